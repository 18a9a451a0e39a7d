/** Uses the desk of the back office as a person does: reads a form, changes some fields and sends
 * it. */
import { Parser } from 'htmlparser2';

export type Change = (fields: URLSearchParams) => void;

interface Form {
  readonly action: string;
  readonly fields: URLSearchParams;
}

/** Opens a page of the desk, changes the form with this action (by default the page's path) and
 * sends it. Throws if it is refused. */
export async function editForm(
  desk: string,
  page: string,
  change: Change,
  action = page,
): Promise<void> {
  const opened = await fetch(desk + page);
  const form = readForms(await opened.text()).find((candidate) => candidate.action === action);
  if (form === undefined) throw new Error(`${page} has no form ${action}`);
  change(form.fields);
  await sendForm(desk, action, form.fields);
}

async function sendForm(desk: string, action: string, fields: URLSearchParams): Promise<void> {
  const answer = await fetch(desk + action, { method: 'POST', body: fields, redirect: 'manual' });
  await answer.body?.cancel();
  if (answer.status !== 303) throw new Error(`${action} answered ${answer.status}`);
}

function readForms(html: string): readonly Form[] {
  const forms: Form[] = [];
  let select = '';
  let area: { readonly name: string; text: string } | null = null;
  const add = (name: string, value: string) => forms.at(-1)?.fields.append(name, value);
  const parser = new Parser({
    onopentag(element, { action, name = '', value = '', type, checked, selected }) {
      if (element === 'form') forms.push({ action: action ?? '', fields: new URLSearchParams() });
      if (element === 'select') select = name;
      if (element === 'textarea') area = { name, text: '' };
      if (element === 'option' && selected !== undefined) add(select, value);
      if (
        element === 'input' &&
        name !== '' &&
        type !== 'file' &&
        ((type !== 'checkbox' && type !== 'radio') || checked !== undefined)
      )
        add(name, value);
    },
    ontext(text) {
      if (area !== null) area.text += text;
    },
    onclosetag(element) {
      if (element !== 'textarea' || area === null) return;
      add(area.name, area.text);
      area = null;
    },
  });
  parser.end(html);
  return forms;
}

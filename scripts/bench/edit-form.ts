/** Uses the desk of the back office as a person does: reads a form, changes some fields and sends
 * it. */
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

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
  const add = (name = '', value = '') => forms.at(-1)?.fields.append(name, value);
  const read = (node: DefaultTreeAdapterTypes.Node, select?: string): void => {
    if (!('tagName' in node)) {
      if ('childNodes' in node) for (const child of node.childNodes) read(child, select);
      return;
    }
    const { action, name, value, type, checked, selected } = Object.fromEntries(
      node.attrs.map((each) => [each.name, each.value]),
    ) as Readonly<Record<string, string | undefined>>;
    const isBox = type === 'checkbox' || type === 'radio';
    if (node.tagName === 'form')
      forms.push({ action: action ?? '', fields: new URLSearchParams() });
    if (node.tagName === 'option' && selected !== undefined) add(select, value);
    if (node.tagName === 'textarea')
      add(name, node.childNodes.map((text) => ('value' in text ? text.value : '')).join(''));
    if (node.tagName === 'input' && name && type !== 'file' && (!isBox || checked !== undefined))
      add(name, value);
    for (const child of node.childNodes) read(child, node.tagName === 'select' ? name : select);
  };
  read(parse(html));
  return forms;
}

import { readForm as readFields, type FormLimits } from '../http/body.ts';
import { param, type Call } from '../http/router.ts';
import { Problem } from '../http/answer.ts';
import type { Upload } from '../pictures/picture-storage.ts';
import { html, type Fragment, type Markup } from './escape-html.ts';
import type { Desk } from './desk.ts';

const TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const LIMITS: FormLimits = {
  files: 12,
  fileMegabytes: 20,
  totalMegabytes: 80,
  fields: 200,
  fieldLength: 512 * 1024,
};

export interface Posted {
  readonly fields: URLSearchParams;
  readonly uploads: ReadonlyMap<string, readonly Upload[]>;
  /** Sentences on refused uploads. */
  readonly errors: readonly string[];
}

/** Reads a form, URL-encoded or with files; keeps uploaded pictures as public files. */
export async function readForm({ request }: Call, { storage }: Desk): Promise<Posted> {
  const form = await readFields(request, TYPES, LIMITS).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.status !== 413) throw error;
    throw new Problem(
      413,
      `É demais de uma vez: mande até ${LIMITS.files} arquivos, cada um de até ${LIMITS.fileMegabytes} MB.`,
    );
  });
  const uploads = new Map<string, Upload[]>();
  const errors: string[] = [];
  for (const { field, name, bytes } of form.files) {
    const upload = await storage.add(bytes);
    if (upload) uploads.set(field, [...(uploads.get(field) ?? []), upload]);
    else errors.push(`“${name}” não é uma foto JPEG, PNG ou WebP que se possa abrir.`);
  }
  return { fields: form.fields, uploads, errors };
}

/** A trimmed line of text without line breaks. */
export function line({ fields }: Posted, name: string): string {
  return (fields.get(name) ?? '').replace(/[\r\n]+/g, ' ').trim();
}

/** Several lines, ended by `\n`. */
export function lines({ fields }: Posted, name: string): string {
  return (fields.get(name) ?? '').replace(/\r\n?/g, '\n').trim();
}

/** The record number in an address. Throws 404 for anything else. */
export function idParam(call: Call): number {
  const written = param(call, 'id');
  if (!/^\d{1,15}$/.test(written)) throw new Problem(404, 'Essa página não existe.');
  return Number(written);
}

/** Sentences of the rules that do not hold. */
export function faults(
  ...rules: readonly (readonly [holds: boolean, sentence: string])[]
): string[] {
  return rules.filter(([holds]) => !holds).map(([, sentence]) => sentence);
}

/** A form with fields, perhaps files, and a save button. */
export function saveForm(action: string, fields: Fragment, back: string): Markup {
  return html`<form class="stack" method="post" action="${action}" enctype="multipart/form-data">
    ${fields}
    <p class="row save"><button class="main">Salvar</button><a href="${back}">Voltar</a></p>
  </form>`;
}

export function textField(label: string, name: string, value: string, more: Fragment = ''): Markup {
  return html`<label>${label}<input name="${name}" value="${value}" ${more} /></label>`;
}

export function areaField(
  label: string,
  name: string,
  value: string,
  kind: '' | 'tall' = '',
): Markup {
  return html`<label>${label}<textarea name="${name}" class="${kind}">${value}</textarea></label>`;
}

export function selectField(
  label: string,
  name: string,
  value: string,
  options: readonly (readonly [value: string, label: string])[],
): Markup {
  return html`<label
    >${label}<select name="${name}">
      ${options.map(([option, text]) => html`<option value="${option}" ${option === value && html` selected`}>${text}</option>`)}
    </select></label
  >`;
}

export function checkField(label: string, name: string, value: string, checked: boolean): Markup {
  return html`<label class="check"
    ><input
      type="checkbox"
      name="${name}"
      value="${value}"
      ${checked && html` checked`}
    />${label}</label
  >`;
}

/** A button that posts to a path. */
export function buttonForm(action: string, text: Fragment, name = '', value = ''): Markup {
  return html`<form method="post" action="${action}">
    <button ${name !== '' && html` name="${name}" value="${value}"`}>${text}</button>
  </form>`;
}

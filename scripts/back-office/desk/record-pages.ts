import { Problem, seeOther } from '../http/answer.ts';
import { get, param, post, type Call } from '../http/router.ts';
import type { Kind, Records, Stored, Value, Values } from '../store/records.ts';
import { isPosted, readForm, thumbnail } from './field-types.ts';
import { html } from './html.ts';
import type { Section } from './record-fields.ts';
import { idParam, question, rows, type Desk, type DeskRoute, type Page } from './shell.ts';

export function recordPages({ records, storage }: Desk, section: Section): DeskRoute[] {
  const { kind, path, title, addLabel } = section;
  const find = (call: Call): Stored<Kind> => {
    const record = records.find(kind, idParam(call));
    if (record === undefined) throw new Problem(404, 'Isso não existe, ou foi removido.');
    return record;
  };
  const save = async (call: Call, standing?: Stored<Kind>): Promise<Page | Response> => {
    const form = await readForm(call, storage);
    const { id, ...before } = standing ?? { ...blankOf(section), id: undefined };
    const draft: Record<string, Value> = { ...before };
    for (const field of section.fields)
      if (standing === undefined || isPosted(field, form)) draft[field.name] = field.read(form);
    const values = draft as Values as Records[Kind];
    if (form.errors.length > 0) return formPage(section, id, values, form.errors);
    const done = section.complete?.(values) ?? values;
    return seeOther(`${path}/${records.save(kind, done, id)}?aviso=salvo`);
  };
  const routes: DeskRoute[] = [
    get(path, () => {
      const items = records.list(kind).map((record) => ({
        href: `${path}/${record.id}`,
        title: section.label(record),
        picture: thumbnail(section.picture?.(record) ?? ''),
        notes: section.notes?.(record) ?? [],
      }));
      const adder = addLabel !== undefined && html`<a href="${path}/novo">${addLabel}</a>`;
      return {
        title,
        content: html`<p>${adder}</p>
          ${rows(items)}`,
      };
    }),
    get(`${path}/:id`, (call) => {
      if (addLabel !== undefined && param(call, 'id') === 'novo')
        return formPage(section, undefined, blankOf(section));
      const { id, ...values } = find(call);
      return formPage(section, id, values);
    }),
    post(`${path}/:id`, (call) => save(call, find(call))),
  ];
  if (addLabel === undefined) return routes;
  return [
    ...routes,
    post(path, (call) => save(call)),
    get(`${path}/:id/remover`, (call) => {
      const record = find(call);
      const what = `“${section.label(record)}”`;
      const consequence = 'O site muda quando você publicar.';
      return question(`${path}/${record.id}`, 'Remover', what, consequence);
    }),
    post(`${path}/:id/remover`, (call) => {
      records.remove(kind, find(call).id);
      return seeOther(`${path}?aviso=removido`);
    }),
  ];
}

function blankOf({ fields }: Section): Records[Kind] {
  return Object.fromEntries(fields.map(({ name, blank }) => [name, blank])) as Records[Kind];
}

function formPage(
  section: Section,
  id: number | undefined,
  record: Records[Kind],
  errors: readonly string[] = [],
): Page {
  const { path, addLabel, fields } = section;
  const values: Values = record;
  const content = html`<form
      method="post"
      action="${id === undefined ? path : `${path}/${id}`}"
      enctype="multipart/form-data"
    >
      <div class="fields">
        ${fields.map(({ name, blank, draw }) => draw(values[name] ?? blank))}
      </div>
      <p class="row save"><button>Salvar</button><a href="${path}">Voltar</a></p>
    </form>
    ${id !== undefined && addLabel !== undefined && html`<p><a href="${path}/${id}/remover">Remover…</a></p>`}`;
  return {
    title: id === undefined ? (addLabel ?? '') : section.label(record),
    site: id === undefined ? undefined : section.site({ ...record, id }),
    content,
    errors,
  };
}

import { Problem, seeOther } from '../http/answer.ts';
import { get, param, post, type Call } from '../http/router.ts';
import type { Kind, Records, Value, Values } from '../store/records.ts';
import { isPosted, readForm, thumbnail } from './field-types.ts';
import { html } from './html.ts';
import type { AnySection } from './record-fields.ts';
import { idParam, question, rows, type Desk, type DeskRoute, type Page } from './shell.ts';

type Standing = Records[Kind] & { readonly id: number };
const toValues = (record: Records[Kind]): Values => record as unknown as Values;

export function recordPages({ records, storage }: Desk, kind: AnySection): DeskRoute[] {
  const { path, title, addLabel } = kind;
  const find = (call: Call): Standing => {
    const record = records.find(kind.kind, idParam(call));
    if (record === undefined) throw new Problem(404, 'Isso não existe, ou foi removido.');
    return record;
  };
  const save = async (call: Call, standing?: Standing): Promise<Page | Response> => {
    const form = await readForm(call, storage);
    const { id, ...before } = standing ?? { ...blankOf(kind), id: undefined };
    const draft: Record<string, Value> = { ...toValues(before as Records[Kind]) };
    for (const field of kind.fields)
      if (standing === undefined || isPosted(field, form)) draft[field.name] = field.read(form);
    const values = draft as unknown as Records[Kind];
    if (form.errors.length > 0) return formPage(kind, id, values, form.errors);
    const done = kind.complete?.(values) ?? values;
    return seeOther(`${path}/${records.save(kind.kind, toValues(done), id)}?aviso=salvo`);
  };
  const routes: DeskRoute[] = [
    get(path, () => {
      const list = records.list(kind.kind) as readonly Standing[];
      const items = list.map((record) => ({
        href: `${path}/${record.id}`,
        title: kind.label(record),
        picture: thumbnail(kind.picture?.(record) ?? ''),
        notes: kind.notes?.(record) ?? [],
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
        return formPage(kind, undefined, blankOf(kind));
      const { id, ...values } = find(call);
      return formPage(kind, id, values as Records[Kind]);
    }),
    post(`${path}/:id`, (call) => save(call, find(call))),
  ];
  if (addLabel === undefined) return routes;
  return [
    ...routes,
    post(path, (call) => save(call)),
    get(`${path}/:id/remover`, (call) => {
      const record = find(call);
      const what = `“${kind.label(record)}”`;
      const consequence = 'O site muda quando você publicar.';
      return question(`${path}/${record.id}`, 'Remover', what, consequence);
    }),
    post(`${path}/:id/remover`, (call) => {
      records.remove(kind.kind, find(call).id);
      return seeOther(`${path}?aviso=removido`);
    }),
  ];
}

function blankOf({ fields }: AnySection): Records[Kind] {
  return Object.fromEntries(
    fields.map(({ name, blank }) => [name, blank]),
  ) as unknown as Records[Kind];
}

function formPage(
  kind: AnySection,
  id: number | undefined,
  record: Records[Kind],
  errors: readonly string[] = [],
): Page {
  const { path, addLabel, fields } = kind;
  const values = toValues(record);
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
    title: id === undefined ? (addLabel ?? '') : kind.label(record),
    site: id === undefined ? undefined : kind.site({ ...record, id }),
    content,
    errors,
  };
}

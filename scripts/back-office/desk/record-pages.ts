/** The pages of every kind of record: a list, a form, and a question before a record is removed. */
import { Problem, seeOther } from '../http/answer.ts';
import { get, param, post, type Call } from '../http/router.ts';
import { fold } from '../store/fold.ts';
import type { Kind, Records, Value, Values } from '../store/records.ts';
import { html } from './escape-html.ts';
import { isPosted, readForm, thumbnail } from './fields.ts';
import { KINDS, type AnyKind } from './kinds.ts';
import { idParam, question, rows, type Desk, type DeskRoute, type Page } from './shell.ts';

type Standing = Records[Kind] & { readonly id: number };
const toValues = (record: Records[Kind]): Values => record as unknown as Values;

export function recordPages(desk: Desk): DeskRoute[] {
  const { records, storage } = desk;
  return KINDS.flatMap((kind) => {
    const { path, fresh } = kind;
    const find = (call: Call): Standing => {
      const record = records.find(kind.kind, idParam(call));
      if (record === undefined) throw new Problem(404, 'Isso não existe, ou foi removido.');
      return record;
    };
    const routes: DeskRoute[] = [
      get(path, (call) => listPage(call, desk, kind)),
      get(`${path}/:id`, (call) =>
        fresh !== undefined && param(call, 'id') === 'novo'
          ? formPage(desk, kind, blankOf(kind))
          : formPage(desk, kind, find(call)),
      ),
      post(`${path}/:id`, (call) => save(call, desk, kind, find(call))),
    ];
    if (fresh === undefined) return routes;
    return [
      ...routes,
      post(path, (call) => save(call, desk, kind)),
      post(`${path}/:id/mover`, async (call) => {
        const { fields } = await readForm(call, storage);
        records.move(kind.kind, idParam(call), fields.get('para') === 'cima' ? -1 : 1);
        return seeOther(`${path}?aviso=ordem`);
      }),
      get(`${path}/:id/remover`, (call) => {
        const record = find(call);
        const address = `${path}/${record.id}`;
        return question(
          address,
          'Remover',
          `“${kind.label(record)}”`,
          'O site muda quando você publicar.',
        );
      }),
      post(`${path}/:id/remover`, (call) => {
        records.remove(kind.kind, find(call).id);
        return seeOther(`${path}?aviso=removido`);
      }),
    ];
  });
}

function blankOf({ fields }: AnyKind): Records[Kind] {
  return Object.fromEntries(
    fields.map(({ name, blank }) => [name, blank]),
  ) as unknown as Records[Kind];
}

function picturesOf({ fields }: AnyKind, values: Values): string[] {
  return fields.flatMap((field) => field.pictures?.(values[field.name] ?? field.blank) ?? []);
}

function listPage(call: Call, { records }: Desk, kind: AnyKind): Page {
  const { path, title, fresh, isSorted = false } = kind;
  const words = (call.query.get('q') ?? '').trim().slice(0, 100);
  const all = records.list(kind.kind) as readonly Standing[];
  const shown = isSorted
    ? all
        .filter((record) => fold(kind.label(record)).includes(fold(words)))
        .toSorted((one, other) => (fold(kind.label(one)) < fold(kind.label(other)) ? -1 : 1))
    : all;
  const items = shown.map((record, place) => {
    const name = kind.label(record);
    const arrow = (to: string, sign: string, word: string) =>
      html`<button name="para" value="${to}" aria-label="${word} ${name}">${sign}</button>`;
    return {
      href: `${path}/${record.id}`,
      title: name,
      picture: thumbnail(picturesOf(kind, toValues(record))[0] ?? ''),
      notes: kind.notes(record),
      actions:
        fresh !== undefined &&
        !isSorted &&
        html`<form class="row" method="post" action="${path}/${record.id}/mover">
          ${place > 0 && arrow('cima', '↑', 'Subir')}${place < shown.length - 1 && arrow('baixo', '↓', 'Descer')}
        </form>`,
    };
  });
  const content = html`${
    isSorted &&
    html`<form class="row" action="${path}">
      <label>Buscar por nome<input type="search" name="q" value="${words}" /></label
      ><button>Buscar</button>
      <span class="mute">${shown.length === 1 ? '1 talento' : `${shown.length} talentos`}</span>
    </form>`
  }
  ${fresh !== undefined && html`<p><a class="button" href="${path}/novo">${fresh}</a></p>`}
  ${rows(items)}`;
  return { title, content };
}

/** The form of a record, or of a new one, with what was refused. */
function formPage(
  { records }: Desk,
  kind: AnyKind,
  record: Records[Kind] | Standing,
  errors: readonly string[] = [],
): Page {
  const { path, fresh, fields, isSorted = false } = kind;
  const id = 'id' in record ? record.id : undefined;
  const values = toValues(record);
  // A talent's form offers that talent's pictures alone, a slide's or post's all of its kind.
  const sources = isSorted ? [values] : [values, ...records.list(kind.kind).map(toValues)];
  const choices = sources.flatMap((source) => picturesOf(kind, source));
  const content = html`<form
      method="post"
      action="${id === undefined ? path : `${path}/${id}`}"
      enctype="multipart/form-data"
    >
      <div class="fields">
        ${fields.map((field) => [
          field.note !== undefined && html`<p class="mute">${field.note}</p>`,
          field.draw(values[field.name] ?? field.blank, choices),
        ])}
      </div>
      <p class="row save"><button class="main">Salvar</button><a href="${path}">Voltar</a></p>
    </form>
    ${id !== undefined && fresh !== undefined && html`<p><a href="${path}/${id}/remover">Remover…</a></p>`}`;
  return {
    title: id === undefined ? (fresh ?? '') : kind.label(record),
    site: 'id' in record ? kind.site(record) : null,
    content,
    errors,
  };
}

async function save(
  call: Call,
  desk: Desk,
  kind: AnyKind,
  standing?: Standing,
): Promise<Page | Response> {
  const { records, storage } = desk;
  const form = await readForm(call, storage);
  const before = toValues(standing ?? blankOf(kind));
  const draft: Record<string, Value> = { ...before };
  delete draft['id'];
  const errors = [...form.errors];
  for (const field of kind.fields) {
    // What a form does not hold stays as it stands.
    if (standing !== undefined && !isPosted(field, form)) continue;
    const { value, errors: refused } = field.read(form, before[field.name] ?? field.blank);
    draft[field.name] = value;
    errors.push(...refused);
  }
  const values = draft as unknown as Records[Kind];
  const done = kind.complete?.(values) ?? values;
  const others = records.list(kind.kind).filter((other) => other.id !== standing?.id);
  errors.push(...(kind.judge?.(done, others) ?? []));
  if (errors.length > 0) {
    if (form.uploads.size > 0)
      errors.push('As fotos que chegaram inteiras já estão no formulário: não escolha de novo.');
    const refused = standing === undefined ? values : { ...values, id: standing.id };
    return formPage(desk, kind, refused, [...new Set(errors)]);
  }
  const saved = records.save(kind.kind, toValues(done), standing?.id);
  return seeOther(`${kind.path}/${saved}?aviso=salvo`);
}

/** The pages of every kind of record: a list, a form, and a question before a record is removed. */
import { Problem, seeOther } from '../http/answer.ts';
import { get, param, post, type Call } from '../http/router.ts';
import { fold } from '../store/fold.ts';
import { LANGUAGES, type Kind, type Records, type Values } from '../store/records.ts';
import { html, type Fragment, type Markup } from './escape-html.ts';
import { draw, read, readForm, thumbnail, type Posted } from './fields.ts';
import { fieldsOf, KINDS, type AnyKind, type Part } from './kinds.ts';
import type { Desk, DeskRoute, Page } from './shell.ts';

/** Records on a page of a list. */
export const PER_PAGE = 50;

type Standing = Records[Kind] & { readonly id: number };
const toValues = (record: Records[Kind]): Values => record as unknown as Values;

export function recordPages(desk: Desk): DeskRoute[] {
  return KINDS.flatMap((kind) => {
    const { path, fresh } = kind;
    const routes: DeskRoute[] = [
      get(path, (call) =>
        kind.kind === 'agency' ? seeOther(`${path}/1`) : listPage(call, desk, kind),
      ),
      get(`${path}/:id`, (call) =>
        fresh !== undefined && param(call, 'id') === 'novo'
          ? formPage(desk, kind, kind.blank)
          : formPage(desk, kind, find(call, desk, kind)),
      ),
      post(`${path}/:id`, (call) => save(call, desk, kind, find(call, desk, kind))),
    ];
    if (fresh === undefined) return routes;
    return [
      ...routes,
      post(path, (call) => save(call, desk, kind)),
      post(`${path}/:id/mover`, (call) => move(call, desk, kind)),
      get(`${path}/:id/remover`, (call) => question(kind, find(call, desk, kind))),
      post(`${path}/:id/remover`, (call) => remove(desk, kind, find(call, desk, kind))),
    ];
  });
}

/** The record number in an address. Throws 404 for anything else. */
export function idParam(call: Call): number {
  const written = param(call, 'id');
  if (!/^\d{1,15}$/.test(written)) throw new Problem(404, 'Essa página não existe.');
  return Number(written);
}

function find(call: Call, { records }: Desk, { kind }: AnyKind): Standing {
  const record = records.find(kind, idParam(call));
  if (record === undefined) throw new Problem(404, 'Isso não existe, ou foi removido.');
  return record;
}

export interface Row {
  readonly href: string;
  readonly title: string;
  readonly picture?: Fragment;
  readonly notes: readonly Fragment[];
  readonly actions?: Fragment;
}

/** A list of records; on narrow screens actions go below. */
export function rows(items: readonly Row[]): Markup {
  return html`<ul class="items">
    ${items.map(
      ({ href, title, picture = false, notes, actions = false }) =>
        html`<li class="item">
          <div class="thumb">${picture}</div>
          <div>
            <a href="${href}">${title}</a>
            ${notes.map((note) => note !== false && note !== '' && html`<p class="mute">${note}</p>`)}
          </div>
          <div class="row">${actions}</div>
        </li>`,
    )}
  </ul>`;
}

/** `?pagina=`, from 1, and links to the pages beside it. */
export function pagesOf({ path, query }: Call, total: number) {
  const asked = Number(query.get('pagina') ?? 1);
  const page = Number.isSafeInteger(asked) && asked > 0 && asked < 1e9 ? asked : 1;
  const last = Math.ceil(total / PER_PAGE);
  const link = (to: number): string => {
    const next = new URLSearchParams(query);
    next.delete('aviso');
    next.set('pagina', String(to));
    return `${path}?${next.toString()}`;
  };
  const links =
    last > 1 &&
    html`<p class="row">
      ${page > 1 && html`<a href="${link(page - 1)}">Anterior</a>`}<span class="mute"
        >Página ${page} de ${last}</span
      >${page < last && html`<a href="${link(page + 1)}">Próxima</a>`}
    </p>`;
  return { offset: (page - 1) * PER_PAGE, links };
}

function listPage(call: Call, { records }: Desk, kind: AnyKind): Page {
  const { path, title, fresh, isSorted = false } = kind;
  const words = (call.query.get('q') ?? '').trim().slice(0, 100);
  const all = records.list(kind.kind) as readonly Standing[];
  const found = isSorted
    ? all
        .filter((record) => fold(kind.label(record)).includes(fold(words)))
        .toSorted((one, other) => (fold(kind.label(one)) < fold(kind.label(other)) ? -1 : 1))
    : all;
  const { offset, links } = isSorted ? pagesOf(call, found.length) : { offset: 0, links: false };
  const shown = isSorted ? found.slice(offset, offset + PER_PAGE) : found;
  const items = shown.map((record, place) => {
    const name = kind.label(record);
    const arrow = (to: string, sign: string, word: string) =>
      html`<button name="para" value="${to}" aria-label="${word} ${name}">${sign}</button>`;
    return {
      href: `${path}/${record.id}`,
      title: name,
      picture: kind.pictures(record).map(thumbnail),
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
      <span class="mute">${found.length === 1 ? '1 talento' : `${found.length} talentos`}</span>
    </form>`
  }
  ${fresh !== undefined && html`<p><a class="button" href="${path}/novo">${fresh}</a></p>`}
  ${rows(items)} ${links}`;
  return { title, content };
}

/** The form of a record, or of a new one, with what was refused. */
function formPage(
  { records }: Desk,
  kind: AnyKind,
  values: Records[Kind] | Standing,
  errors: readonly string[] = [],
): Page {
  const { path, fresh } = kind;
  const id = 'id' in values ? values.id : undefined;
  const shown = toValues(values);
  const choices = choicesOf(kind, shown, records.list(kind.kind).map(toValues));
  const drawPart = ({ legend, shape, note, fields }: Part) =>
    html`${legend !== undefined && html`<h2>${legend}</h2>`}
      ${note !== undefined && html`<p class="mute">${note}</p>`}
      <div class="${shape}">
        ${fields.map((field) => draw(field, shown[field.name], choices(field.name)))}
      </div>`;
  // The hidden button is the one that the Enter key presses.
  const content = html`<form
      method="post"
      action="${id === undefined ? path : `${path}/${id}`}"
      enctype="multipart/form-data"
    >
      <button hidden>Salvar</button>
      ${kind.parts(values).map(drawPart)}
      <p class="row save">
        <button class="main">Salvar</button
        >${kind.kind !== 'agency' && html`<a href="${path}">Voltar</a>`}
      </p>
    </form>
    ${id !== undefined && fresh !== undefined && html`<p><a href="${path}/${id}/remover">Remover…</a></p>`}`;
  return {
    title: id === undefined ? (fresh ?? '') : kind.label(values),
    site: 'id' in values ? kind.site(values) : null,
    content,
    errors,
  };
}

/** Pictures that a field may take: a talent's own, or what others of the kind have there. */
function choicesOf(kind: AnyKind, values: Values, others: readonly Values[]) {
  const own = fieldsOf(kind, values).flatMap(({ type, name }) => {
    const value = values[name];
    if (type === 'picture') return [String(value)];
    return type === 'pictures'
      ? (value as readonly { file: string }[]).map(({ file }) => file)
      : [];
  });
  return (name: string): readonly string[] =>
    kind.kind === 'talents' ? own : others.map((other) => String(other[name] ?? ''));
}

async function save(
  call: Call,
  desk: Desk,
  kind: AnyKind,
  standing?: Standing,
): Promise<Page | Response> {
  const { records, storage, edits } = desk;
  const form = await readForm(call, storage);
  const before = toValues(standing ?? kind.blank);
  const draft: Record<string, Values[string]> = { ...before };
  const errors = [...form.errors];
  for (const field of fieldsOf(kind, before)) {
    const { value, errors: refused } = await read(field, form, before[field.name], storage);
    draft[field.name] = value;
    errors.push(...refused);
  }
  delete draft['id'];
  const values = draft as unknown as Records[Kind];
  const done = kind.complete?.(values) ?? values;
  const others = records.list(kind.kind).filter(({ id }) => id !== standing?.id);
  errors.push(...(kind.judge?.(done, others) ?? []));
  if (errors.length > 0) {
    if (form.uploads.size > 0)
      errors.push('As fotos que chegaram inteiras já estão no formulário: não escolha de novo.');
    const refused = standing === undefined ? values : { ...values, id: standing.id };
    return formPage(desk, kind, refused, [...new Set(errors)]);
  }
  // A new record's number is known before it is saved, so that the log can name it.
  const id = standing?.id ?? Math.max(0, ...records.rows(kind.kind).map((row) => row.id)) + 1;
  edits.track({ kind: kind.kind, record: id, label: kind.label(done) }, () =>
    records.save(kind.kind, done, id),
  );
  const anchor = (form.fields.get('mover') ?? '').split(' ')[0] ?? '';
  return seeOther(
    `${kind.path}/${id}?aviso=${noticeOf(toValues(done), standing && toValues(standing))}${anchor === '' ? '' : `#${anchor}`}`,
  );
}

/** Tells when a record of both languages changed in one alone. */
function noticeOf(now: Values, before: Values | undefined): string {
  if (before === undefined) return 'salvo';
  const changed = LANGUAGES.filter((language) =>
    Object.keys(now).some((name) => name.endsWith(`_${language}`) && now[name] !== before[name]),
  );
  return changed.length === 1 ? `salvo-${changed[0] ?? ''}` : 'salvo';
}

async function move(call: Call, { records, edits, storage }: Desk, kind: AnyKind) {
  const { fields }: Posted = await readForm(call, storage);
  const step = fields.get('para') === 'cima' ? -1 : 1;
  edits.track({ kind: kind.kind, record: 0, label: `Ordem: ${kind.title}` }, () => {
    records.move(kind.kind, idParam(call), step);
  });
  return seeOther(`${kind.path}?aviso=ordem`);
}

function question(kind: AnyKind, record: Standing): Page {
  const place = `${kind.path}/${record.id}`;
  const content = html`<p>O site muda quando você publicar. Logo depois, ainda dá para desfazer.</p>
    <div class="thumb">${kind.pictures(record).map(thumbnail)}</div>
    <form class="row" method="post" action="${place}/remover">
      <button>Sim, remover</button><a href="${place}">Não, voltar</a>
    </form>`;
  return { title: `Remover “${kind.label(record)}”?`, content };
}

function remove({ records, edits }: Desk, kind: AnyKind, record: Standing): Response {
  edits.track({ kind: kind.kind, record: record.id, label: kind.label(record) }, () => {
    records.remove(kind.kind, record.id);
  });
  return seeOther(`${kind.path}?aviso=removido`);
}

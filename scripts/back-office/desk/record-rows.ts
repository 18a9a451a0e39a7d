/** Slides, posts and staff: an ordered list, a form, and a confirmation before removal. */
import { Problem, seeOther } from '../http/answer.ts';
import { get, post, type Call } from '../http/router.ts';
import type { Ordered } from '../store/content-store.ts';
import { buttonForm, idParam, readForm, saveForm, type Posted } from './forms.ts';
import { html, type Fragment, type Markup } from './escape-html.ts';
import type { Desk, DeskRoute, Page } from './desk.ts';

export interface Row {
  readonly href: string;
  readonly title: string;
  readonly picture?: Fragment;
  readonly notes: readonly Fragment[];
  readonly actions?: Fragment;
}

export interface Records<Draft> {
  readonly collection: Ordered;
  readonly path: string;
  readonly title: string;
  /** Such as `slide` and `Novo slide`. */
  readonly one: string;
  readonly fresh: string;
  readonly blank: Draft;
  readonly all: () => readonly (Draft & { readonly id: number })[];
  readonly label: (draft: Draft) => string;
  /** Records of a group share one order. */
  readonly group: (draft: Draft) => string;
  readonly row: (draft: Draft) => Pick<Row, 'picture' | 'notes'>;
  readonly site: (draft: Draft) => string;
  readonly fields: (draft: Draft) => Fragment;
  readonly more?: (id: number | undefined) => Fragment;
  readonly read: (
    form: Posted,
    standing: Draft,
  ) => { readonly draft: Draft; readonly errors: readonly string[] };
  readonly save: (draft: Draft, id?: number) => void;
  /** Code of the message after saving; default `salvo`. */
  readonly notice?: (draft: Draft, standing: Draft) => string;
}

/** A list of records; on narrow screens actions go below. */
export function rows(items: readonly Row[]): Markup {
  return html`<ul class="items">
    ${items.map(
      ({ href, title, picture = '', notes, actions = '' }) =>
        html`<li class="item">
          <div class="thumb">${picture}</div>
          <div class="what">
            <a href="${href}">${title}</a>
            ${notes.map((note) => note !== false && note !== '' && html`<p class="mute">${note}</p>`)}
          </div>
          <div class="do row">${actions}</div>
        </li>`,
    )}
  </ul>`;
}

/** The pages and actions of a collection. */
export function recordPages<Draft extends object>(
  desk: Desk,
  records: Records<Draft>,
): DeskRoute[] {
  const { path, blank } = records;
  return [
    get(path, () => listPage(records)),
    post(path, (call) => save(call, desk, records)),
    get(`${path}/novo`, () => formPage(records, blank)),
    get(`${path}/:id`, (call) => {
      const record = find(call, records);
      return formPage(records, record, record.id);
    }),
    post(`${path}/:id`, (call) => save(call, desk, records, find(call, records))),
    post(`${path}/:id/mover`, (call) => move(call, desk, records)),
    get(`${path}/:id/remover`, (call) => {
      const record = find(call, records);
      return removalPage(
        `${path}/${record.id}`,
        records.label(record),
        records.site(record),
        records.row(record).picture,
      );
    }),
    post(`${path}/:id/remover`, (call) => remove(desk, records, find(call, records))),
  ];
}

type Standing<Draft> = Draft & { readonly id: number };

function find<Draft>(call: Call, { all, one }: Records<Draft>): Standing<Draft> {
  const id = idParam(call);
  const record = all().find((candidate) => candidate.id === id);
  if (!record) throw new Problem(404, `Não existe ${one} com esse número.`);
  return record;
}

function listPage<Draft>({
  all,
  group,
  label,
  row,
  path,
  title,
  fresh,
  site,
  blank,
}: Records<Draft>): Page {
  const groups = Array.from(Map.groupBy(all(), group), ([name, siblings]) => {
    const items = siblings.map((record, place) => ({
      href: `${path}/${record.id}`,
      title: label(record),
      ...row(record),
      actions: html`<form class="row" method="post" action="${path}/${record.id}/mover">
        ${place > 0 && html`<button name="para" value="cima" aria-label="Subir ${label(record)}">↑</button>`}
        ${place < siblings.length - 1 && html`<button name="para" value="baixo" aria-label="Descer ${label(record)}">↓</button>`}
      </form>`,
    }));
    return html`${name !== '' && html`<h2>${name}</h2>`}${rows(items)}`;
  });
  const content = html`<p><a class="button" href="${path}/novo">${fresh}</a></p>
    ${groups}`;
  return { title, site: site(blank), content };
}

/** `id` is absent for a new record. */
function formPage<Draft>(
  records: Records<Draft>,
  draft: Draft,
  id?: number,
  errors: readonly string[] = [],
): Page {
  const { path, fresh, label, site, fields, more } = records;
  const content = html`${saveForm(id === undefined ? path : `${path}/${id}`, fields(draft), path)}
  ${more?.(id)} ${id !== undefined && html`<p><a href="${path}/${id}/remover">Remover…</a></p>`}`;
  return { title: id === undefined ? fresh : label(draft), site: site(draft), content, errors };
}

async function save<Draft>(
  call: Call,
  desk: Desk,
  records: Records<Draft>,
  standing?: Standing<Draft>,
): Promise<Page | Response> {
  const { path, blank, all, label, site, read } = records;
  const form = await readForm(call, desk);
  const { draft, errors } = read(form, standing ?? blank);
  const refused = [...form.errors, ...errors];
  if (refused.length > 0) return formPage(records, draft, standing?.id, refused);
  const id = standing?.id ?? Math.max(0, ...all().map((record) => record.id)) + 1;
  desk.edits.track(
    { path: `${path}/${id}`, label: label(draft), site: site(draft) },
    standing ?? null,
    () => {
      records.save(draft, standing?.id);
      return all().find((record) => record.id === id);
    },
  );
  return seeOther(`${path}?aviso=${records.notice?.(draft, standing ?? blank) ?? 'salvo'}`);
}

async function move<Draft>(call: Call, desk: Desk, records: Records<Draft>): Promise<Response> {
  const { collection, path, title, blank, site } = records;
  const { id } = find(call, records);
  const step = (await readForm(call, desk)).fields.get('para') === 'cima' ? -1 : 1;
  const order = (): readonly number[] => records.all().map((record) => record.id);
  desk.edits.track({ path, label: `Ordem: ${title}`, site: site(blank) }, order(), () => {
    desk.content.move(collection, id, step);
    return order();
  });
  return seeOther(`${path}?aviso=ordem`);
}

/** Asks before a record is removed; `place` is its address at the desk. */
export function removalPage(
  place: string,
  label: string,
  site: string | null,
  picture: Fragment,
): Page {
  const content = html`<p>O site muda quando você publicar. Logo depois, ainda dá para desfazer.</p>
    <div class="thumb">${picture}</div>
    <div class="row">
      ${buttonForm(`${place}/remover`, 'Sim, remover')}<a href="${place}">Não, voltar</a>
    </div>`;
  return { title: `Remover “${label}”?`, site, content };
}

function remove<Draft>(
  desk: Desk,
  { collection, path, label, site, blank }: Records<Draft>,
  record: Standing<Draft>,
): Response {
  desk.edits.track(
    { path: `${path}/${record.id}`, label: label(record), site: site(blank) },
    record,
    () => {
      desk.content.remove(collection, record.id);
      return null;
    },
  );
  return seeOther(`${path}?aviso=removido`);
}

/** What slides, posts and staff have in common: a list in an order that means something, a form, and a question before removing. */
import { seeOther } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { Problem } from '../http/problem.ts';
import type { Ordered } from '../store/content.ts';
import { buttonForm, idParam, readForm, saveForm, type Posted } from './forms.ts';
import { html, type Fragment, type Markup } from './html.ts';
import type { Page } from './layout.ts';
import type { Desk, DeskRoute } from './routes.ts';

export interface Row {
  readonly href: string;
  readonly title: string;
  readonly picture?: Fragment;
  readonly notes: readonly Fragment[];
  readonly actions?: Fragment;
}

export interface Records<Draft> {
  readonly collection: Ordered;
  /** Path of its pages, and the heading of the list. */
  readonly path: string;
  readonly title: string;
  /** Such as `slide` and `Novo slide`. */
  readonly one: string;
  readonly fresh: string;
  readonly blank: Draft;
  readonly all: () => readonly (Draft & { readonly id: number })[];
  readonly label: (draft: Draft) => string;
  /** Records of one group stand in one order. */
  readonly group: (draft: Draft) => string;
  readonly row: (draft: Draft) => Pick<Row, 'picture' | 'notes'>;
  /** Path on the site. */
  readonly site: (draft: Draft) => string;
  readonly fields: (draft: Draft) => Fragment;
  readonly more?: (id: number | undefined) => Fragment;
  readonly read: (form: Posted, standing: Draft) => { readonly draft: Draft; readonly errors: readonly string[] };
  readonly save: (draft: Draft, id?: number) => void;
}

/** A list of records: on a narrow screen what one can do goes below what it is. */
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

export function recordPages<Draft extends object>(desk: Desk, records: Records<Draft>): DeskRoute[] {
  const { collection, path, title, one, fresh, blank, all, label, group, row, site, fields, more, read, save } = records;
  const { edits, content } = desk;
  type Standing = Draft & { readonly id: number };

  const find = (call: Call): Standing => {
    const id = idParam(call);
    const record = all().find((candidate) => candidate.id === id);
    if (!record) throw new Problem(404, `Não existe ${one} com esse número.`);
    return record;
  };
  const pathOf = (id: number): string => `${path}/${id}`;

  function list(): Page {
    const groups = Array.from(Map.groupBy(all(), group), ([name, siblings]) => {
      const items = siblings.map((record, place) => ({
        href: pathOf(record.id),
        title: label(record),
        ...row(record),
        actions: html`<form class="row" method="post" action="${pathOf(record.id)}/mover">
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

  function edit(draft: Draft, id: number | undefined, errors: readonly string[] = []): Page {
    const content = html`${saveForm(id === undefined ? path : pathOf(id), fields(draft), path)} ${more?.(id)}
    ${id !== undefined && html`<p><a href="${pathOf(id)}/remover">Remover…</a></p>`}`;
    return { title: id === undefined ? fresh : label(draft), site: site(draft), content, errors };
  }

  async function receive(call: Call, standing: Standing | undefined): Promise<Page | ReturnType<typeof seeOther>> {
    const form = await readForm(call, desk);
    const { draft, errors } = read(form, standing ?? blank);
    const refused = [...form.errors, ...errors];
    if (refused.length > 0) return edit(draft, standing?.id, refused);
    const id = standing?.id ?? Math.max(0, ...all().map((record) => record.id)) + 1;
    const edited = { path: pathOf(id), label: label(draft), site: site(draft) };
    edits.track(edited, standing ?? null, () => {
      save(draft, standing?.id);
      return all().find((record) => record.id === id);
    });
    return seeOther(`${path}?aviso=salvo`);
  }

  return [
    { method: 'GET', pattern: path, handler: list },
    { method: 'POST', pattern: path, handler: (call) => receive(call, undefined) },
    { method: 'GET', pattern: `${path}/novo`, handler: () => edit(blank, undefined) },
    {
      method: 'GET',
      pattern: `${path}/:id`,
      handler: (call) => {
        const record = find(call);
        return edit(record, record.id);
      },
    },
    { method: 'POST', pattern: `${path}/:id`, handler: (call) => receive(call, find(call)) },
    {
      method: 'POST',
      pattern: `${path}/:id/mover`,
      handler: async (call) => {
        const { id } = find(call);
        const step = (await readForm(call, desk)).fields.get('para') === 'cima' ? -1 : 1;
        const before = all().map((record) => record.id);
        const edited = { path, label: `Ordem: ${title}`, site: site(blank) };
        edits.track(edited, before, () => {
          content.move(collection, id, step);
          return all().map((record) => record.id);
        });
        return seeOther(`${path}?aviso=ordem`);
      },
    },
    {
      method: 'GET',
      pattern: `${path}/:id/remover`,
      handler: (call) => {
        const record = find(call);
        const name = label(record);
        return {
          title: `Remover “${name}”?`,
          site: site(record),
          content: html`<p>Não dá para desfazer. O site muda quando você publicar.</p>
            <div class="thumb">${row(record).picture}</div>
            <div class="row">
              ${buttonForm(`${pathOf(record.id)}/remover`, 'Sim, remover')}<a href="${pathOf(record.id)}">Não, voltar</a>
            </div>`,
        };
      },
    },
    {
      method: 'POST',
      pattern: `${path}/:id/remover`,
      handler: (call) => {
        const record = find(call);
        const edited = { path: pathOf(record.id), label: label(record), site: site(blank) };
        edits.track(edited, record, () => {
          content.remove(collection, record.id);
          return null;
        });
        return seeOther(`${path}?aviso=removido`);
      },
    },
  ];
}

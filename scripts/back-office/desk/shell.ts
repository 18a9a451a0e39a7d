/** The desk's page shell, and what its pages have in common. It has no scripts: every action is a
 * form. */
import { answerWith, Problem } from '../http/answer.ts';
import { param, type Call, type Route } from '../http/router.ts';
import type { Storage } from '../pictures/picture-storage.ts';
import type { EntryStore } from '../store/entries-store.ts';
import type { RecordStore } from '../store/records.ts';
import { html, type Fragment, type Markup } from './escape-html.ts';
import { KINDS } from './kinds.ts';
import type { Publisher } from './publisher.ts';

export interface Desk {
  readonly records: RecordStore;
  readonly entries: EntryStore;
  readonly publisher: Publisher;
  readonly storage: Storage;
}

export type DeskRoute = Route<Page | Response>;

export interface Page {
  readonly title: string;
  readonly content: Fragment;
  /** Why the form was not saved; shown first, in red. */
  readonly errors?: readonly string[];
  readonly status?: number;
  /** Path of the record's page on the site, if any. */
  readonly site?: string | null;
  readonly isWaiting?: boolean;
}

/** Messages after a redirect, by a code, so that no text from an address is shown. */
const NOTICES: Readonly<Record<string, string>> = {
  salvo: 'Salvo. O site muda quando você publicar.',
  removido: 'Removido. O site muda quando você publicar.',
  ordem: 'Ordem alterada. O site muda quando você publicar.',
  marcada: 'Anotado.',
  apagada: 'Entrada e fotos apagadas, também do disco.',
};

const SECTIONS = [
  ['/', 'Mesa'],
  ['/entradas', 'Entradas'],
  ...KINDS.map(({ path, title }) => [path, title.split(' ')[0] ?? ''] as const),
] as const;

/** Seconds between reloads of a waiting page. */
const REFRESH = 1;

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data: http: https:; media-src 'self' http: https:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export function pageAnswer(call: Call, desk: Desk, page: Page): Response {
  const { records, publisher, entries } = desk;
  const { title, content, errors = [], site = null, isWaiting = false } = page;
  const { status = errors.length > 0 ? 422 : 200 } = page;
  const notice = NOTICES[call.query.get('aviso') ?? ''];
  const waiting = records.waiting().length;
  const count = (number: number, what: string) =>
    number > 0 && html` <span class="count">${number}<span> ${what}</span></span>`;
  const isHere = (path: string) =>
    path === '/' ? call.path === '/' : `${call.path}/`.startsWith(`${path}/`);
  const text = html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title} · Mesa da Amazing</title>
        <link rel="icon" href="/mesa/favicon.svg" />
        <link rel="stylesheet" href="/mesa/desk.css" />
        ${isWaiting && html`<meta http-equiv="refresh" content="${REFRESH};url=/" />`}
      </head>
      <body>
        <header>
          <nav aria-label="Seções">
            ${SECTIONS.map(
              ([path, name]) =>
                html`<a href="${path}" ${isHere(path) && html` aria-current="page"`}
                  >${name}${path === '/entradas' && count(entries.open(), 'sem resposta')}</a
                >`,
            )}
          </nav>
          <form method="post" action="/publicar">
            <button class="main">
              ${publisher.isPublishing() ? 'Publicando…' : 'Publicar'}${count(waiting, waiting === 1 ? 'espera' : 'esperam')}
            </button>
          </form>
        </header>
        <main>
          <div class="title">
            <h1>${title}</h1>
            ${site !== null && siteLink(publisher.site(), site)}
          </div>
          ${notice !== undefined && html`<p class="notice" role="status">${notice}</p>`}
          ${
            errors.length > 0 &&
            html`<div class="notice" role="alert">
              <p>Não foi salvo:</p>
              <ul>
                ${errors.map((error) => html`<li>${error}</li>`)}
              </ul>
            </div>`
          }
          ${content}
        </main>
      </body>
    </html>`.text;
  // `no-referrer` would make browsers send `Origin: null` with our own forms.
  return answerWith(status, 'text/html; charset=utf-8', text, {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'same-origin',
  });
}

/** A link to the site; empty if its origin is unknown. */
export function siteLink(origin: string | undefined, path: string, text = 'Ver no site'): Fragment {
  return origin !== undefined && html`<a href="${origin}${path}" target="_blank">${text} ↗</a>`;
}

/** The record number in an address. Throws 404 for anything else. */
export function idParam(call: Call): number {
  const written = param(call, 'id');
  if (!/^\d{1,15}$/.test(written)) throw new Problem(404, 'Essa página não existe.');
  return Number(written);
}

interface Row {
  readonly href: string;
  readonly title: string;
  readonly picture?: Fragment;
  readonly notes: readonly Fragment[];
  readonly actions?: Fragment;
}

/** A list of records; on narrow screens actions go below. */
export function rows(items: readonly Row[]): Markup {
  return html`<ul>
    ${items.map(
      ({ href, title, picture, notes, actions }) =>
        html`<li class="item">
          <div>${picture}</div>
          <div>
            <a href="${href}">${title}</a>
            ${notes.map((note) => note !== '' && html`<p class="mute">${note}</p>`)}
          </div>
          <div class="row">${actions}</div>
        </li>`,
    )}
  </ul>`;
}

/** Asks before what stands at a path is removed. */
export function question(path: string, verb: string, what: string, consequence: string): Page {
  const content = html`<p>${consequence}</p>
    <form class="row" method="post" action="${path}/remover">
      <button>Sim, ${verb.toLowerCase()}</button><a href="${path}">Não, voltar</a>
    </form>`;
  return { title: `${verb} ${what}?`, content };
}

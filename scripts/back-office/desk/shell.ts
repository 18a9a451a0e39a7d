/** The desk's page shell. It has no scripts: every action is a form. */
import { htmlAnswer } from '../http/answer.ts';
import type { Call, Route } from '../http/router.ts';
import type { Storage } from '../pictures/picture-storage.ts';
import type { EditLog } from '../store/edits.ts';
import type { EntryStore } from '../store/entries-store.ts';
import type { RecordStore } from '../store/records.ts';
import { html, type Fragment, type Markup } from './escape-html.ts';
import { KINDS } from './kinds.ts';
import type { Publisher } from './publisher.ts';

export interface Desk {
  readonly records: RecordStore;
  readonly entries: EntryStore;
  readonly edits: EditLog;
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
  'salvo-pt': 'Salvo. Só o português mudou: confira se o inglês ainda diz o mesmo.',
  'salvo-en': 'Salvo. Só o inglês mudou: confira se o português ainda diz o mesmo.',
  removido: 'Removido. O site muda quando você publicar.',
  ordem: 'Ordem alterada. O site muda quando você publicar.',
  desfeito: 'Desfeito. O site muda quando você publicar.',
  marcada: 'Anotado.',
  apagada: 'Entrada e fotos apagadas, também do disco.',
};
const FINAL: readonly string[] = ['desfeito', 'marcada', 'apagada'];

const SECTIONS = [
  ['/', 'Mesa'],
  ['/entradas', 'Entradas'],
  ...KINDS.map(({ path, title }) => [path, title.split(' ')[0] ?? ''] as const),
] as const;

/** Seconds between reloads of a waiting page. */
const REFRESH = 1;

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data: http: https:; media-src 'self' http: https:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export function pageAnswer(call: Call, { edits, publisher, entries }: Desk, page: Page): Response {
  const { title, content, errors = [], site = null, isWaiting = false } = page;
  const { status = errors.length > 0 ? 422 : 200 } = page;
  const code = call.query.get('aviso') ?? '';
  const notice = NOTICES[code];
  const last = FINAL.includes(code) ? undefined : edits.last()?.label;
  const waiting = edits.waiting().length;
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
          ${
            notice !== undefined &&
            html`<div class="notice row" role="status">
              ${notice}${last !== undefined && buttonForm('/desfazer', `Desfazer: ${last}`)}
            </div>`
          }
          ${
            errors.length > 0 &&
            html`<div class="errors" role="alert">
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
  return htmlAnswer(status, text, {
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'same-origin',
  });
}

/** A button that posts to a path. */
function buttonForm(action: string, text: Fragment): Markup {
  return html`<form method="post" action="${action}"><button>${text}</button></form>`;
}

/** A link to the site; empty if its origin is unknown. */
export function siteLink(origin: string | undefined, path: string, text = 'Ver no site'): Fragment {
  return origin !== undefined && html`<a href="${origin}${path}" target="_blank">${text} ↗</a>`;
}

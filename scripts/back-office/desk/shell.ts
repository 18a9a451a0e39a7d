/** Without a sign-in it answers on loopback only and refuses other websites. */
import { Problem } from '../http/answer.ts';
import { param, type Call, type Route } from '../http/router.ts';
import type { Storage } from '../pictures/picture-storage.ts';
import type { EntryStore } from '../store/entries-store.ts';
import type { RecordStore } from '../store/records.ts';
import { NOTICES } from './desk-words.ts';
import { html, type Fragment, type Markup } from './html.ts';
import { SECTIONS } from './record-fields.ts';
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
  readonly errors?: readonly string[];
  readonly status?: number;
  readonly site?: string | undefined;
}

const PLACES = [
  ['/', 'Mesa'],
  ['/entradas', 'Entradas'],
  ...SECTIONS.map(({ path, title }) => [path, title.split(' ')[0] ?? ''] as const),
] as const;

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data: http: https:; media-src 'self' http: https:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export async function answerPage(call: Call, desk: Desk, { method, handler }: DeskRoute) {
  let made: Page | Response;
  try {
    if (method === 'POST') checkSameOrigin(call.request);
    else checkHost(call.request);
    made = await handler(call);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const content = html`<p>${error.message}</p>
      <p><a href="/">Voltar à mesa</a></p>`;
    made = { title: 'Não deu', content, status: error.status };
  }
  if (made instanceof Response) return made;
  if (desk.publisher.isPublishing()) await desk.publisher.look();
  return pageAnswer(call, desk, made);
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** A rebound DNS name must not read the desk. */
function checkHost(request: Request): void {
  if (!LOOPBACK.test(request.headers.get('Host') ?? ''))
    throw new Problem(403, 'The desk answers on this machine only.');
}

export function checkSameOrigin(request: Request): void {
  checkHost(request);
  const own = `http://${request.headers.get('Host') ?? ''}`;
  const site = request.headers.get('Sec-Fetch-Site') ?? 'none';
  if ((request.headers.get('Origin') ?? own) !== own || !['same-origin', 'none'].includes(site))
    throw new Problem(403, 'This request comes from another website.');
}

function pageAnswer(call: Call, { records, publisher }: Desk, page: Page): Response {
  const { title, content, errors = [], site } = page;
  const { status = errors.length > 0 ? 422 : 200 } = page;
  const notice = NOTICES[call.query.get('aviso') ?? ''];
  const waiting = records.waiting().length;
  const isHere = (path: string) =>
    path === '/' ? call.path === '/' : `${call.path}/`.startsWith(`${path}/`);
  const isWaiting = call.path === '/' && publisher.isPublishing();
  const origin = publisher.site();
  const text = html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title} · Mesa da Amazing</title>
        <link rel="icon" href="/mesa/favicon.svg" />
        <link rel="stylesheet" href="/mesa/desk.css" />
        ${isWaiting && html`<meta http-equiv="refresh" content="1;url=/" />`}
      </head>
      <body>
        <header>
          <nav aria-label="Seções">
            ${PLACES.map(
              ([path, name]) =>
                html`<a href="${path}" ${isHere(path) && html` aria-current="page"`}>${name}</a>`,
            )}
          </nav>
          <form method="post" action="/publicar">
            <button>
              ${publisher.isPublishing() ? 'Publicando…' : 'Publicar'}
              ${waiting > 0 && html`<span>${waiting} ${waiting === 1 ? 'espera' : 'esperam'}</span>`}
            </button>
          </form>
        </header>
        <main>
          <div class="title">
            <h1>${title}</h1>
            ${
              site !== undefined &&
              origin !== undefined &&
              html`<a href="${origin}${site}" target="_blank">Ver no site ↗</a>`
            }
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
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'same-origin',
  };
  return new Response(text, { status, headers });
}

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
}

export function rows(items: readonly Row[]): Markup {
  return html`<ul>
    ${items.map(
      ({ href, title, picture, notes }) =>
        html`<li class="item">
          <div>${picture}</div>
          <div>
            <a href="${href}">${title}</a>
            ${notes.map((note) => note !== '' && html`<p class="mute">${note}</p>`)}
          </div>
        </li>`,
    )}
  </ul>`;
}

export function question(path: string, verb: string, what: string, consequence: string): Page {
  const content = html`<p>${consequence}</p>
    <form class="row" method="post" action="${path}/remover">
      <button>Sim, ${verb.toLowerCase()}</button><a href="${path}">Não, voltar</a>
    </form>`;
  return { title: `${verb} ${what}?`, content };
}

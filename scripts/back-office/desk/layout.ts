/** The desk's page shell. It has no scripts: every action is a form. */
import { htmlAnswer } from '../http/answer.ts';
import type { Call } from '../http/router.ts';
import type { Page } from './desk.ts';
import { buttonForm } from './forms.ts';
import { html, type Fragment } from './escape-html.ts';
import { LOGO } from './logo.ts';

/** Messages after a redirect, by a code, so that no text from an address is shown. */
const NOTICES: Readonly<Record<string, string>> = {
  salvo: 'Salvo. O site muda quando você publicar.',
  'salvo-pt': 'Salvo. Só o português mudou: confira se o inglês ainda diz o mesmo.',
  'salvo-en': 'Salvo. Só o inglês mudou: confira se o português ainda diz o mesmo.',
  removido: 'Removido. O site muda quando você publicar.',
  ordem: 'Ordem alterada. O site muda quando você publicar.',
  desfeito: 'Desfeito. O site muda quando você publicar.',
  marcada: 'Anotado.',
  apagada: 'Entrada e fotos apagadas.',
};

const UNDOABLE: readonly string[] = ['salvo', 'salvo-pt', 'salvo-en', 'removido', 'ordem'];

const PAGES = [
  ['/', 'Mesa'],
  ['/entradas', 'Entradas'],
  ['/talentos', 'Talentos'],
  ['/slides', 'Slides'],
  ['/posts', 'Posts'],
  ['/textos', 'Textos'],
  ['/imagens', 'Imagens'],
  ['/agencia', 'Agência'],
] as const;

/** Seconds between reloads of a waiting page. */
const REFRESH = 1;

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: http: https:",
  "base-uri 'none'",
];
const PAGE_POLICY = [
  ...POLICY,
  "media-src 'self' http: https:",
  "frame-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];
/** For foreign HTML: nothing runs, is sent or navigates. */
const PREVIEW_POLICY = [...POLICY, "frame-ancestors 'self'", 'sandbox'];
// `no-referrer` would make browsers send `Origin: null` with our own forms.
const REFERRER = { 'Referrer-Policy': 'same-origin' };

export interface Shell {
  readonly waiting: number;
  readonly isPublishing: boolean;
  readonly last: string | undefined;
  readonly open: number;
  readonly site: string | undefined;
}

export function pageAnswer(call: Call, page: Page, shell: Shell): Response {
  const {
    title,
    content,
    errors = [],
    status = errors.length > 0 ? 422 : 200,
    site = null,
    isWaiting = false,
  } = page;
  const code = call.query.get('aviso') ?? '';
  const notice = NOTICES[code];
  const counts: Readonly<Record<string, number>> = { '/entradas': shell.open };
  const body = html`<header class="head">
      <a class="logo" href="/" aria-label="Amazing, mesa">${LOGO}</a>
      <nav aria-label="Seções">
        <ul>
          ${PAGES.map(
            ([path, name]) =>
              html`<li>
                <a href="${path}" ${here(call, path)}
                  >${name}${count(counts[path] ?? 0, 'sem resposta')}</a
                >
              </li>`,
          )}
        </ul>
      </nav>
      <form method="post" action="/publicar">
        <button class="main">
          ${shell.isPublishing ? 'Publicando…' : 'Publicar'}${count(shell.waiting, shell.waiting === 1 ? 'espera' : 'esperam')}
        </button>
      </form>
    </header>
    <main>
      <div class="title">
        <h1>${title}</h1>
        ${site !== null && siteLink(shell.site, site)}
      </div>
      ${
        notice !== undefined &&
        html`<div class="notice row" role="status">
          ${notice}
          ${shell.last !== undefined && UNDOABLE.includes(code) && buttonForm('/desfazer', `Desfazer: ${shell.last}`)}
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
    </main>`;
  const headers = { ...REFERRER, 'Content-Security-Policy': PAGE_POLICY.join('; ') };
  return htmlAnswer(
    status,
    draw(title, body, isWaiting && html`<meta http-equiv="refresh" content="${REFRESH};url=/" />`),
    headers,
  );
}

/** A page for a frame with the agency's HTML. `markup` is not escaped. */
export function previewAnswer(title: string, markup: Fragment): Response {
  const headers = { ...REFERRER, 'Content-Security-Policy': PREVIEW_POLICY.join('; ') };
  return htmlAnswer(200, draw(title, html`<article class="post">${markup}</article>`), headers);
}

/** A link to the site; empty if its origin is unknown. */
export function siteLink(origin: string | undefined, path: string, text = 'Ver no site'): Fragment {
  return (
    origin !== undefined &&
    html`<a class="site" href="${origin}${path}" target="_blank">${text} ↗</a>`
  );
}

function draw(title: string, body: Fragment, head: Fragment = false): string {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title} · Mesa da Amazing</title>
        <link rel="icon" href="/mesa/favicon.svg" />
        <link rel="stylesheet" href="/mesa/desk.css" />
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html>`.text;
}

function count(number: number, what: string): Fragment {
  return number > 0 && html` <span class="count">${number}<span> ${what}</span></span>`;
}

function here({ path }: Call, page: string): Fragment {
  const section = path.replace(/^\/equipe\b/, '/agencia');
  const open = page === '/' ? path === '/' : section === page || section.startsWith(`${page}/`);
  return open && html` aria-current="page"`;
}

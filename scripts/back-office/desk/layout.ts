/** The desk's page shell. No script runs here: every action is a form. */
import { createHash } from 'node:crypto';

import { htmlAnswer, type BytesAnswer } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { html, Markup, type Fragment } from './html.ts';
import { STYLE } from './style.ts';

/** What a page may say after a redirect, by the code in its address: nothing from an address is ever shown itself. */
const NOTICES: Readonly<Record<string, string>> = {
  salvo: 'Salvo. As mudanças já valem para quem consultar os serviços.',
  removido: 'Removido.',
  ordem: 'Ordem alterada.',
  publicado: 'Aviso de publicação enviado: veja a resposta abaixo.',
};

const PAGES = [
  ['/', 'Mesa'],
  ['/entradas', 'Entradas'],
  ['/talentos', 'Talentos'],
  ['/slides', 'Slides'],
  ['/posts', 'Posts'],
  ['/textos', 'Textos'],
] as const;

// Whole, so that no formatting of the page changes the text that the policy's digest stands for.
const STYLE_ELEMENT = new Markup(`<style>${STYLE}</style>`);

const HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "img-src 'self' data: http: https:",
    "media-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  // Not `no-referrer`: browsers would then send `Origin: null` with the forms, and the desk could not tell them from foreign ones.
  'Referrer-Policy': 'same-origin',
};

export interface Page {
  readonly title: string;
  readonly content: Fragment;
  /** Shown first, in red: why the form was not saved. */
  readonly errors?: readonly string[];
}

export function pageAnswer(call: Call, { title, content, errors = [] }: Page, status = 200): BytesAnswer {
  const notice = NOTICES[call.query.get('aviso') ?? ''];
  const page = html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title} · Retaguarda Amazing</title>
        <link rel="icon" href="data:," />
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header>
          <a class="brand" href="/">Retaguarda</a>
          <nav aria-label="Seções">
            <ul>
              ${PAGES.map(([path, name]) => html`<li><a href="${path}" ${here(call, path)}>${name}</a></li>`)}
            </ul>
          </nav>
        </header>
        <main>
          <h1>${title}</h1>
          ${notice !== undefined && html`<p class="notice" role="status">${notice}</p>`}
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
    </html>`;
  return htmlAnswer(status, page.text, HEADERS);
}

function here({ path }: Call, page: string): Fragment {
  const open = page === '/' ? path === '/' : path === page || path.startsWith(`${page}/`);
  return open && html` aria-current="page"`;
}

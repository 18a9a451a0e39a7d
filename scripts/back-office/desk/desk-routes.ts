/** The desk. It needs no sign-in: it answers on loopback only and refuses other websites. */
import path from 'node:path';

import { fileAnswer, Problem } from '../http/answer.ts';
import { get, type Handler, type Route } from '../http/router.ts';
import { checkHost, checkSameOrigin } from '../http/own-origin.ts';
import { entryPages } from './entries-page.ts';
import { html } from './escape-html.ts';
import { frontRoutes } from './front-page.ts';
import { recordPages } from './record-pages.ts';
import { pageAnswer, type Desk, type DeskRoute, type Page } from './shell.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Files of the pages; fonts and icon are the site's. */
const FILES = [
  ['desk.css', path.join(import.meta.dirname, 'desk.css'), 'text/css; charset=utf-8'],
  ['antonio.woff2', path.join(ROOT, 'src/assets/fonts/antonio.woff2'), 'font/woff2'],
  ['special-gothic.woff2', path.join(ROOT, 'src/assets/fonts/special-gothic.woff2'), 'font/woff2'],
  ['favicon.svg', path.join(ROOT, 'public/favicon.svg'), 'image/svg+xml'],
] as const;

export function deskRoutes(desk: Desk): Route[] {
  const pages = [frontRoutes, entryPages, recordPages].flatMap((pagesOf) => pagesOf(desk));
  return [
    ...pages.map((route) => ({ ...route, handler: forPeople(desk, route) })),
    ...FILES.map(([name, file, type]) =>
      get(`/mesa/${name}`, ({ request }) =>
        fileAnswer(request, file, type, { 'Cache-Control': 'no-cache' }),
      ),
    ),
  ];
}

/** Checks a request, draws its page, and turns refusals into pages. */
function forPeople(desk: Desk, { method, handler }: DeskRoute): Handler {
  return async (call) => {
    let made: Page | Response;
    try {
      (method === 'POST' ? checkSameOrigin : checkHost)(call.request);
      made = await handler(call);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const content = html`<p>${error.message}</p>
        <p><a href="/">Voltar à mesa</a></p>`;
      made = { title: 'Não deu', content, status: error.status };
    }
    return made instanceof Response ? made : pageAnswer(call, desk, made);
  };
}

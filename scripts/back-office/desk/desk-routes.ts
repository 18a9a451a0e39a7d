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

/** Files of the pages; the icon is the site's. */
const FILES = ['desk.css', '../../../public/favicon.svg'];

export function deskRoutes(desk: Desk): Route[] {
  const pages = [frontRoutes, entryPages, recordPages].flatMap((pagesOf) => pagesOf(desk));
  return [
    ...pages.map((route) => ({ ...route, handler: forPeople(desk, route) })),
    ...FILES.map((file) =>
      get(`/mesa/${path.basename(file)}`, ({ request }) =>
        fileAnswer(request, path.join(import.meta.dirname, file), { 'Cache-Control': 'no-cache' }),
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
    if (made instanceof Response) return made;
    if (desk.publisher.isPublishing()) await desk.publisher.look();
    return pageAnswer(call, desk, made);
  };
}

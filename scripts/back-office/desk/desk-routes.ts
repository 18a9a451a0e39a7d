/** The desk. It needs no sign-in: it answers on loopback only and refuses other websites. */
import path from 'node:path';

import { fileAnswer, Problem } from '../http/answer.ts';
import { get, type Handler, type Route } from '../http/router.ts';
import { checkHost, checkSameOrigin } from '../http/own-origin.ts';
import { agencyPages } from './agency-page.ts';
import type { Desk, DeskRoute, Page } from './desk.ts';
import { entryPages } from './entries-page.ts';
import { galleryPages } from './galleries-page.ts';
import { html } from './escape-html.ts';
import { pageAnswer } from './layout.ts';
import { overviewRoutes } from './overview-page.ts';
import { postPages } from './posts-page.ts';
import { slidePages } from './slides-page.ts';
import { staffPages } from './staff-page.ts';
import { talentPages } from './talents-page.ts';
import { textPages } from './texts-page.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Files of the pages; fonts and logo are the site's. */
const FILES = [
  ['desk.css', path.join(import.meta.dirname, 'desk.css'), 'text/css; charset=utf-8'],
  ['antonio.woff2', path.join(ROOT, 'src/assets/fonts/antonio.woff2'), 'font/woff2'],
  ['special-gothic.woff2', path.join(ROOT, 'src/assets/fonts/special-gothic.woff2'), 'font/woff2'],
  ['favicon.svg', path.join(ROOT, 'public/favicon.svg'), 'image/svg+xml'],
] as const;

// A sandboxed frame has an opaque origin, and fonts use CORS.
const FILE_HEADERS = { 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' };

const PAGES = [
  overviewRoutes,
  entryPages,
  talentPages,
  galleryPages,
  slidePages,
  postPages,
  textPages,
  agencyPages,
  staffPages,
];

export function deskRoutes(desk: Desk): Route[] {
  const pages = PAGES.flatMap((pagesOf) => pagesOf(desk));
  return [
    ...pages.map((route) => ({ ...route, handler: forPeople(desk, route) })),
    ...FILES.map(([name, file, type]) =>
      get(`/mesa/${name}`, ({ request }) => fileAnswer(request, file, type, FILE_HEADERS)),
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
    return pageAnswer(call, made, {
      waiting: desk.edits.waiting().length,
      last: desk.edits.last()?.label,
      isPublishing: desk.publisher.isPublishing(),
      open: desk.entries.open(),
      site: desk.publisher.site(),
    });
  };
}

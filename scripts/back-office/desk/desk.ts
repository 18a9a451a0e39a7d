import path from 'node:path';
import { fileAnswer, seeOther } from '../http/answer.ts';
import { get, post, type Route } from '../http/router.ts';
import type { Waiting } from '../store/records.ts';
import { entryList, entryPages, toMoment } from './entries-page.ts';
import { html, type Fragment } from './html.ts';
import { SECTION_OF, SECTIONS, type Section } from './record-fields.ts';
import { minorsNamed } from './minors-named.ts';
import { recordPages } from './record-pages.ts';
import { answerPage, type Desk, type DeskRoute, type Page } from './shell.ts';

const FILES = ['desk.css', '../../../public/favicon.svg'];
const LATEST = 10;
const CHANGES = { new: 'entrou', changed: 'mudou', removed: 'saiu' } as const;
const OUTCOMES = {
  live: 'No ar',
  stale: 'Publicado só em parte',
  failed: 'Não publicado',
} as const;

export function deskRoutes(desk: Desk): Route[] {
  const pages: DeskRoute[] = [
    get('/', () => front(desk)),
    post('/publicar', async () => {
      await desk.publisher.publish();
      return seeOther('/');
    }),
    ...entryPages(desk),
    ...SECTIONS.flatMap((section) => recordPages(desk, section)),
  ];
  return [
    ...pages.map((route): Route => ({
      ...route,
      handler: (call) => answerPage(call, desk, route),
    })),
    ...FILES.map((file) =>
      get(`/mesa/${path.basename(file)}`, ({ request }) =>
        fileAnswer(request, path.join(import.meta.dirname, file), { 'Cache-Control': 'no-cache' }),
      ),
    ),
  ];
}

async function front({ records, entries, publisher }: Desk): Promise<Page> {
  await publisher.look();
  const waiting = records.waiting();
  const line = ({ kind, id, change, values }: Waiting) => {
    const section: Section = SECTION_OF[kind];
    return html`<li>
      <a href="${section.path}${change !== 'removed' && `/${id}`}">${section.label(values)}</a>
      <span class="mute">${CHANGES[change]}</span>
    </li>`;
  };
  return {
    title: 'Mesa',
    site: '/',
    content: html`<div role="status">${state(publisher.last())}</div>
      <p>${waiting.length === 0 ? 'Nenhuma mudança espera.' : 'Esperam para ir ao site:'}</p>
      <ul>
        ${waiting.map(line)}
      </ul>
      ${minorsNamed(records)}
      <h2>Últimas entradas</h2>
      ${entryList(entries.list().slice(0, LATEST))}
      <p class="mute">
        A mesa não pede senha e só responde neste computador: é para testar o site, não para pôr na
        internet.
      </p>`,
  };
}

function state(last: ReturnType<Desk['publisher']['last']>): Fragment {
  if (last === undefined) return false;
  const { at, outcome, reason } = last;
  return html`<p>
    <strong>${outcome === null ? 'Publicando…' : OUTCOMES[outcome]}</strong>, pedido em
    ${toMoment(at)}. ${reason}
  </p>`;
}

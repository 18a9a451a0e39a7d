/** The desk's front page: what arrived, which registrations are open, and the button that publishes. */
import { seeOther } from '../http/answer.ts';
import { readForm } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import type { ContentStore } from '../store/content.ts';

import { html, type Markup } from './html.ts';
import { pageAnswer } from './layout.ts';
import { entryTable } from './entries.ts';
import type { Desk, DeskRoute } from './routes.ts';
import { moment } from './words.ts';

const LATEST = 10;
const PROGRAMMES = [
  ['registrationClosed', 'Seja Amazing'],
  ['registrationClosedFace', 'Amazing Face'],
] as const;

export function overviewRoutes(desk: Desk): DeskRoute[] {
  return [
    { method: 'GET', pattern: '/', handler: (call) => overview(call, desk) },
    {
      method: 'POST',
      pattern: '/inscricoes',
      handler: async ({ request }) => {
        const form = await readForm(request);
        const [programme] = PROGRAMMES.find(([name]) => name === form.get('programa')) ?? [];
        if (programme !== undefined) {
          const standing = desk.content.setting('customizations');
          desk.content.saveSetting('customizations', { ...standing, [programme]: form.get('acao') === 'fechar' });
        }
        return seeOther('/?aviso=salvo');
      },
    },
    {
      method: 'POST',
      pattern: '/publicar',
      handler: async () => {
        await desk.publisher.publish();
        return seeOther('/?aviso=publicado');
      },
    },
  ];
}

function overview(call: Call, desk: Desk): ReturnType<typeof pageAnswer> {
  const { entries, total } = desk.entries.list(undefined, LATEST, 0);
  return pageAnswer(call, {
    title: 'Mesa',
    content: html`<div class="cards">${registrations(desk.content)}${publishing(desk)}</div>
      <h2>Últimas entradas</h2>
      ${entries.length === 0 ? html`<p class="mute">Nada chegou ainda. As mensagens e inscrições enviadas pelo site aparecem aqui.</p>` : entryTable(entries)}
      ${total > LATEST && html`<p><a href="/entradas">Ver todas as ${total}</a></p>`}`,
  });
}

function registrations(content: ContentStore): Markup {
  const settings = content.setting('customizations');
  return html`<section>
    <h2>Inscrições</h2>
    ${PROGRAMMES.map(
      ([name, title]) =>
        html`<form class="row" method="post" action="/inscricoes">
          <input type="hidden" name="programa" value="${name}" />
          <span>${title}: <strong>${settings[name] ? 'fechadas' : 'abertas'}</strong></span>
          <button name="acao" value="${settings[name] ? 'abrir' : 'fechar'}">
            ${settings[name] ? 'Abrir' : 'Fechar'}<span class="mute"> ${title}</span>
          </button>
        </form>`,
    )}
  </section>`;
}

function publishing({ publisher }: Desk): Markup {
  const target = publisher.target();
  const last = publisher.last();
  return html`<section>
    <h2>Publicar</h2>
    <p>
      ${target ? html`Avisa <code>${target.url}</code> que o conteúdo mudou.` : html`Nenhum endereço configurado: defina <code>PUBLISH_URL</code> e <code>REBUILD_SECRET</code>.`}
    </p>
    <form method="post" action="/publicar"><button class="main">Publicar</button></form>
    ${
      last !== undefined &&
      html`<h3>Última publicação</h3>
        <p>${moment(last.at)}: ${last.status === null ? 'sem resposta' : `resposta ${last.status}`}</p>
        ${last.detail !== '' && html`<pre>${last.detail}</pre>`}`
    }
  </section>`;
}

import { seeOther } from '../http/answer.ts';
import { get, post, type Call } from '../http/router.ts';
import { entryList } from './entries-page.ts';
import { readForm } from './forms.ts';
import { html, type Fragment, type Markup } from './escape-html.ts';
import { siteLink } from './layout.ts';
import type { Desk, DeskRoute, Page } from './desk.ts';
import { minorsNamed } from './named-minors.ts';
import { clock, nameOf } from './desk-words.ts';

const LATEST = 10;
const MOST_LINKS = 5;
const PROGRAMMES = [
  ['registrationClosed', 'Quero ser Amazing', '/seja-amz'],
  ['registrationClosedFace', 'Amazing Face', '/seja-amazing-face'],
] as const;
const KIND_NAMES = [
  ['new', 'entrou'],
  ['changed', 'mudou'],
  ['removed', 'saiu'],
] as const;

export function overviewRoutes(desk: Desk): DeskRoute[] {
  return [
    get('/', () => overview(desk)),
    post('/inscricoes', (call) => toggle(call, desk)),
    post('/desfazer', () => {
      const path = desk.edits.last()?.path ?? '/';
      desk.edits.takeBack();
      // The record that was new no longer exists.
      return seeOther(`${path.replace(/\/\d+$/, '').replace(/\?.*$/, '') || '/'}?aviso=desfeito`);
    }),
    post('/publicar', async () => {
      await desk.publisher.publish();
      return seeOther('/');
    }),
  ];
}

async function toggle(call: Call, desk: Desk): Promise<Response> {
  const { fields } = await readForm(call, desk);
  const [programme, title, site] =
    PROGRAMMES.find(([name]) => name === fields.get('programa')) ?? [];
  if (programme !== undefined) {
    const standing = desk.content.setting('customizations');
    const isClosed = fields.get('acao') === 'fechar';
    desk.edits.track(
      { path: `/?${programme}`, label: `Inscrições: ${title}`, site },
      standing[programme],
      () => {
        desk.content.saveSetting('customizations', { ...standing, [programme]: isClosed });
        return isClosed;
      },
    );
  }
  return seeOther('/?aviso=salvo');
}

async function overview(desk: Desk): Promise<Page> {
  const readAt = await desk.publisher.look();
  const { entries, total } = desk.entries.list({}, LATEST, 0);
  return {
    title: 'Mesa',
    site: '/',
    isWaiting: desk.publisher.isPublishing(),
    content: html`<div class="cards">
        ${publishing(desk, readAt)}${registrations(desk)}${minorsNamed(desk)}
      </div>
      <p class="mute">
        A mesa não pede senha e só responde neste computador: é para testar o site, não para pôr na
        internet.
      </p>
      <h2>Últimas entradas</h2>
      ${entries.length === 0 ? html`<p class="mute">Nada chegou ainda. As mensagens e inscrições enviadas pelo site aparecem aqui.</p>` : entryList(entries)}
      ${total > LATEST && html`<p><a href="/entradas">Ver todas as ${total}</a></p>`}`,
  };
}

function registrations({ content, publisher }: Desk): Markup {
  const settings = content.setting('customizations');
  return html`<section>
    <h2>Inscrições</h2>
    ${PROGRAMMES.map(([name, title, site]) => {
      const [state, action, word] = settings[name]
        ? ['fechadas', 'abrir', 'Abrir']
        : ['abertas', 'fechar', 'Fechar'];
      return html`<form class="row" method="post" action="/inscricoes">
        <input type="hidden" name="programa" value="${name}" />
        <span>${title}: <strong>${state}</strong></span>
        <button name="acao" value="${action}" aria-label="${word} ${title}">${word}</button
        >${siteLink(publisher.site(), site)}
      </form>`;
    })}
  </section>`;
}

function publishing(desk: Desk, readAt: number | undefined): Markup {
  const now = Date.now();
  const waiting = desk.edits.waiting();
  return html`<section>
    <h2>No site</h2>
    <div role="status">${told(desk, now)}</div>
    ${
      waiting.length === 0
        ? html`<p>
            ${readAt === undefined ? 'Nenhuma mudança espera.' : `O site mostra tudo o que está aqui.`}
          </p>`
        : html`<p>
              ${waiting.length === 1 ? 'Uma mudança espera' : `${waiting.length} mudanças esperam`}
              para ir ao site:
            </p>
            <ul>
              ${waiting.map(({ path, label, kind }) => html`<li><a href="${kind === 'removed' ? path.replace(/\/[^/]*$/, '') : path}">${label}</a> <span class="mute">${nameOf(KIND_NAMES, kind)}</span></li>`)}
            </ul>`
    }
    ${readAt !== undefined && html`<p class="mute">Conteúdo do site lido às ${clock(readAt, now)}.</p>`}
  </section>`;
}

function told({ publisher }: Desk, now: number): Fragment {
  const last = publisher.last();
  if (last === undefined)
    return (
      !publisher.canPublish() &&
      html`<p>
        Falta dizer onde o site espera o aviso: <code>PUBLISH_URL</code> e
        <code>REBUILD_SECRET</code>.
      </p>`
    );
  const { at, outcome, edits, detail } = last;
  const links = edits.flatMap(({ site, label, kind }) =>
    site === null || kind === 'removed' ? [] : [siteLink(publisher.site(), site, `Ver ${label}`)],
  );
  switch (outcome?.kind) {
    case undefined:
      return html`<p>
        <strong>Publicando…</strong> desde ${clock(at, now)}, há ${seconds(now - at)}.
      </p>`;
    case 'live':
      return html`<p>
          <strong>No ar</strong>, ${clock(outcome.at, now)}, ${seconds(outcome.at - at)}.
        </p>
        <p class="row">${links.slice(0, MOST_LINKS)}</p>`;
    case 'stale':
      return html`<p>
        <strong>Refeito só em parte</strong>, ${clock(at, now)}: sem resposta, o site usou a cópia
        anterior de ${outcome.collections.join(', ')}.
      </p>`;
    case 'failed':
      return html`<p><strong>Não publicado</strong>, ${clock(at, now)}. ${outcome.reason}</p>
        ${detail !== '' && html`<p class="mute"><code>${detail}</code></p>`}`;
  }
}

function seconds(milliseconds: number): string {
  return `${Math.max(1, Math.round(milliseconds / 1000))} s`;
}

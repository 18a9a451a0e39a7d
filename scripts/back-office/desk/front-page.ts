/** The desk's first page: what the site shows, what waits, whom texts name, and the latest
 * entries. */
import { seeOther } from '../http/answer.ts';
import { get, post } from '../http/router.ts';
import { fold } from '../store/fold.ts';
import type { Records, Waiting } from '../store/records.ts';
import { moment } from './desk-words.ts';
import { entryList } from './entries-page.ts';
import { html, type Fragment } from './escape-html.ts';
import { kindOf, KINDS } from './kinds.ts';
import { siteLink, type Desk, type DeskRoute, type Page } from './shell.ts';

const LATEST = 10;
const MOST_LINKS = 5;
const CHANGES = { new: 'entrou', changed: 'mudou', removed: 'saiu' } as const;
const OUTCOMES = {
  live: 'No ar',
  stale: 'Publicado só em parte',
  failed: 'Não publicado',
} as const;

export function frontRoutes(desk: Desk): DeskRoute[] {
  return [
    get('/', () => front(desk)),
    post('/publicar', async () => {
      await desk.publisher.publish();
      return seeOther('/');
    }),
  ];
}

async function front(desk: Desk): Promise<Page> {
  const { records, entries, publisher } = desk;
  const readAt = await publisher.look();
  const waiting = records.waiting();
  const { entries: latest, total } = entries.list({}, LATEST);
  const line = ({ kind, id, change, values }: Waiting) => {
    const { path, label } = kindOf(kind);
    return html`<li>
      <a href="${path}${change !== 'removed' && `/${id}`}"
        >${label(values as Records[typeof kind])}</a
      >
      <span class="mute">${CHANGES[change]}</span>
    </li>`;
  };
  return {
    title: 'Mesa',
    site: '/',
    isWaiting: publisher.isPublishing(),
    content: html`<div role="status">${told(desk)}</div>
      ${
        waiting.length === 0
          ? html`<p>
              ${readAt === undefined ? 'Nenhuma mudança espera.' : 'O site mostra tudo o que está aqui.'}
            </p>`
          : html`<p>
                ${waiting.length === 1 ? 'Uma mudança espera' : `${waiting.length} mudanças esperam`}
                para ir ao site:
              </p>
              <ul>
                ${waiting.map(line)}
              </ul>`
      }
      ${readAt !== undefined && html`<p class="mute">Conteúdo do site lido em ${moment(readAt)}.</p>`}
      ${minorsNamed(desk)}
      <h2>Últimas entradas</h2>
      ${latest.length === 0 ? html`<p class="mute">Nada chegou ainda. As mensagens e inscrições enviadas pelo site aparecem aqui.</p>` : entryList(latest)}
      ${total > LATEST && html`<p><a href="/entradas">Ver todas as ${total}</a></p>`}
      <p class="mute">
        A mesa não pede senha e só responde neste computador: é para testar o site, não para pôr na
        internet.
      </p>`,
  };
}

function told({ publisher, records }: Desk): Fragment {
  const last = publisher.last();
  if (last === undefined) return false;
  const { at, outcome, edits } = last;
  const seconds = `${Math.max(1, Math.round(((outcome?.at ?? Date.now()) - at) / 1000))} s`;
  if (outcome === null)
    return html`<p><strong>Publicando…</strong> desde ${moment(at)}, há ${seconds}.</p>`;
  const links = edits.flatMap(({ kind, id }) => {
    const standing = records.find(kind, id);
    const { site, label } = kindOf(kind);
    const path = standing && site(standing);
    return path ? [siteLink(publisher.site(), path, `Ver ${label(standing)}`)] : [];
  });
  return html`<p>
      <strong>${OUTCOMES[outcome.kind]}</strong>, ${moment(outcome.at)}, ${seconds}.
      ${outcome.reason}
    </p>
    ${outcome.kind === 'live' && html`<p class="row">${links.slice(0, MOST_LINKS)}</p>`}`;
}

/** Texts with a minor's whole name: the site shows them as they are, so the editor must know. */
function minorsNamed({ records }: Desk): Fragment {
  const minors = records.list('talents').filter(({ underAge, hidden }) => underAge && !hidden);
  const found = KINDS.filter(({ kind }) => kind !== 'talents').flatMap((kind) =>
    records.list(kind.kind).flatMap((record) => {
      const { id, ...values } = record;
      const said = fold(
        Object.values(values)
          .join(' ')
          .replace(/<[^>]*>|[*_]/g, ''),
      );
      return minors
        .filter(({ name }) => toPattern(name)?.test(said))
        .map(
          ({ name }) =>
            html`<li><a href="${kind.path}/${id}">${kind.label(record)}</a>: ${name}</li>`,
        );
    }),
  );
  return (
    found.length > 0 &&
    html`<h2>Nomes de menores</h2>
      <p>
        Estes textos dizem o nome inteiro de quem tem menos de 18 anos. O site os mostra como estão:
        deixe só o primeiro nome.
      </p>
      <ul>
        ${found}
      </ul>`
  );
}

/** First and last word of a name with up to three between. `null` for a single word. */
function toPattern(name: string): RegExp | null {
  const words = fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || words.length < 2) return null;
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${first}(?:[^\\p{L}\\p{N}]+[\\p{L}\\p{N}]+){0,3}?[^\\p{L}\\p{N}]+${last}(?![\\p{L}\\p{N}])`,
    'u',
  );
}

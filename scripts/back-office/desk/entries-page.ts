import * as v from 'valibot';

import { fileAnswer, Problem, seeOther } from '../http/answer.ts';
import { jsonText } from '../http/body.ts';
import { get, param, post, type Call } from '../http/router.ts';
import { isMessage, isWithdrawal, type Entry } from '../store/entries-store.ts';
import { ENTRY_NAMES, FIELD_NAMES, GENDER_NAMES, nameOf, PHOTO_NAMES } from './desk-words.ts';
import { html, type Fragment, type Markup } from './html.ts';
import {
  checkSameOrigin,
  idParam,
  question,
  rows,
  type Desk,
  type DeskRoute,
  type Page,
} from './shell.ts';

const CODE = /\bAMZ-[0-9A-Z]{4}-(?:[0-9A-Z]{4}|[0-9A-Z]{2})\b/g;
/** Recife, without summer time. */
const OFFSET = -3 * 3_600_000;
const ANSWER_DAYS = 15;
const RETENTION_MONTHS = 12;

const ZONE = { timeZone: 'America/Recife' } as const;
const DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', ...ZONE });
const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  ...ZONE,
});

export function toMoment(milliseconds: number): string {
  return MOMENT.format(milliseconds);
}

export function entryPages({ entries }: Desk): DeskRoute[] {
  const find = (call: Call): Entry => {
    const entry = entries.find(idParam(call));
    if (!entry) throw new Problem(404, 'Essa entrada não existe.');
    return entry;
  };
  return [
    get('/entradas', ({ query }) => {
      const words = query.get('q') ?? '';
      const found = entries.list(words);
      return {
        title: 'Entradas',
        content: html`<form class="row" action="/entradas">
            <label>Código, nome ou e-mail<input type="search" name="q" value="${words}" /></label>
            <button>Buscar</button>
          </form>
          ${found.length === 0 ? html`<p class="mute">Nada por aqui.</p>` : entryList(found)}`,
      };
    }),
    get('/entradas/:id', (call) => show(find(call))),
    get('/entradas/:id/remover', (call) => {
      const { id, fields } = find(call);
      const page = question(
        `/entradas/${id}`,
        'Apagar',
        `a entrada de ${senderOf(fields)}`,
        'As fotos também são apagadas. Não dá para desfazer.',
      );
      const code = codeOf(fields);
      const same = code === '' ? [] : entries.list(code).filter((entry) => entry.id !== id);
      if (same.length === 0) return page;
      const content = html`${page.content}
        <h2>Com o mesmo código ${code}</h2>
        ${entryList(same)}`;
      return { ...page, content };
    }),
    post('/entradas/:id/remover', (call) => {
      entries.erase(find(call));
      return seeOther('/entradas?aviso=apagada');
    }),
    get('/entradas/:id/fotos/:field', (call) => {
      // Other websites must neither show nor read photos.
      checkSameOrigin(call.request);
      const entry = find(call);
      const file = entry.files.find(({ field }) => field === param(call, 'field'));
      if (!file) throw new Problem(404, 'Essa foto não existe.');
      return fileAnswer(call.request, entries.fileOf(entry, file), {
        'Content-Type': file.type,
        'Cache-Control': 'private, no-cache',
        'Cross-Origin-Resource-Policy': 'same-origin',
      });
    }),
  ];
}

export function entryList(entries: readonly Entry[]): Markup {
  return rows(
    entries.map((entry) => {
      const { id, kind, fields, files, receivedAt } = entry;
      const [photo] = files;
      const verb = isWithdrawal(entry) ? 'retirar' : 'responder';
      return {
        href: `/entradas/${id}`,
        title: senderOf(fields),
        picture:
          photo && html`<img src="/entradas/${id}/fotos/${photo.field}" alt="" loading="lazy" />`,
        notes: [
          `${ENTRY_NAMES[kind]} · ${toMoment(receivedAt)}`,
          fields['email'] ?? '',
          codeOf(fields),
          splitNote(fields).guardian.length > 0 ? 'Menor de 18 anos' : '',
          isWithdrawal(entry) ? 'Pedido: retirar' : '',
          html`<strong>${verb} até ${DAY.format(periodsOf(entry).answerBy)}</strong>`,
        ],
      };
    }),
  );
}

function senderOf(fields: Entry['fields']): string {
  return fields['realname'] ?? fields['name'] ?? 'Sem nome';
}

function codeOf({ note = '', message = '' }: Entry['fields']): string {
  return `${note}\n${message}`.match(CODE)?.at(-1) ?? '';
}

/** As the site promises: messages are answered on the next working day. */
function periodsOf(entry: Entry) {
  const day = new Date(entry.receivedAt + OFFSET);
  const answer = new Date(day);
  if (isMessage(entry.kind) && !isWithdrawal(entry))
    do answer.setUTCDate(answer.getUTCDate() + 1);
    while (answer.getUTCDay() % 6 === 0);
  else answer.setUTCDate(answer.getUTCDate() + ANSWER_DAYS);
  const deletion = new Date(day);
  deletion.setUTCMonth(deletion.getUTCMonth() + RETENTION_MONTHS);
  if (deletion.getUTCDate() !== day.getUTCDate()) deletion.setUTCDate(0);
  return { answerBy: answer.getTime() - OFFSET, deleteBy: deletion.getTime() - OFFSET };
}

function show(entry: Entry): Page {
  const { id, kind, fields, files, receivedAt } = entry;
  const { guardian, note } = splitNote(fields);
  const unsaid = toValue(guardian, 'Redes');
  const shown: Entry['fields'] = { ...fields, note };
  const named = FIELD_NAMES.filter(([name]) => (shown[name] ?? '') !== '');
  const { answerBy, deleteBy } = periodsOf(entry);
  const deletion = DAY.format(deleteBy);
  const code = codeOf(fields);
  return {
    title: senderOf(fields),
    content: html`<div class="row">${answerLink(fields, guardian)}</div>
      ${
        guardian.length > 0 &&
        html`<h2>Menor de 18 anos: fale com o responsável</h2>
          ${facts(guardian)}
          <h2>Quem se inscreveu</h2>`
      }
      ${facts([
        ...named.map(
          ([name, label]) =>
            [label, readable(name, shown[name] ?? '', unsaid.includes(label))] as const,
        ),
        ['De onde', ENTRY_NAMES[kind]],
        ['Chegou', toMoment(receivedAt)],
        ['Responder até', DAY.format(answerBy)],
        ['Apagar até', isMessage(kind) ? deletion : `${deletion}, se não avançar`],
      ])}
      <ul class="tiles">
        ${files.map(({ field }) => {
          const address = `/entradas/${id}/fotos/${field}`;
          const what = nameOf(PHOTO_NAMES, field);
          return html`<li>
            <a href="${address}"><img src="${address}" alt="${what} de ${senderOf(fields)}" /></a>
            ${what}
          </li>`;
        })}
      </ul>
      <p class="row">
        ${code !== '' && html`<a href="/entradas?q=${code}">Tudo com o código ${code}</a>`}
        <a href="/entradas/${id}/remover">Apagar a entrada e as fotos…</a>
      </p>`,
  };
}

type Facts = readonly (readonly [label: string, value: string])[];

function facts(list: Facts): Markup {
  return html`<dl>
    ${list.map(
      ([label, value]) =>
        html`<dt>${label}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
}

const MINOR = 'Menor de idade: fale com o responsável.';

const toValue = (guardian: Facts, name: string): string =>
  guardian.find(([label]) => label === name)?.[1] ?? '';

function answerLink(fields: Entry['fields'], guardian: Facts): Fragment {
  const isMinor = guardian.length > 0;
  const email = isMinor ? toValue(guardian, 'E-mail do responsável') : (fields['email'] ?? '');
  return (
    email !== '' &&
    html`<a class="button" href="mailto:${encodeURIComponent(email)}"
      >Responder ${isMinor && 'ao responsável '}por e-mail</a
    >`
  );
}

function splitNote({ note = '' }: Entry['fields']): { guardian: Facts; note: string } {
  const [own = '', ...rest] = note.split(/\r?\n\r?\n/);
  const [first = '', ...lines] = own.split(/\r?\n/);
  if (first !== MINOR) return { guardian: [], note };
  const guardian = lines.map((text) => {
    const [, label = '', value = text] = /^([^:]+): (.*)$/.exec(text) ?? [];
    return [label, value] as const;
  });
  return { guardian, note: rest.join('\n\n') };
}

function readable(name: string, value: string, isUnsaid: boolean): string {
  if (isUnsaid) return 'não informou';
  if (value === '-') return 'não tem';
  if (name === 'gender') return nameOf(GENDER_NAMES, value);
  if (name === 'birthdate') return value.split('-').reverse().join('/');
  if (name === 'height') return value.replace(/^(\d{2,3})\/.*$/, '$1 cm');
  const place = v.safeParse(jsonText({ label: v.string() }), value);
  return place.success ? place.output.label : value;
}

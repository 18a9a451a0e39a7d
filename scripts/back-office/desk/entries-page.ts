/** What visitors sent: found by any word, with a state, answered and erased. */
import * as v from 'valibot';

import { fileAnswer, Problem, seeOther } from '../http/answer.ts';
import { get, param, post, type Call } from '../http/router.ts';
import { jsonText } from '../http/read-fields.ts';
import { checkSameOrigin } from '../http/own-origin.ts';
import { ENTRY_STATES, isMessage, isWithdrawal, type Entry } from '../store/entries-store.ts';
import {
  birthday,
  dayOf,
  ENTRY_NAMES,
  FIELD_NAMES,
  GENDER_NAMES,
  moment,
  nameOf,
  PHOTO_NAMES,
  STATE_NAMES,
} from './desk-words.ts';
import { html, type Fragment, type Markup } from './escape-html.ts';
import { readForm, selectField } from './fields.ts';
import { periodsOf } from './periods.ts';
import { idParam, question, rows, type Desk, type DeskRoute, type Page } from './shell.ts';

/** Entries on the page; older ones are found by their words. */
const MOST_SHOWN = 200;
const CODE = /\bAMZ-[0-9A-Z]{4}-(?:[0-9A-Z]{4}|[0-9A-Z]{2})\b/g;

export function entryPages(desk: Desk): DeskRoute[] {
  const { entries, storage } = desk;
  const find = (call: Call): Entry => {
    const entry = entries.find(idParam(call));
    if (!entry) throw new Problem(404, 'Essa entrada não existe.');
    return entry;
  };
  return [
    get('/entradas', (call) => list(call, desk)),
    get('/entradas/:id', (call) => show(find(call))),
    post('/entradas/:id/estado', async (call) => {
      const { id } = find(call);
      const chosen = (await readForm(call, storage)).fields.get('estado');
      const state = ENTRY_STATES.find((known) => known === chosen);
      if (state !== undefined) entries.setState(id, state);
      return seeOther(`/entradas/${id}?aviso=marcada`);
    }),
    get('/entradas/:id/remover', (call) => {
      const { id, fields } = find(call);
      const consequence = 'As fotos também são apagadas. Não dá para desfazer.';
      const page = question(
        `/entradas/${id}`,
        'Apagar',
        `a entrada de ${senderOf(fields)}`,
        consequence,
      );
      const code = codeOf(fields);
      const { entries: same } = entries.list({ words: code }, MOST_SHOWN);
      const others = code === '' ? [] : same.filter((entry) => entry.id !== id);
      if (others.length === 0) return page;
      return {
        ...page,
        content: html`${page.content}
          <h2>Com o mesmo código ${code}</h2>
          ${entryList(others)}`,
      };
    }),
    post('/entradas/:id/remover', (call) => {
      entries.erase(find(call));
      return seeOther('/entradas?aviso=apagada');
    }),
    get('/entradas/:id/fotos/:field', (call) => {
      // Other websites must neither show nor read photos, even if they know the address.
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
      const { id, kind, fields, files, receivedAt, state } = entry;
      const [photo] = files;
      return {
        href: `/entradas/${id}`,
        title: senderOf(fields),
        picture:
          photo && html`<img src="/entradas/${id}/fotos/${photo.field}" alt="" loading="lazy" />`,
        notes: [
          `${ENTRY_NAMES[kind]} · ${moment(receivedAt)}`,
          fields['email'] ?? '',
          codeOf(fields),
          splitNote(fields).guardian.length > 0 ? 'Menor de 18 anos' : '',
          isWithdrawal(entry) ? 'Pede para retirar a inscrição' : '',
        ],
        actions:
          state === 'new'
            ? html`<strong
                >${isWithdrawal(entry) ? 'retirar' : 'responder'} até
                ${dayOf(periodsOf(entry).answerBy)}</strong
              >`
            : html`<span class="mute">${nameOf(STATE_NAMES, state)}</span>`,
      };
    }),
  );
}

function senderOf(fields: Entry['fields']): string {
  return fields['realname'] ?? fields['name'] ?? 'Sem nome';
}

/** The site writes the code into an application's note, or at a message's end. */
function codeOf({ note = '', message = '' }: Entry['fields']): string {
  return `${note}\n${message}`.match(CODE)?.at(-1) ?? '';
}

function list({ query }: Call, desk: Desk): Page {
  const state = ENTRY_STATES.find((known) => known === query.get('estado'));
  const words = (query.get('q') ?? '').slice(0, 100);
  const { entries, total } = desk.entries.list({ state, words }, MOST_SHOWN);
  return {
    title: 'Entradas',
    content: html`<form class="row" action="/entradas">
        <label>Código, nome ou e-mail<input type="search" name="q" value="${words}" /></label>
        ${selectField('Situação', 'estado', state ?? '', [['', 'Todos'], ...STATE_NAMES])}<button>
          Buscar
        </button>
      </form>
      ${entries.length === 0 ? html`<p class="mute">Nada por aqui.</p>` : entryList(entries)}
      ${
        total > MOST_SHOWN &&
        html`<p>As ${MOST_SHOWN} mais novas de ${total}. Busque para achar as outras.</p>`
      }`,
  };
}

function show(entry: Entry): Page {
  const { id, kind, fields, files, receivedAt, state, stateAt } = entry;
  const { guardian, note } = splitNote(fields);
  const shown: Entry['fields'] = { ...fields, note };
  const named = FIELD_NAMES.filter(([name]) => (shown[name] ?? '') !== '');
  const { answerBy, deleteBy } = periodsOf(entry);
  const deletion = dayOf(deleteBy);
  return {
    title: senderOf(fields),
    content: html`<div class="row">${answerLinks(entry, guardian)}</div>
      <form class="row" method="post" action="/entradas/${id}/estado">
        ${selectField('Situação', 'estado', state, STATE_NAMES)}<button>Anotar</button>
        ${stateAt !== null && html`<span class="mute">${nameOf(STATE_NAMES, state)} em ${moment(stateAt)}</span>`}
      </form>
      ${
        guardian.length > 0 &&
        html`<h2>Menor de 18 anos: fale com o responsável</h2>
          ${facts(guardian)}
          <h2>Quem se inscreveu</h2>`
      }
      ${facts([
        ...named.map(([name, label]) => [label, readable(name, shown[name] ?? '')] as const),
        ...askedAbout(fields),
        ['De onde', ENTRY_NAMES[kind]],
        ['Chegou', moment(receivedAt)],
        ['Responder até', dayOf(answerBy)],
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
        <a href="/entradas">Voltar às entradas</a
        ><a href="/entradas/${id}/remover">Apagar a entrada e as fotos…</a>
      </p>`,
  };
}

type Facts = readonly (readonly [label: string, value: Fragment])[];

function facts(list: Facts): Markup {
  return html`<dl>
    ${list.map(
      ([label, value]) =>
        html`<dt>${label}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
}

function askedAbout({ message = '' }: Entry['fields']): Facts {
  const code = /^(?:Código|Code): (AMZ-[0-9A-Z-]{7,9})\r?$/m.exec(message)?.[1];
  return code === undefined ? [] : [['É sobre', html`<a href="/entradas?q=${code}">${code}</a>`]];
}

type Guardian = readonly (readonly [label: string, value: string])[];

/** A minor's guardian gets the answer. Their e-mail and phone are recognised by their form, because
 * labels vary by language; the first line is their name, whatever it looks like. */
function answerLinks({ kind, fields }: Entry, guardian: Guardian): Fragment {
  const said = guardian.slice(1).map(([, value]) => value);
  const isMinor = guardian.length > 0;
  const whom = isMinor ? ' ao responsável' : '';
  const [email = '', phone = ''] = isMinor
    ? [/^[^\s@]+@[^\s@]+$/, /^\+?[\d\s().-]{8,40}$/].map((shape) =>
        said.find((value) => shape.test(value)),
      )
    : [fields['email'], fields['phone']];
  const digits = toDigits(phone);
  const subject = encodeURIComponent(
    isMessage(kind) ? 'Amazing: sua mensagem' : 'Amazing: sua inscrição',
  );
  return [
    email !== '' &&
      html`<a class="button" href="mailto:${encodeURIComponent(email)}?subject=${subject}"
        >Responder${whom} por e-mail</a
      >`,
    digits !== '' &&
      html`<a class="button" href="https://wa.me/${digits}" target="_blank" rel="noreferrer"
        >WhatsApp${whom}</a
      >`,
  ];
}

/** Splits a minor's note into the site's lines about the guardian and the applicant's words. */
function splitNote({ note = '' }: Entry['fields']): { guardian: Guardian; note: string } {
  const [own = '', ...rest] = note.split(/\r?\n\r?\n/);
  if (!/^(?:Responsável|Guardian): /.test(own)) return { guardian: [], note };
  const guardian = own.split(/\r?\n/).map((text) => {
    const [, label = '', value = text] = /^([^:]+): (.*)$/.exec(text) ?? [];
    return [label, value] as const;
  });
  return { guardian, note: rest.join('\n\n') };
}

/** Digits with country code, Brazilian without a plus; empty for no number. */
function toDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 10 || digits.length > 15) return '';
  return phone.trim().startsWith('+') || digits.length > 11 ? digits : `55${digits}`;
}

function readable(name: string, value: string): Fragment {
  if (name === 'gender') return nameOf(GENDER_NAMES, value);
  if (name === 'birthdate') return birthday(value, Date.now());
  if (name === 'height') return value.replace(/^(\d{2,3})\/.*$/, '$1 cm');
  if (name === 'instagr') return networkLink('https://www.instagram.com/', value);
  if (name === 'tiktok') return networkLink('https://www.tiktok.com/@', value);
  const place = v.safeParse(jsonText({ label: v.string() }), value);
  return place.success ? place.output.label : value;
}

/** Links a handle; other text stays. The site sends a hyphen for no account. */
function networkLink(origin: string, value: string): Fragment {
  if (value === '-') return 'não tem';
  const handle = /^@?([\w.]{1,40})$/.exec(value.trim())?.[1];
  return handle === undefined
    ? value
    : html`<a href="${origin}${handle}" target="_blank" rel="noreferrer">${value}</a>`;
}

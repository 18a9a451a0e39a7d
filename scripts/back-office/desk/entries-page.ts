/** What visitors sent: found by any word, with a state, answered and erased. */
import * as v from 'valibot';

import { fileAnswer, Problem, seeOther } from '../http/answer.ts';
import { get, param, post, type Call } from '../http/router.ts';
import { jsonText } from '../http/read-fields.ts';
import { checkSameOrigin } from '../http/own-origin.ts';
import { ENTRY_STATES, isMessage, type Entry } from '../store/entries-store.ts';
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
import { idParam, pagesOf, PER_PAGE, rows } from './record-pages.ts';
import type { Desk, DeskRoute, Page } from './shell.ts';

export function entryPages(desk: Desk): DeskRoute[] {
  return [
    get('/entradas', (call) => list(call, desk)),
    get('/entradas/:id', (call) => show(find(call, desk))),
    post('/entradas/:id/estado', async (call) => {
      const { id } = find(call, desk);
      const chosen = (await readForm(call, desk.storage)).fields.get('estado');
      const state = ENTRY_STATES.find((known) => known === chosen);
      if (state !== undefined) desk.entries.setState(id, state);
      return seeOther(`/entradas/${id}?aviso=marcada`);
    }),
    get('/entradas/:id/remover', (call) => question(find(call, desk))),
    post('/entradas/:id/remover', (call) => {
      desk.entries.erase(find(call, desk));
      return seeOther('/entradas?aviso=apagada');
    }),
    get('/entradas/:id/fotos/:field', (call) => photo(call, desk)),
  ];
}

function find(call: Call, desk: Desk): Entry {
  const entry = desk.entries.find(idParam(call));
  if (!entry) throw new Problem(404, 'Essa entrada não existe.');
  return entry;
}

export function entryList(entries: readonly Entry[]): Markup {
  return rows(
    entries.map((entry) => {
      const { id, kind, fields, files, receivedAt, state } = entry;
      return {
        href: `/entradas/${id}`,
        title: senderOf(fields),
        picture:
          files[0] &&
          html`<img src="/entradas/${id}/fotos/${files[0].field}" alt="" loading="lazy" />`,
        notes: [
          `${ENTRY_NAMES[kind]} · ${moment(receivedAt)}`,
          fields['email'] ?? '',
          codeOf(fields),
        ],
        actions:
          state === 'new'
            ? html`<strong>responder até ${dayOf(periodsOf(entry).answerBy)}</strong>`
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
  return (
    `${note}\n${message}`.match(/\bAMZ-[0-9A-Z]{4}-(?:[0-9A-Z]{4}|[0-9A-Z]{2})\b/g)?.at(-1) ?? ''
  );
}

/** Normalises a typed code as entries have it. */
function readWords(call: Call): string {
  const typed = (call.query.get('q') ?? '').trim().slice(0, 100);
  const [, first, last] = /^AMZ[\s-]*([0-9A-Z]{4})[\s-]*([0-9A-Z]{2,4})$/i.exec(typed) ?? [];
  return first === undefined ? typed : `AMZ-${first}-${last ?? ''}`.toUpperCase();
}

function list(call: Call, desk: Desk): Page {
  const state = ENTRY_STATES.find((known) => known === call.query.get('estado'));
  const words = readWords(call);
  const { total } = desk.entries.list({ state, words }, 0, 0);
  const { offset, links } = pagesOf(call, total);
  const { entries } = desk.entries.list({ state, words }, PER_PAGE, offset);
  return {
    title: 'Entradas',
    content: html`<form class="row" action="/entradas">
        <label>Código, nome ou e-mail<input type="search" name="q" value="${words}" /></label>
        ${selectField('Estado', 'estado', state ?? '', [['', 'Todos'], ...STATE_NAMES])}<button>
          Buscar
        </button>
      </form>
      ${entries.length === 0 ? html`<p class="mute">Nada por aqui.</p>` : entryList(entries)}
      ${links}`,
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
    content: html`<div class="row">${answerLinks(entry)}</div>
      <form class="row" method="post" action="/entradas/${id}/estado">
        ${selectField('Estado', 'estado', state, STATE_NAMES)}<button>Anotar</button>
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
      ${
        files.length > 0 &&
        html`<h2>Fotos</h2>
          <ul class="tiles">
            ${files.map(({ field }) => {
              const address = `/entradas/${id}/fotos/${field}`;
              const what = nameOf(PHOTO_NAMES, field);
              return html`<li>
                <a href="${address}"
                  ><img src="${address}" alt="${what} de ${senderOf(fields)}"
                /></a>
                ${what}
              </li>`;
            })}
          </ul>`
      }
      <p class="row">
        <a href="/entradas">Voltar às entradas</a
        ><a href="/entradas/${id}/remover">Apagar a entrada e as fotos…</a>
      </p>`,
  };
}

function facts(list: readonly (readonly [label: string, value: Fragment])[]): Markup {
  return html`<dl>
    ${list.map(
      ([label, value]) =>
        html`<dt>${label}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
}

function askedAbout({ message = '' }: Entry['fields']): [string, Fragment][] {
  const code = /^(?:Código|Code): (AMZ-[0-9A-Z-]{7,9})\r?$/m.exec(message)?.[1];
  return code === undefined ? [] : [['É sobre', html`<a href="/entradas?q=${code}">${code}</a>`]];
}

function question({ id, fields, files }: Entry): Page {
  const content = html`<p>
      Não dá para desfazer. ${files.length > 0 && `As ${files.length} fotos também são apagadas.`}
    </p>
    <form class="row" method="post" action="/entradas/${id}/remover">
      <button>Sim, apagar</button><a href="/entradas/${id}">Não, voltar</a>
    </form>`;
  return { title: `Apagar a entrada de ${senderOf(fields)}?`, content };
}

/** A minor's guardian gets the answer. */
function answerLinks({ kind, fields }: Entry): Fragment {
  const guardian = guardianOf(fields);
  const { email = '', phone = '' } = guardian ?? fields;
  const digits = toDigits(phone);
  const whom = guardian === undefined ? '' : ' ao responsável';
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

/** Recognises the guardian's email and phone by their form, because labels vary by language. */
function guardianOf(fields: Entry['fields']) {
  const { guardian } = splitNote(fields);
  if (guardian.length === 0) return undefined;
  // The first line is the guardian's name, whatever it looks like.
  const values = guardian.slice(1).map(([, value]) => value);
  const email = values.find((value) => /^[^\s@]+@[^\s@]+$/.test(value)) ?? '';
  const phone = values.find((value) => /^\+?[\d\s().-]{8,40}$/.test(value)) ?? '';
  return { email, phone };
}

/** Splits a minor's note into the site's lines about the guardian and the applicant's words. */
function splitNote({ note = '' }: Entry['fields']) {
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
  switch (name) {
    case 'gender':
      return nameOf(GENDER_NAMES, value);
    case 'birthdate':
      return birthday(value, Date.now());
    case 'height':
      return value.replace(/^(\d{2,3})\/.*$/, '$1 cm');
    case 'email':
      return html`<a href="mailto:${encodeURIComponent(value)}">${value}</a>`;
    case 'instagr':
      return networkLink('https://www.instagram.com/', value);
    case 'tiktok':
      return networkLink('https://www.tiktok.com/@', value);
    default: {
      const { success, output } = v.safeParse(jsonText({ label: v.string() }), value);
      return success ? output.label : value;
    }
  }
}

/** Links a handle; other text stays. The site sends a hyphen for no account. */
function networkLink(origin: string, value: string): Fragment {
  if (value === '-') return 'não tem';
  const handle = /^@?([\w.]{1,40})$/.exec(value.trim())?.[1];
  return handle === undefined
    ? value
    : html`<a href="${origin}${handle}" target="_blank" rel="noreferrer">${value}</a>`;
}

/** Other websites must neither show nor read photos, even if they know the address. */
function photo(call: Call, desk: Desk): Promise<Response> {
  checkSameOrigin(call.request);
  const entry = find(call, desk);
  const file = entry.files.find(({ field }) => field === param(call, 'field'));
  if (!file) throw new Problem(404, 'Essa foto não existe.');
  return fileAnswer(call.request, desk.entries.fileOf(entry, file), file.type, {
    'Cache-Control': 'private, no-cache',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
}

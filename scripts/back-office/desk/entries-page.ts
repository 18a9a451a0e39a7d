import * as v from 'valibot';

import { fileAnswer, Problem, seeOther } from '../http/answer.ts';
import { get, param, post, type Call } from '../http/router.ts';
import { jsonText } from '../http/read-fields.ts';
import { checkSameOrigin } from '../http/own-origin.ts';
import {
  ENTRY_KINDS,
  ENTRY_STATES,
  isMessage,
  type Entry,
  type EntryKind,
} from '../store/entries-store.ts';
import { buttonForm, idParam, readForm, selectField } from './forms.ts';
import { html, type Fragment, type Markup } from './escape-html.ts';
import { pager, PER_PAGE, readPage } from './pager.ts';
import { periodsOf } from './periods.ts';
import { rows } from './record-rows.ts';
import type { Desk, DeskRoute, Page } from './desk.ts';
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

const SITE: Readonly<Record<EntryKind, string>> = {
  contact: '/contato',
  getScouted: '/seja-amz',
  getScoutedAmazingFace: '/seja-amazing-face',
};

export function entryPages(desk: Desk): DeskRoute[] {
  return [
    get('/entradas', (call) => list(call, desk)),
    get('/entradas/:id', (call) => show(find(call, desk))),
    post('/entradas/:id/estado', async (call) => {
      const { id } = find(call, desk);
      const chosen = (await readForm(call, desk)).fields.get('estado');
      const state = ENTRY_STATES.find((known) => known === chosen);
      if (state !== undefined) desk.entries.setState(id, state);
      return seeOther(`/entradas/${id}?aviso=marcada`);
    }),
    get('/entradas/:id/remover', (call) => question(find(call, desk))),
    post('/entradas/:id/remover', (call) => {
      desk.entries.remove(find(call, desk));
      return seeOther('/entradas?aviso=apagada');
    }),
    get('/entradas/:id/fotos/:field', (call) => photo(call, desk)),
  ];
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
  const kind = ENTRY_KINDS.find((known) => known === call.query.get('tipo'));
  const state = ENTRY_STATES.find((known) => known === call.query.get('estado'));
  const words = readWords(call);
  const page = readPage(call);
  const { entries, total } = desk.entries.list(
    { kind, state, words },
    PER_PAGE,
    (page - 1) * PER_PAGE,
  );
  return {
    title: 'Entradas',
    site: SITE[kind ?? 'getScouted'],
    content: html`<form class="row" action="/entradas">
        <label>Código, nome ou e-mail<input type="search" name="q" value="${words}" /></label>
        ${selectField('Tipo', 'tipo', kind ?? '', [['', 'Todos'], ...ENTRY_KINDS.map((known) => [known, ENTRY_NAMES[known]] as const)])}
        ${selectField('Estado', 'estado', state ?? '', [['', 'Todos'], ...STATE_NAMES])}<button>
          Buscar
        </button>
      </form>
      ${entries.length === 0 ? html`<p class="mute">Nada por aqui.</p>` : entryList(entries)}
      ${pager(call, page, total)}`,
  };
}

function show(entry: Entry): Page {
  const { id, kind, fields, files, receivedAt, state, stateAt, idempotencyKey } = entry;
  const { guardian, note } = splitNote(fields);
  const shown: Entry['fields'] = { ...fields, note };
  const named = FIELD_NAMES.filter(([name]) => (shown[name] ?? '') !== '');
  const { answerBy, deleteBy } = periodsOf(entry);
  return {
    title: senderOf(fields),
    site: SITE[kind],
    content: html`<div class="row">${answerLinks(kind, fields)}</div>
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
        ['Apagar até', isMessage(kind) ? dayOf(deleteBy) : `${dayOf(deleteBy)}, se não avançar`],
        ['Entrada', `Nº ${id}, chave de envio ${idempotencyKey ?? 'nenhuma'}`],
      ])}
      ${
        files.length > 0 &&
        html`<h2>Fotos</h2>
          <ul class="photos">
            ${files.map(
              ({ field, name, size }) =>
                html`<li>
                  <a href="/entradas/${id}/fotos/${field}"
                    ><img
                      src="/entradas/${id}/fotos/${field}"
                      alt="${nameOf(PHOTO_NAMES, field)} de ${senderOf(fields)}"
                  /></a>
                  ${nameOf(PHOTO_NAMES, field)}
                  <span class="mute">${name} · ${Math.ceil(size / 1024)} KB</span>
                </li>`,
            )}
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
    <div class="row">
      ${buttonForm(`/entradas/${id}/remover`, 'Sim, apagar')}<a href="/entradas/${id}"
        >Não, voltar</a
      >
    </div>`;
  return { title: `Apagar a entrada de ${senderOf(fields)}?`, content };
}

/** A minor's guardian gets the answer. */
function answerLinks(kind: EntryKind, fields: Entry['fields']): Fragment {
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
function guardianOf(
  fields: Entry['fields'],
): { readonly email: string; readonly phone: string } | undefined {
  const { guardian } = splitNote(fields);
  if (guardian.length === 0) return undefined;
  // The first line is the guardian's name, whatever it looks like.
  const values = guardian.slice(1).map(([, value]) => value);
  const email = values.find((value) => /^[^\s@]+@[^\s@]+$/.test(value)) ?? '';
  const phone = values.find((value) => /^\+?[\d\s().-]{8,40}$/.test(value)) ?? '';
  return { email, phone };
}

/** Splits a minor's note into the site's lines about the guardian and the applicant's words. */
function splitNote({ note = '' }: Entry['fields']): {
  readonly guardian: readonly (readonly [string, string])[];
  readonly note: string;
} {
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
    default:
      return labelOf(value);
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

function labelOf(value: string): string {
  const { success, output } = v.safeParse(jsonText({ label: v.string() }), value);
  return success ? output.label : value;
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

function find(call: Call, desk: Desk): Entry {
  const entry = desk.entries.find(idParam(call));
  if (!entry) throw new Problem(404, 'Essa entrada não existe.');
  return entry;
}

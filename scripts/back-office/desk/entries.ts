/** Shows what visitors sent, with their photos, and how to answer them. */
import * as v from 'valibot';

import { fileAnswer, seeOther } from '../http/answer.ts';
import { param, type Call } from '../http/call.ts';
import { jsonText } from '../http/fields.ts';
import { Problem } from '../http/problem.ts';
import { checkSameOrigin } from '../http/same-origin.ts';
import { get, post } from '../http/router.ts';
import { ENTRY_KINDS, type Entry, type EntryKind } from '../store/entries.ts';
import { buttonForm, idParam, readForm } from './forms.ts';
import { html, type Fragment, type Markup } from './html.ts';
import type { Page } from './layout.ts';
import { pager, readPage } from './pager.ts';
import { rows } from './records.ts';
import type { Desk, DeskRoute } from './routes.ts';
import { birthday, ENTRY_NAMES, FIELD_NAMES, GENDER_NAMES, moment, nameOf, PHOTO_NAMES } from './words.ts';

const PER_PAGE = 50;
/** Where on the site one writes such an entry. */
const SITE: Readonly<Record<EntryKind, string>> = {
  contact: '/contato',
  getScouted: '/seja-amz',
  getScoutedAmazingFace: '/seja-amazing-face',
};

export function entryPages(desk: Desk): DeskRoute[] {
  return [
    get('/entradas', (call) => list(call, desk)),
    get('/entradas/:id', (call) => show(find(call, desk))),
    post('/entradas/:id/respondida', async (call) => {
      const { id } = find(call, desk);
      desk.entries.answer(id, (await readForm(call, desk)).fields.get('respondida') === '1');
      return seeOther(`/entradas/${id}?aviso=marcada`);
    }),
    get('/entradas/:id/fotos/:field', (call) => photo(call, desk)),
  ];
}

export function entryList(entries: readonly Entry[]): Markup {
  return rows(
    entries.map(({ id, kind, fields, files, receivedAt, answeredAt }) => ({
      href: `/entradas/${id}`,
      title: senderOf(fields),
      picture: files[0] && html`<img src="/entradas/${id}/fotos/${files[0].field}" alt="" loading="lazy" />`,
      notes: [`${ENTRY_NAMES[kind]} · ${moment(receivedAt)}`, fields['email'] ?? ''],
      actions: answeredAt === null ? html`<strong>por responder</strong>` : html`<span class="mute">✓ respondida</span>`,
    })),
  );
}

function senderOf(fields: Entry['fields']): string {
  return fields['realname'] ?? fields['name'] ?? 'Sem nome';
}

function list(call: Call, desk: Desk): Page {
  const kind = ENTRY_KINDS.find((known) => known === call.query.get('tipo'));
  const page = readPage(call);
  const isOpen = call.query.has('abertas');
  const { entries, total } = desk.entries.list(kind, PER_PAGE, (page - 1) * PER_PAGE, isOpen);
  return {
    title: isOpen ? 'Entradas por responder' : 'Entradas',
    site: SITE[kind ?? 'getScouted'],
    content: html`<p class="row">
        <a href="/entradas">Todas</a
        ><a href="/entradas?abertas=1">Por responder</a
        >${ENTRY_KINDS.map((known) => html`<a href="/entradas?tipo=${known}">${ENTRY_NAMES[known]}</a>`)}
      </p>
      ${entries.length === 0 ? html`<p class="mute">Nada por aqui.</p>` : entryList(entries)}
      ${pager(call, page, Math.ceil(total / PER_PAGE))}`,
  };
}

function show({ id, kind, fields, files, receivedAt, answeredAt, idempotencyKey }: Entry): Page {
  const named = FIELD_NAMES.filter(([name]) => name in fields);
  return {
    title: senderOf(fields),
    site: SITE[kind],
    content: html`<div class="row">
        ${answerLinks(kind, fields)}
        ${buttonForm(`/entradas/${id}/respondida`, answeredAt === null ? 'Marcar como respondida' : 'Ainda por responder', 'respondida', answeredAt === null ? '1' : '0')}
      </div>
      ${answeredAt !== null && html`<p class="mute">✓ respondida em ${moment(answeredAt)}</p>`}
      <dl>
        <dt>Chegou</dt>
        <dd>${moment(receivedAt)}</dd>
        <dt>De onde</dt>
        <dd>${ENTRY_NAMES[kind]}</dd>
        ${named.map(
          ([name, label]) =>
            html`<dt>${label}</dt>
              <dd>${readable(name, fields[name] ?? '')}</dd>`,
        )}
        <dt>Entrada</dt>
        <dd>Nº ${id}, chave de envio ${idempotencyKey ?? 'nenhuma'}</dd>
      </dl>
      ${
        files.length > 0 &&
        html`<h2>Fotos</h2>
          <ul class="photos">
            ${files.map(
              ({ field, name, size }) =>
                html`<li>
                  <a href="/entradas/${id}/fotos/${field}"
                    ><img src="/entradas/${id}/fotos/${field}" alt="${nameOf(PHOTO_NAMES, field)} de ${senderOf(fields)}"
                  /></a>
                  ${nameOf(PHOTO_NAMES, field)} <span class="mute">${name} · ${Math.ceil(size / 1024)} KB</span>
                </li>`,
            )}
          </ul>`
      }
      <p><a href="/entradas">Voltar às entradas</a></p>`,
  };
}

/** Where a minor applies, the guardian is the one to answer. */
function answerLinks(kind: EntryKind, fields: Entry['fields']): Fragment {
  const guardian = guardianOf(fields);
  const { email = '', phone = '' } = guardian ?? fields;
  const digits = toDigits(phone);
  const whom = guardian === undefined ? '' : ' ao responsável';
  const subject = encodeURIComponent(kind === 'contact' ? 'Amazing: sua mensagem' : 'Amazing: sua inscrição');
  return [
    email !== '' && html`<a class="button" href="mailto:${encodeURIComponent(email)}?subject=${subject}">Responder${whom} por e-mail</a>`,
    digits !== '' && html`<a class="button" href="https://wa.me/${digits}" target="_blank" rel="noreferrer">WhatsApp${whom}</a>`,
  ];
}

/** From the lines that the site writes first in the note of somebody under age, in its form's language. */
function guardianOf({ note = '' }: Entry['fields']): { readonly email: string; readonly phone: string } | undefined {
  const [own = ''] = note.split(/\r?\n\r?\n/, 1);
  if (!/^(?:Responsável|Guardian): /.test(own)) return undefined;
  // The first line is the guardian's name, whatever that looks like.
  const lines = own.slice(own.indexOf('\n') + 1);
  const [, email = ''] = /^[^:\n]+: ([^\s@]+@[^\s@]+)\r?$/m.exec(lines) ?? [];
  const [, phone = ''] = /^[^:\n]+: (\+?[\d\s().-]{8,40})\r?$/m.exec(lines) ?? [];
  return { email, phone };
}

/** The digits of a number with its country; one without a plus is Brazilian unless it says 55 itself. Empty for what is no number. */
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

/** A handle leads to its page; whatever else somebody wrote stays text. */
function networkLink(origin: string, value: string): Fragment {
  const handle = /^@?([\w.]{1,40})$/.exec(value.trim())?.[1];
  return handle === undefined ? value : html`<a href="${origin}${handle}" target="_blank" rel="noreferrer">${value}</a>`;
}

/** Countries, states and cities arrive as JSON text; people read the label. */
function labelOf(value: string): string {
  const { success, output } = v.safeParse(jsonText({ label: v.string() }), value);
  return success ? output.label : value;
}

/** Photos are no page: another website must neither show nor read them, even where it knows the address. */
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

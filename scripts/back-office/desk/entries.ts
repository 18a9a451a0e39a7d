/** Shows what visitors sent, with their photos. */
import path from 'node:path';

import { uploadsFolder } from '../api/entries.ts';
import { fileAnswer, type Answer } from '../http/answer.ts';
import { param, type Call } from '../http/call.ts';
import { Problem } from '../http/problem.ts';
import { ENTRY_KINDS, type Entry } from '../store/entries.ts';
import { idParam } from './forms.ts';
import { html, type Markup } from './html.ts';
import { pageAnswer } from './layout.ts';
import { pager, readPage } from './pager.ts';
import type { Desk, DeskRoute } from './routes.ts';
import { ENTRY_NAMES, FIELD_NAMES, moment } from './words.ts';

const PER_PAGE = 50;

export function entryPages(desk: Desk): DeskRoute[] {
  return [
    { method: 'GET', pattern: '/entradas', handler: (call) => list(call, desk) },
    { method: 'GET', pattern: '/entradas/:id', handler: (call) => show(call, find(call, desk)) },
    { method: 'GET', pattern: '/entradas/:id/fotos/:field', handler: (call) => photo(call, desk) },
  ];
}

export function entryTable(entries: readonly Entry[]): Markup {
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th>Nº</th>
          <th>Chegou</th>
          <th>De onde</th>
          <th>Quem</th>
          <th>E-mail</th>
          <th>Fotos</th>
        </tr>
      </thead>
      <tbody>
        ${entries.map(
          ({ id, kind, fields, files, receivedAt }) =>
            html`<tr>
              <td><a href="/entradas/${id}">${id}</a></td>
              <td>${moment(receivedAt)}</td>
              <td>${ENTRY_NAMES[kind]}</td>
              <td><a href="/entradas/${id}">${senderOf(fields)}</a></td>
              <td>${fields['email']}</td>
              <td>${files.length}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function senderOf(fields: Entry['fields']): string {
  return fields['realname'] ?? fields['name'] ?? '';
}

function list(call: Call, desk: Desk): Answer {
  const kind = ENTRY_KINDS.find((known) => known === call.query.get('tipo'));
  const page = readPage(call);
  const { entries, total } = desk.entries.list(kind, PER_PAGE, (page - 1) * PER_PAGE);
  return pageAnswer(call, {
    title: 'Entradas',
    content: html`<p class="row">
        <a href="/entradas">Todas</a>${ENTRY_KINDS.map((known) => html`<a href="/entradas?tipo=${known}">${ENTRY_NAMES[known]}</a>`)}
      </p>
      ${entries.length === 0 ? html`<p class="mute">Nada por aqui.</p>` : entryTable(entries)}
      ${pager(call, page, Math.ceil(total / PER_PAGE))}`,
  });
}

function show(call: Call, entry: Entry): Answer {
  const { id, kind, fields, files, receivedAt, idempotencyKey } = entry;
  return pageAnswer(call, {
    title: `Entrada ${id}: ${senderOf(fields)}`,
    content: html`<dl>
        <dt>Chegou</dt>
        <dd>${moment(receivedAt)}</dd>
        <dt>De onde</dt>
        <dd>${ENTRY_NAMES[kind]}</dd>
        ${Object.entries(fields).map(
          ([name, value]) =>
            html`<dt>${FIELD_NAMES[name] ?? name}</dt>
              <dd>${readable(value)}</dd>`,
        )}
        <dt>Chave de envio</dt>
        <dd>${idempotencyKey ?? 'nenhuma'}</dd>
      </dl>
      ${
        files.length > 0 &&
        html`<h2>Fotos</h2>
          <ul class="photos">
            ${files.map(
              ({ field, name, size }) =>
                html`<li>
                  <a href="/entradas/${id}/fotos/${field}"
                    ><img src="/entradas/${id}/fotos/${field}" alt="${field} de ${senderOf(fields)}"
                  /></a>
                  <span class="mute">${field} · ${name} · ${Math.ceil(size / 1024)} KB</span>
                </li>`,
            )}
          </ul>`
      }`,
  });
}

/** Countries, states and cities arrive as JSON text; people read the label. */
function readable(value: string): string {
  if (!value.startsWith('{')) return value;
  try {
    const { label } = JSON.parse(value) as { label?: unknown };
    return typeof label === 'string' ? label : value;
  } catch {
    return value;
  }
}

async function photo(call: Call, desk: Desk): Promise<Answer> {
  const entry = find(call, desk);
  const file = entry.files.find(({ field }) => field === param(call, 'field'));
  if (!file) throw new Problem(404, 'Essa foto não existe.');
  const stored = path.join(uploadsFolder(desk.dataDir), entry.folder, file.stored);
  return fileAnswer(stored, file.type, `${entry.folder}/${file.stored}`, { 'Cache-Control': 'private, no-cache' });
}

function find(call: Call, desk: Desk): Entry {
  const entry = desk.entries.find(idParam(call));
  if (!entry) throw new Problem(404, 'Essa entrada não existe.');
  return entry;
}

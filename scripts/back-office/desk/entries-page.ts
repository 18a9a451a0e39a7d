import * as v from 'valibot';
import { fileAnswer, Problem, seeOther } from '../http/answer.ts';
import { jsonText } from '../http/body.ts';
import { get, param, post, type Call } from '../http/router.ts';
import { isMessage, isWithdrawal, type Entry } from '../store/entries-store.ts';
import { ENTRY_NAMES, FIELD_NAMES, GENDER_NAMES, PHOTO_NAMES } from './desk-words.ts';
import { html, type Fragment, type Markup } from './html.ts';
import { checkSameOrigin, idParam, question, rows, type Desk, type DeskRoute } from './shell.ts';

/** Former codes end in two signs. */
const CODE = /\bAMZ-[0-9A-Z]{4}-(?:[0-9A-Z]{4}|[0-9A-Z]{2})\b/g;
const RECIFE_OFFSET = -3 * 3_600_000;
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
  const sameCode = ({ id, fields }: Entry): Fragment => {
    const code = codeOf(fields);
    const same = entries.list().filter((other) => other.id !== id && codeOf(other.fields) === code);
    return (
      code !== '' &&
      same.length > 0 &&
      html`<h2>Com o mesmo código ${code}</h2>
        ${entryList(same)}`
    );
  };
  const find = (call: Call): Entry => {
    const entry = entries.find(idParam(call));
    if (!entry) throw new Problem(404, 'Essa entrada não existe.');
    return entry;
  };
  return [
    get('/entradas', () => ({ title: 'Entradas', content: entryList(entries.list()) })),
    get('/entradas/:id', (call) => {
      const entry = find(call);
      return {
        title: senderOf(entry.fields),
        content: html`${show(entry)} ${sameCode(entry)}`,
      };
    }),
    get('/entradas/:id/remover', (call) => {
      const entry = find(call);
      const page = question(
        `/entradas/${entry.id}`,
        'Apagar',
        `a entrada de ${senderOf(entry.fields)}`,
        'As fotos também são apagadas. Não dá para desfazer.',
      );
      return { ...page, content: html`${page.content} ${sameCode(entry)}` };
    }),
    post('/entradas/:id/remover', (call) => {
      entries.erase(find(call).id);
      return seeOther('/entradas?aviso=apagada');
    }),
    get('/entradas/:id/fotos/:field', (call) => {
      // Other websites must neither show nor read photos.
      checkSameOrigin(call.request);
      const { id, files } = find(call);
      const field = files.find((name) => name === param(call, 'field'));
      if (field === undefined) throw new Problem(404, 'Essa foto não existe.');
      return fileAnswer(call.request, entries.fileOf(id, field), {
        'Cache-Control': 'private, no-cache',
        'Cross-Origin-Resource-Policy': 'same-origin',
      });
    }),
  ];
}

export function entryList(entries: readonly Entry[]): Markup {
  if (entries.length === 0) return html`<p>Nada chegou ainda. O que o site envia aparece aqui.</p>`;
  return rows(
    entries.map((entry) => {
      const { id, kind, fields, files, receivedAt } = entry;
      const [photo] = files;
      const verb = isWithdrawal(entry) ? 'retirar' : 'responder';
      return {
        href: `/entradas/${id}`,
        title: senderOf(fields),
        picture:
          photo !== undefined &&
          html`<img src="/entradas/${id}/fotos/${photo}" alt="" loading="lazy" />`,
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

/** Visitors may quote codes, so a guardian's or a request's own line counts first. */
function codeOf(fields: Entry['fields']): string {
  const { guardian, note } = splitNote(fields);
  const { message = '' } = fields;
  const ofMinor = lineOf(guardian, 'Código');
  const [ofRequest] = /^(?:Código|Code): .*/.exec(message) ?? [];
  const said = ofMinor ?? ofRequest ?? `${note}\n${message}`;
  return said.match(CODE)?.at(-1) ?? '';
}

const WEEKEND: readonly number[] = [0, 6];

function periodsOf(entry: Entry) {
  const day = new Date(entry.receivedAt + RECIFE_OFFSET);
  const answer = new Date(day);
  if (isMessage(entry.kind) && !isWithdrawal(entry)) {
    do answer.setUTCDate(answer.getUTCDate() + 1);
    while (WEEKEND.includes(answer.getUTCDay()));
  } else answer.setUTCDate(answer.getUTCDate() + ANSWER_DAYS);
  const deletion = new Date(day);
  deletion.setUTCMonth(deletion.getUTCMonth() + RETENTION_MONTHS);
  if (deletion.getUTCDate() !== day.getUTCDate()) deletion.setUTCDate(0);
  return {
    answerBy: answer.getTime() - RECIFE_OFFSET,
    deleteBy: deletion.getTime() - RECIFE_OFFSET,
  };
}

function show(entry: Entry): Markup {
  const { id, kind, fields, files, receivedAt } = entry;
  const { guardian, note } = splitNote(fields);
  const shown: Entry['fields'] = { ...fields, note };
  const { answerBy, deleteBy } = periodsOf(entry);
  const deletion = DAY.format(deleteBy);
  return html`<div class="row">${answerLink(fields, guardian)}</div>
    ${
      guardian.length > 0 &&
      html`<h2>Menor de 18 anos: fale com o responsável</h2>
        ${facts(guardian)}
        <h2>Quem se inscreveu</h2>`
    }
    ${facts([
      ...Object.entries(FIELD_NAMES)
        .map(([name, label]) => [label, readable(name, shown[name] ?? '')] as const)
        .filter(([, value]) => value !== ''),
      ['De onde', ENTRY_NAMES[kind]],
      ['Chegou', toMoment(receivedAt)],
      ['Responder até', DAY.format(answerBy)],
      ['Apagar até', isMessage(kind) ? deletion : `${deletion}, se não avançar`],
    ])}
    <ul class="tiles">
      ${files.map((field) => {
        const address = `/entradas/${id}/fotos/${field}`;
        const what = PHOTO_NAMES[field] ?? field;
        return html`<li>
          <a href="${address}"><img src="${address}" alt="${what} de ${senderOf(fields)}" /></a>
          ${what}
        </li>`;
      })}
    </ul>
    <p><a href="/entradas/${id}/remover">Apagar a entrada e as fotos…</a></p>`;
}

type Facts = readonly (readonly [label: string, value: string])[];

function lineOf(guardian: Facts, label: string): string | undefined {
  return guardian.find(([known]) => known === label)?.[1];
}

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

function answerLink(fields: Entry['fields'], guardian: Facts): Fragment {
  const isMinor = guardian.length > 0;
  const email = (isMinor ? lineOf(guardian, 'E-mail do responsável') : fields['email']) ?? '';
  return (
    email !== '' &&
    html`<a href="mailto:${encodeURIComponent(email)}"
      >Responder ${isMinor && 'ao responsável '}por e-mail</a
    >`
  );
}

/** A minor's note begins with her guardian, up to an empty line (docs/panel.md). */
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

function readable(name: string, value: string): string {
  if (name === 'gender') return GENDER_NAMES[value] ?? value;
  if (name === 'birthdate') return value.split('-').reverse().join('/');
  if (name === 'height') return value.replace(/^(\d{2,3})\/.*$/, '$1 cm');
  const place = v.safeParse(jsonText({ label: v.string() }), value);
  return place.success ? place.output.label : value;
}

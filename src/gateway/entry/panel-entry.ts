import * as v from 'valibot';
import { isMessage, type EntryKind } from '../../contracts/entry-kinds.ts';
import type { FieldErrors } from '../../contracts/field-error.ts';
import { toPlaceJson, type Place } from '../../contracts/chosen-place.ts';
import { RELATIONS } from '../../contracts/scouted-form.ts';
import { toReference } from '../../domain/reference.ts';
import { readCapped } from '../../lib/capped-body.ts';
import { toErrorCode } from '../../lib/errors.ts';
import { HttpError, malformed, readOk, webPage, type ReadAnswer } from '../../lib/http.ts';
import { saysFailure } from '../../lib/said-failure.ts';
import type { ServiceClient } from '../../sources/service-client.ts';
import type { Log } from '../log.ts';
import { withGuardian, type PanelFields, type Posted } from './guardian-note.ts';
import { toFieldNames, type EntryForm } from './read-entry.ts';
import { createHash } from 'node:crypto';
import { jsonOrNull } from '../../lib/or-null.ts';
import { unwrap } from '../../sources/json-shapes.ts';

export interface PanelEntry {
  readonly id: string;
  readonly entry: EntryKind;
  readonly contentType: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

export type Delivery =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'refused'; readonly code: string; readonly fields: readonly string[] }
  | {
      readonly kind: 'failed';
      readonly code: string;
      readonly isUnreachable: boolean;
      readonly isTransient: boolean;
    };

export type Deliver = (entry: PanelEntry, timeout: number) => Promise<Delivery>;

const TYPED_PLACES = { id_state: 'Estado ou região', basedin: 'Cidade' } as const;

export async function toPanelEntry(
  id: string,
  kind: EntryKind,
  form: EntryForm,
  posted: Posted,
): Promise<PanelEntry> {
  const data = new FormData();
  for (const [name, value] of Object.entries(toPanelFields(id, kind, form, posted))) {
    if (value !== '') data.append(name, value);
  }
  const encoded = new Response(data);
  return {
    id,
    entry: kind,
    contentType: encoded.headers.get('Content-Type') ?? '',
    body: await encoded.bytes(),
  };
}

function toPanelFields(id: string, kind: EntryKind, form: EntryForm, posted: Posted): PanelFields {
  const reference = toReference(id);
  const placed = withPlaces(form);
  const relation = RELATIONS.find((known) => known === placed['guardian_relation']);
  return relation === undefined
    ? withReference(kind, reference, placed)
    : withGuardian(placed, relation, reference, posted);
}

/** The panel takes places by id: a typed one goes into the note. */
function withPlaces(form: EntryForm): PanelFields {
  const notes = Object.entries(TYPED_PLACES).flatMap(([field, word]) => {
    const place = form[field] ?? null;
    return isPlace(place) && place.id === '' ? [`${word}: ${place.label}`] : [];
  });
  const fields = Object.fromEntries(
    Object.entries(form).map(([field, value]) => [field, toPanelValue(value)]),
  );
  return notes.length === 0
    ? fields
    : { ...fields, note: joinTexts('\n', fields['note'], ...notes) };
}

function toPanelValue(value: string | Blob | Place | null): string | Blob {
  if (!isPlace(value)) return value ?? '';
  return value.id === '' ? '' : toPlaceJson(value);
}

function isPlace(value: string | Blob | Place | null): value is Place {
  return value !== null && typeof value === 'object' && 'label' in value;
}

/** A message may quote an application's code, so its own is called the message's. */
function withReference(kind: EntryKind, reference: string, form: PanelFields): PanelFields {
  const [field, gap, label] = isMessage(kind)
    ? ['message', '\n\n', 'Código desta mensagem']
    : ['note', '\n', 'Código'];
  const text = form[field];
  return { ...form, [field]: joinTexts(gap, text, `${label}: ${reference}`) };
}

function joinTexts(gap: string, ...parts: readonly (string | Blob | undefined)[]): string {
  return parts
    .filter((part) => typeof part === 'string')
    .filter((part) => part !== '')
    .join(gap);
}

const refusedSchema = v.object({ errors: v.record(v.string(), v.unknown()) });

const ANSWER_LIMIT = 1_000_000;

/** Any 2xx counts as delivered unless its body says otherwise: a repeat might be stored twice. */
export function createDelivery(client: Pick<ServiceClient, 'ask'>, log: Log): Deliver {
  return async ({ id, entry: kind, contentType, body }, timeout) => {
    const read: ReadAnswer<Delivery> = async (answer, fail) => {
      const { status } = answer;
      const text = await readText(status === 422 ? answer : await readOk(answer, fail));
      const json = jsonOrNull(text ?? '');
      const layers = Array.from(new Set([json, unwrap(json)]));
      if (status === 422)
        return { kind: 'refused', code: 'HTTP_422', fields: layers.flatMap(readRefusedFields) };
      if (text?.trimStart().startsWith('<') === true) throw fail(webPage());
      if (layers.some(saysFailure)) throw fail(malformed('that it failed'));
      if (json === null && text !== '')
        log({ level: 'warn', event: 'entry.answer-unread', id, entry: kind, status });
      return { kind: 'delivered' };
    };
    const path = `/api/entry/${kind}/send`;
    const headers = { 'content-type': contentType, 'idempotency-key': id };
    const asked = { service: 'panel', method: 'POST', path, headers, body, timeout } as const;
    try {
      return await client.ask(asked, read);
    } catch (error) {
      // The outbox must keep an entry that a fault of ours has stopped, too.
      const { code, isUnreachable, isTransient } =
        error instanceof HttpError
          ? error
          : { code: toErrorCode(error), isUnreachable: false, isTransient: false };
      return { kind: 'failed', code, isUnreachable, isTransient };
    }
  };
}

async function readText({ body }: Response): Promise<string | null> {
  const bytes = await readCapped(body, ANSWER_LIMIT).catch(() => null);
  return bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : null;
}

/** Names are logged: one that may hold a person's words is dropped. */
function readRefusedFields(json: unknown): readonly string[] {
  const result = v.safeParse(refusedSchema, json);
  const named = result.success ? Object.keys(result.output.errors) : [];
  return named.filter((name) => /^[a-z_][\w.[\]-]{0,59}$/i.test(name)).slice(0, 50);
}

export function toFieldErrors(kind: EntryKind, names: readonly string[]): FieldErrors {
  const known = toFieldNames(kind);
  return Object.fromEntries(
    names.filter((name) => known.has(name)).map((name) => [name, 'refused']),
  );
}

/** A UUID 8 (RFC 9562) of kind and submission: a panel may keep all keys in one table. */
export function toEntryId(kind: EntryKind, submissionId: string): string {
  const bytes = createHash('sha256').update(`${kind}/${submissionId}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

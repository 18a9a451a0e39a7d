/** The unsent text of a form, kept on the device, without photos. Damaged, foreign or outdated
 * content counts as no draft. */
import { DRAFT_DAYS } from '../../domain/constants.ts';
import { jsonOrNull } from '../../lib/json-or-null.ts';
import type { TextStorage } from '../../lib/browser-storage.ts';
import type { Submission } from './submission.ts';

export interface Draft {
  readonly submission: Submission;
  /** Texts by field. */
  readonly values: Readonly<Record<string, string>>;
}

const DRAFT_LIFETIME = DRAFT_DAYS * 24 * 60 * 60 * 1000;

/** Longest text to read back for one field, in characters. */
const FIELD_LIMIT = 10_000;
/** Longest text of a whole draft. */
const TEXT_LIMIT = 100_000;
const ID = /^[\da-f-]{36}$/;

/** Storage keys of the applications' drafts, by programme. */
export const APPLICATION_DRAFTS = {
  models: 'scouted-draft-models',
  face: 'scouted-draft-face',
} as const;

/** Picks the texts of some fields; empty for fields that a form lacks. */
export function pickTexts<Field extends string>(
  fields: readonly Field[],
  values: Readonly<Partial<Record<Field, string | undefined>>>,
): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? ''])) as Record<
    Field,
    string
  >;
}

/** Reads a draft, named fields only, and removes it if expired. `now` in milliseconds since
 * 1970. */
export function readDraft(
  storage: TextStorage,
  key: string,
  fields: readonly string[],
  now: number,
): Draft | null {
  removeExpiredDrafts(storage, [key], now);
  const text = storage.read(key);
  return text === null ? null : parseDraft(text, fields);
}

export function writeDraft(
  storage: TextStorage,
  key: string,
  { submission, values }: Draft,
  now: number,
): void {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  if (Object.keys(filled).length === 0) storage.remove(key);
  else
    storage.write(
      key,
      JSON.stringify({
        id: submission.id,
        touchedAt: submission.touchedAt,
        writtenAt: now,
        values: filled,
      }),
    );
}

/** Removes expired drafts, and unreadable ones, whose age is unknown. */
export function removeExpiredDrafts(
  storage: TextStorage,
  keys: readonly string[],
  now: number,
): void {
  for (const key of keys) {
    const text = storage.read(key);
    if (text !== null && !isYoung(toRecord(text), now)) storage.remove(key);
  }
}

/** A future date, from a clock that ran ahead, counts as young. */
function isYoung(record: Record<string, unknown> | null, now: number): boolean {
  if (record === null) return false;
  return [record['writtenAt'], record['touchedAt']].some(
    (time) => typeof time === 'number' && Math.abs(now - time) < DRAFT_LIFETIME,
  );
}

export function parseDraft(text: string, fields: readonly string[]): Draft | null {
  const record = toRecord(text);
  if (record === null) return null;
  const { id, touchedAt, values } = record;
  if (typeof id !== 'string' || !ID.test(id) || !isRecord(values)) return null;
  const known = fields.flatMap((field) => {
    const value = Object.hasOwn(values, field) ? values[field] : undefined;
    return typeof value === 'string' && value.length <= FIELD_LIMIT
      ? [[field, value] as const]
      : [];
  });
  return {
    submission: {
      id,
      touchedAt: typeof touchedAt === 'number' && Number.isFinite(touchedAt) ? touchedAt : null,
    },
    values: Object.fromEntries(known),
  };
}

function toRecord(text: string): Record<string, unknown> | null {
  const value = text.length > TEXT_LIMIT ? null : jsonOrNull(text);
  return isRecord(value) ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

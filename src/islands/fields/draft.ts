import { DRAFT_DAYS } from '../../domain/constants.ts';
import type { TextStorage } from '../../lib/browser-storage.ts';
import { isRecord, readStored, writeStored, type StoredFormat } from '../../stores/json-store.ts';
import type { Submission } from './submission.ts';
import { jsonOrNull } from '../../lib/or-null.ts';

export interface Draft {
  readonly submission: Submission;
  readonly values: Readonly<Record<string, string>>;
}

const DRAFT_LIFETIME = DRAFT_DAYS * 24 * 60 * 60 * 1000;

const FIELD_LIMIT = 10_000;
const TEXT_LIMIT = 100_000;
const ID = /^[\da-f-]{36}$/;

export function pickTexts<Field extends string>(
  fields: readonly Field[],
  values: Readonly<Partial<Record<Field, string | undefined>>>,
): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? ''])) as Record<
    Field,
    string
  >;
}

interface StoredDraft extends Submission {
  readonly writtenAt: number | null;
  readonly values: Draft['values'];
}

const toFormat = (key: string, fields: readonly string[]): StoredFormat<StoredDraft> => ({
  key,
  version: 1,
  limit: TEXT_LIMIT,
  parse({ id, touchedAt, writtenAt, values }) {
    if (typeof id !== 'string' || !ID.test(id) || !isRecord(values)) return null;
    const known = fields.flatMap((field) => {
      const value = Object.hasOwn(values, field) ? values[field] : undefined;
      return typeof value === 'string' && value.length <= FIELD_LIMIT
        ? [[field, value] as const]
        : [];
    });
    return {
      id,
      touchedAt: toTime(touchedAt),
      writtenAt: toTime(writtenAt),
      values: Object.fromEntries(known),
    };
  },
});

export function readDraft(
  storage: TextStorage,
  key: string,
  fields: readonly string[],
): Draft | null {
  removeExpiredDrafts(storage, [key]);
  const value = readStored(storage, toFormat(key, fields));
  return (
    value && { submission: { id: value.id, touchedAt: value.touchedAt }, values: value.values }
  );
}

export function writeDraft(
  storage: TextStorage,
  key: string,
  fields: readonly string[],
  { submission, values }: Draft,
): void {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  if (Object.keys(filled).length === 0) storage.remove(key);
  else
    writeStored(storage, toFormat(key, fields), {
      ...submission,
      writtenAt: Date.now(),
      values: filled,
    });
}

export function removeExpiredDrafts(storage: TextStorage, keys: readonly string[]): void {
  for (const key of keys) {
    const text = storage.read(key);
    if (text === null) continue;
    const draft = text.length > TEXT_LIMIT ? null : jsonOrNull(text);
    const times = isRecord(draft) ? [toTime(draft['writtenAt']), toTime(draft['touchedAt'])] : [];
    if (!times.some((time) => time !== null && isYoung(time))) storage.remove(key);
  }
}

const toTime = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** A future date, of a clock that ran ahead, counts as young. */
const isYoung = (time: number): boolean => Math.abs(Date.now() - time) < DRAFT_LIFETIME;

/**
 * What was typed into a form and not sent yet, kept on the device: text only, never a photo. Whatever else lies under the key (damaged,
 * foreign, of an older form) counts as no draft.
 */
import type { TextStorage } from '../../lib/storage.ts';
import type { Submission } from './submission.ts';

export interface Draft {
  readonly submission: Submission;
  /** Texts by field. */
  readonly values: Readonly<Record<string, string>>;
}

/** Longest text of one field that is read back, in characters. */
const TEXT_LIMIT = 10_000;
const ID = /^[\da-f-]{36}$/;

/** The draft under a key; fields other than the named ones are left out. */
export function readDraft(storage: TextStorage, key: string, fields: readonly string[]): Draft | null {
  const text = storage.read(key);
  return text === null ? null : parseDraft(text, fields);
}

export function writeDraft(storage: TextStorage, key: string, { submission, values }: Draft): void {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  if (Object.keys(filled).length === 0) storage.remove(key);
  else storage.write(key, JSON.stringify({ id: submission.id, touchedAt: submission.touchedAt, values: filled }));
}

export function parseDraft(text: string, fields: readonly string[]): Draft | null {
  const record = toRecord(text);
  if (record === null) return null;
  const { id, touchedAt, values } = record;
  if (typeof id !== 'string' || !ID.test(id) || !isRecord(values)) return null;
  const known = fields.flatMap((field) => {
    const value = Object.hasOwn(values, field) ? values[field] : undefined;
    return typeof value === 'string' && value.length <= TEXT_LIMIT ? [[field, value] as const] : [];
  });
  return {
    submission: { id, touchedAt: typeof touchedAt === 'number' && Number.isFinite(touchedAt) ? touchedAt : null },
    values: Object.fromEntries(known),
  };
}

function toRecord(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

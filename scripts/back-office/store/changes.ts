/** Remembers the answers made since the last change. */
import { etagOf, keptAnswer, type KeptJson } from '../http/answer.ts';
import type { Database } from './database.ts';

/** Beyond these the oldest answer is dropped: keys hold numbers that clients choose. */
const MOST_ANSWERS = 500;

export type Changes = ReturnType<typeof createChanges>;

export function createChanges({ query }: Database) {
  const readVersion = query<{ data_version: number }>('PRAGMA data_version');
  const answers = new Map<string, KeptJson>();
  let version = foreignVersion();

  /** Changes when another process writes to the file. */
  function foreignVersion(): number | undefined {
    return readVersion.get()?.data_version;
  }
  return {
    /** Call it in the changing transaction. */
    note(): void {
      answers.clear();
    },
    /** The cached JSON answer of a key, remade after a change. */
    answer(key: string, value: () => unknown): Response {
      const standing = foreignVersion();
      if (standing !== version) answers.clear();
      version = standing;
      const known = answers.get(key);
      if (known) return keptAnswer(known);
      const body = Buffer.from(JSON.stringify(value()));
      const made = { body, etag: etagOf(body) };
      const oldest = answers.keys().next();
      if (answers.size >= MOST_ANSWERS && oldest.done !== true) answers.delete(oldest.value);
      answers.set(key, made);
      return keptAnswer(made);
    },
  };
}

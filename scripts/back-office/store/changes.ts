/** Remembers the answers made since the last change of the database, whichever process made it. */
import { keptAnswer, keptJson, type KeptJson } from '../http/answer.ts';
import type { Database } from './database.ts';

/** More are not remembered at once: keys hold numbers that clients choose. */
const MOST_ANSWERS = 500;

export type Changes = ReturnType<typeof createChanges>;

export function createChanges({ query }: Database) {
  // The first number counts other connections' changes, the second our own.
  const state = query<{ version: string }>(
    `SELECT data_version || ' ' || total_changes() AS version FROM pragma_data_version`,
  );
  const answers = new Map<string, KeptJson>();
  let version: string | undefined;
  return {
    /** The JSON answer of a key, remade after a change. */
    answer(key: string, make: () => unknown): Response {
      const standing = state.get()?.version;
      if (standing !== version || answers.size >= MOST_ANSWERS) answers.clear();
      version = standing;
      const answer = answers.get(key) ?? keptJson(make());
      answers.set(key, answer);
      return keptAnswer(answer);
    },
  };
}

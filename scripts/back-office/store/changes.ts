/** Remembers when each collection last changed, and the answers made from it, so that a change shows in every digest at once. */
import { etagOf, keptAnswer, type KeptJson } from '../http/answer.ts';
import type { Database } from './database.ts';

export type Collection = 'talents' | 'slides' | 'staff' | 'posts' | 'texts' | 'images' | 'settings';

/** Beyond so many answers the oldest gives way. */
const MOST_ANSWERS = 500;

export type Changes = ReturnType<typeof createChanges>;

export function createChanges({ sql, query }: Database) {
  const write = sql.prepare(
    'INSERT INTO collections (name, changed_at) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET changed_at = excluded.changed_at',
  );
  const read = query<{ changed_at: number }>('SELECT changed_at FROM collections WHERE name = ?');
  const readVersion = query<{ data_version: number }>('PRAGMA data_version');
  const answers = new Map<string, KeptJson>();
  let version = foreignVersion();

  /** Moves when another process writes to the same file. */
  function foreignVersion(): number | undefined {
    return readVersion.get()?.data_version;
  }
  return {
    /** Call inside the transaction that changes a collection; forgets every answer made before. */
    note(collection: Collection): void {
      write.run(collection, Date.now());
      answers.clear();
    },
    /** The JSON answer kept under a key, made from the collections when one of them has changed since. */
    answer(key: string, collections: readonly Collection[], value: () => unknown): Response {
      const standing = foreignVersion();
      if (standing !== version) answers.clear();
      version = standing;
      const known = answers.get(key);
      if (known) return keptAnswer(known);
      const body = Buffer.from(JSON.stringify(value()));
      const made = {
        body,
        etag: etagOf(body),
        changedAt: Math.max(...collections.map((collection) => read.get(collection)?.changed_at ?? 0)),
      };
      const oldest = answers.keys().next();
      if (answers.size >= MOST_ANSWERS && oldest.done !== true) answers.delete(oldest.value);
      answers.set(key, made);
      return keptAnswer(made);
    },
  };
}

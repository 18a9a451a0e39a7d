/** Remembers each collection's last change, and the answers made since. */
import { etagOf, keptAnswer, type KeptJson } from '../http/answer.ts';
import type { Database } from './database.ts';

export type Collection = 'talents' | 'slides' | 'staff' | 'posts' | 'texts' | 'images' | 'settings';

/** Beyond these the oldest answer is dropped. */
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

  /** Changes when another process writes to the file. */
  function foreignVersion(): number | undefined {
    return readVersion.get()?.data_version;
  }
  return {
    /** Call it in the changing transaction. Forgets earlier answers. */
    note(collection: Collection): void {
      write.run(collection, Date.now());
      answers.clear();
    },
    /** The cached JSON answer of a key, remade if a collection has changed. */
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
        changedAt: Math.max(
          ...collections.map((collection) => read.get(collection)?.changed_at ?? 0),
        ),
      };
      const oldest = answers.keys().next();
      if (answers.size >= MOST_ANSWERS && oldest.done !== true) answers.delete(oldest.value);
      answers.set(key, made);
      return keptAnswer(made);
    },
  };
}

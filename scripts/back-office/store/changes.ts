/** Remembers when each collection last changed, and the answers made from it, so that a change shows in every digest at once. */
import { etagOf, keepableJson, type BytesAnswer } from '../http/answer.ts';
import { integer, type Database } from './database.ts';

export type Collection = 'talents' | 'slides' | 'staff' | 'posts' | 'texts' | 'images' | 'settings';

/** Beyond so many answers the oldest gives way. */
const MOST_ANSWERS = 500;

export interface Changes {
  /** Call inside the transaction that changes a collection; forgets every answer made before. */
  note(collection: Collection): void;
  /** Milliseconds since 1970. */
  last(collection: Collection): number;
  /** The JSON answer kept under a key, made from the collections when one of them has changed since. */
  answer(key: string, collections: readonly Collection[], value: () => unknown): BytesAnswer;
}

export function createChanges({ sql }: Database): Changes {
  const write = sql.prepare(
    'INSERT INTO collections (name, changed_at) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET changed_at = excluded.changed_at',
  );
  const read = sql.prepare('SELECT changed_at FROM collections WHERE name = ?');
  const readVersion = sql.prepare('PRAGMA data_version');
  const answers = new Map<string, BytesAnswer>();
  let version = foreignVersion();

  /** Moves when another process writes to the same file. */
  function foreignVersion(): number {
    return integer(readVersion.get() ?? {}, 'data_version');
  }
  const last = (collection: Collection): number => {
    const row = read.get(collection);
    return row ? integer(row, 'changed_at') : 0;
  };
  return {
    note(collection) {
      write.run(collection, Date.now());
      answers.clear();
    },
    last,
    answer(key, collections, value) {
      const standing = foreignVersion();
      if (standing !== version) answers.clear();
      version = standing;
      const known = answers.get(key);
      if (known) return known;
      const body = Buffer.from(JSON.stringify(value()));
      const made = keepableJson(body, etagOf(body), Math.max(...collections.map(last)));
      const oldest = answers.keys().next();
      if (answers.size >= MOST_ANSWERS && oldest.done !== true) answers.delete(oldest.value);
      answers.set(key, made);
      return made;
    },
  };
}

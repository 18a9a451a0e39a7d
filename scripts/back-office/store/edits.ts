/**
 * What was changed at the desk and is not on the site yet: a log of edits, emptied as far as the site has read the content. A record that
 * is back at what the site shows waits for nothing.
 */
import { etagOf } from '../http/answer.ts';
import type { Database } from './database.ts';

export interface Edited {
  /** Where the desk edits the record; its name in the log too. */
  readonly path: string;
  readonly label: string;
  /** Path of the site's page that shows it; `null` where there is none. */
  readonly site: string | null;
}

export interface Waiting extends Edited {
  readonly kind: 'new' | 'changed' | 'removed';
}

const digestOf = (value: unknown): string => etagOf(JSON.stringify(value));
const NOTHING = digestOf(null);

export type EditLog = ReturnType<typeof createEditLog>;

export function createEditLog(database: Database, now: () => number = Date.now) {
  const { sql, query } = database;
  const insert = sql.prepare('INSERT INTO edits (at, path, label, site, before, after) VALUES (?, ?, ?, ?, ?, ?)');
  const select = query<Edited & { before: string; after: string }>('SELECT path, label, site, before, after FROM edits ORDER BY id');
  const remove = sql.prepare('DELETE FROM edits WHERE at < ?');
  return {
    /**
     * Runs `work`, which returns the record afterwards, and logs the edit, in one transaction; `null` is a missing record. Nothing is
     * logged where nothing changed.
     */
    track({ path, label, site }: Edited, before: unknown, work: () => unknown): void {
      database.atomically(() => {
        const [first, last] = [digestOf(before), digestOf(work())];
        if (first !== last) insert.run(now(), path, label, site, first, last);
      });
    },
    /** One line for each record, the latest first. */
    waiting(): Waiting[] {
      const records = new Map<string, Waiting & { before: string; after: string }>();
      for (const edit of select.all()) {
        const { path, after } = edit;
        const before = records.get(path)?.before ?? edit.before;
        const kind = after === NOTHING ? 'removed' : before === NOTHING ? 'new' : 'changed';
        records.delete(path);
        records.set(path, { ...edit, kind, before });
      }
      return Array.from(records.values())
        .filter(({ before, after }) => before !== after)
        .reverse();
    },
    /** The site shows what was there at this time (milliseconds since 1970). */
    confirm(readAt: number): void {
      remove.run(readAt);
    },
  };
}

/** A log of edits that the site does not show yet; a record that was changed back is not one. */
import { etagOf } from '../http/answer.ts';
import type { Changes } from './changes.ts';
import type { Database } from './database.ts';
import { createUndo } from './undo.ts';

export interface Edited {
  /** The record's address at the desk, and its name in the log. */
  readonly path: string;
  readonly label: string;
  /** Path of its page on the site, or `null`. */
  readonly site: string | null;
}

export interface Waiting extends Edited {
  readonly kind: 'new' | 'changed' | 'removed';
}

const digestOf = (value: unknown): string => etagOf(JSON.stringify(value));
const NOTHING = digestOf(null);

export type EditLog = ReturnType<typeof createEditLog>;

export function createEditLog(database: Database, changes: Changes, now: () => number = Date.now) {
  const { sql, query } = database;
  const undo = createUndo(database, changes);
  /** The last edit since the start, unless taken back. */
  let last: (Edited & { readonly before: string; readonly after: string }) | undefined;
  const insert = sql.prepare(
    'INSERT INTO edits (at, path, label, site, before, after) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const select = query<Edited & { before: string; after: string }>(
    'SELECT path, label, site, before, after FROM edits ORDER BY id',
  );
  const remove = sql.prepare('DELETE FROM edits WHERE at < ?');
  return {
    /** Logs `work` as an edit, unless nothing changed. `work` returns the record; `null`:
     * missing. */
    track(edited: Edited, standing: unknown, work: () => unknown): void {
      database.atomically(() => {
        const before = digestOf(standing);
        let after = before;
        undo.record(() => {
          after = digestOf(work());
        });
        last = before === after ? undefined : { ...edited, before, after };
        if (last !== undefined)
          insert.run(now(), edited.path, edited.label, edited.site, before, after);
      });
    },
    last: (): Edited | undefined => last,
    /** Reverts the last edit since the start, as a new edit. */
    takeBack(): void {
      if (last === undefined) return;
      const { path, label, site, before, after } = last;
      database.atomically(() => {
        undo.takeBack();
        insert.run(now(), path, label, site, after, before);
      });
      last = undefined;
    },
    /** One line per record, latest first. */
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
    /** The site shows the content of `readAt` (milliseconds since 1970). */
    confirm(readAt: number): void {
      remove.run(readAt);
    },
  };
}

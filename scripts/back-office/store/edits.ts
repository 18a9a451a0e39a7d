/** A log of edits that the site does not show yet; a record that was changed back is not one. The
 * last edit since the start can be taken back. */
import type { Database } from './database.ts';
import type { Kind, RecordStore } from './records.ts';

export interface Edit {
  readonly kind: Kind;
  /** 0: the order of a kind. */
  readonly record: number;
  readonly label: string;
}

export interface Waiting extends Edit {
  readonly change: 'new' | 'changed' | 'removed';
}

interface Row extends Edit {
  readonly before: string;
  readonly after: string;
}

const NOTHING = 'null';

export type EditLog = ReturnType<typeof createEditLog>;

export function createEditLog(
  { sql, query, atomically }: Database,
  records: RecordStore,
  now: () => number = Date.now,
) {
  let last: Row | undefined;
  const insert = sql.prepare(
    'INSERT INTO edits (at, kind, record, label, before, after) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const select = query<Row>('SELECT kind, record, label, before, after FROM edits ORDER BY id');
  const forget = sql.prepare('DELETE FROM edits WHERE at < ?');
  const log = ({ kind, record, label, before, after }: Row) =>
    insert.run(now(), kind, record, label, before, after);
  return {
    /** Logs `work` as an edit, unless nothing changed. */
    track(edit: Edit, work: () => void): void {
      atomically(() => {
        const before = records.standing(edit.kind, edit.record);
        work();
        const after = records.standing(edit.kind, edit.record);
        last = before === after ? undefined : { ...edit, before, after };
        if (last !== undefined) log(last);
      });
    },
    last: (): Edit | undefined => last,
    takeBack(): void {
      if (last === undefined) return;
      const { kind, record, before, after } = last;
      const reversed = { ...last, before: after, after: before };
      atomically(() => {
        records.restore(kind, record, before);
        log(reversed);
      });
      last = undefined;
    },
    /** One line per record, latest first. */
    waiting(): Waiting[] {
      const edits = new Map<string, Row & Waiting>();
      for (const edit of select.all()) {
        const key = `${edit.kind} ${edit.record}`;
        const before = edits.get(key)?.before ?? edit.before;
        const change = edit.after === NOTHING ? 'removed' : before === NOTHING ? 'new' : 'changed';
        edits.delete(key);
        edits.set(key, { ...edit, before, change });
      }
      return Array.from(edits.values())
        .filter(({ before, after }) => before !== after)
        .reverse();
    },
    /** The site shows the content of `readAt` (milliseconds since 1970). */
    confirm(readAt: number): void {
      forget.run(readAt);
    },
  };
}

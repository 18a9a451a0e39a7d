/** Everything the desk edits: one table of records, each a kind, a place in its order and values by
 * field name; and a log of the changes that the site does not show yet. */
import type { Database } from './database.ts';

export const GENDERS = ['woman', 'man', 'undefined'] as const;

export const LANGUAGES = ['pt', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A gallery's picture, or a film at its player. */
export interface Item {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** `yyyy-MM` or `yyyy-MM-dd`. */
  readonly date?: string;
  readonly provider?: 'vimeo' | 'youtube';
}

export const PICTURE_GALLERIES = ['book', 'snap', 'compo'] as const;
export const GALLERIES = [...PICTURE_GALLERIES, 'video'] as const;

type Texts<Name extends string> = Readonly<Record<Name, string>>;
type InBoth<Name extends string> = Texts<`${Name}_${Language}`>;

/** Texts are empty if unknown; measures are whole centimetres, a man's `bust` is the chest. */
export type Talent = Texts<
  'name' | 'cover' | 'coverWeb' | 'coverWide' | 'instagram' | 'followers'
> &
  Texts<'height' | 'jeans' | 'shoes' | 'bust' | 'waist' | 'hips' | 'measuredAt' | 'hair' | 'eyes'> &
  Readonly<Record<(typeof GALLERIES)[number], readonly Item[]>> & {
    readonly gender: string;
    readonly categories: readonly number[];
    /** Under 18, by the contract's birth date. */
    readonly underAge: boolean;
    readonly hidden: boolean;
  };

/** Pictures and posts' texts hold storage paths; a post's text is Markdown with HTML. */
export type Records = {
  readonly talents: Talent;
  readonly slides: Texts<'image_mobile' | 'image_desktop'> & InBoth<'description'>;
  readonly posts: Texts<'cover'> & InBoth<'title' | 'slug' | 'text'>;
  readonly staff: Texts<'name' | 'email' | 'phone'> & InBoth<'role'>;
  /** With a name the wire has a record, else a plain text. */
  readonly texts: Texts<'key'> & InBoth<'name' | 'text'>;
  readonly images: Texts<'key' | 'mobile' | 'desktop'>;
  readonly agency: Texts<'phone' | 'whatsapp' | 'email' | 'address' | 'latitude' | 'longitude'> &
    Texts<`${'instagram' | 'facebook'}_${'name' | 'url'}`> &
    Readonly<Record<'registrationClosed' | 'registrationClosedFace', boolean>>;
};
export type Kind = keyof Records;
export type Stored<K extends Kind> = Records[K] & { readonly id: number };

export type Value = string | boolean | readonly number[] | readonly Item[];
/** Any kind's values. */
export type Values = Readonly<Record<string, Value>>;

interface Row {
  readonly id: number;
  readonly position: number;
  readonly value: string;
}

/** What stood at an id before and after a change: JSON of a row, or `null`. */
interface Edit {
  readonly kind: Kind;
  readonly id: number;
  readonly before: string | null;
  readonly after: string | null;
}

/** A record that the site does not show as it stands. */
export interface Waiting {
  readonly kind: Kind;
  readonly id: number;
  readonly change: 'new' | 'changed' | 'removed';
  /** As they stand, or stood before the removal. */
  readonly values: Values;
}

export type RecordStore = ReturnType<typeof createRecordStore>;

export function createRecordStore({ sql, query, atomically }: Database) {
  const all = query<Row>(
    'SELECT id, position, value FROM records WHERE kind = ? ORDER BY position, id',
  );
  const one = query<Row>('SELECT id, position, value FROM records WHERE kind = ? AND id = ?');
  const ends = query<Readonly<Record<'first' | 'last' | 'id', number>>>(
    'SELECT coalesce(min(position), 0) first, coalesce(max(position), 0) last, coalesce(max(id), 0) id FROM records WHERE kind = ?',
  );
  const put = sql.prepare(
    `INSERT INTO records (kind, id, position, value) VALUES (?, ?, ?, ?)
     ON CONFLICT (kind, id) DO UPDATE SET position = excluded.position, value = excluded.value`,
  );
  const drop = sql.prepare('DELETE FROM records WHERE kind = ? AND id = ?');
  const log = sql.prepare(
    'INSERT INTO edits (at, kind, record, before, after) VALUES (?, ?, ?, ?, ?)',
  );
  const logged = query<Edit>('SELECT kind, record AS id, before, after FROM edits ORDER BY number');
  const naming = query(
    `SELECT 1 FROM records WHERE instr(value, ?1) > 0
     UNION ALL SELECT 1 FROM edits WHERE instr(before, ?1) > 0`,
  );
  const forget = sql.prepare('DELETE FROM edits WHERE at < ?');

  const rows = (kind: Kind): Row[] => all.all(kind);
  const toRecord = <K extends Kind>({ id, value }: Row) =>
    ({ id, ...(JSON.parse(value) as Records[K]) }) as Stored<K>;
  const toText = (row: Row | undefined): string | null =>
    row === undefined ? null : JSON.stringify(row);

  /** Puts a row, or nothing, at an id, and logs it. */
  function write(kind: Kind, id: number, next?: Row): void {
    atomically(() => {
      log.run(Date.now(), kind, id, toText(one.get(kind, id)), toText(next));
      if (next === undefined) drop.run(kind, id);
      else put.run(kind, id, next.position, next.value);
    });
  }
  return {
    /** In order; the newest post first. */
    list: <K extends Kind>(kind: K): Stored<K>[] => rows(kind).map((row) => toRecord<K>(row)),
    find<K extends Kind>(kind: K, id: number): Stored<K> | undefined {
      const row = one.get(kind, id);
      return row && toRecord<K>(row);
    },
    /** Overwrites, or adds: posts first, others last. Returns the id. */
    save(kind: Kind, values: Values, given?: number): number {
      const { first, last, id: greatest } = ends.get(kind) ?? { first: 0, last: 0, id: 0 };
      const id = given ?? greatest + 1;
      const position = one.get(kind, id)?.position ?? (kind === 'posts' ? first - 1 : last + 1);
      write(kind, id, { id, position, value: JSON.stringify(values) });
      return id;
    },
    remove: (kind: Kind, id: number): void => write(kind, id),
    /** Changes places with the record before or after it. */
    move(kind: Kind, id: number, step: -1 | 1): void {
      const list = rows(kind);
      const from = list.findIndex((row) => row.id === id);
      const [moved, other] = [list[from], list[from + step]];
      if (moved === undefined || other === undefined) return;
      atomically(() => {
        write(kind, id, { ...moved, position: other.position });
        write(kind, other.id, { ...other, position: moved.position });
      });
    },
    /** One line per record, the latest first; none for a record that was changed back. */
    waiting(): Waiting[] {
      const edits = new Map<string, Edit>();
      for (const edit of logged.all()) {
        const key = `${edit.kind} ${edit.id}`;
        const { before } = edits.get(key) ?? edit;
        edits.delete(key);
        edits.set(key, { ...edit, before });
      }
      return Array.from(edits.values())
        .filter(({ before, after }) => before !== after)
        .map(({ kind, id, before, after }) => {
          const { value } = JSON.parse(after ?? before ?? '') as Row;
          const change = after === null ? 'removed' : before === null ? 'new' : 'changed';
          return { kind, id, change, values: JSON.parse(value) as Values } as const;
        })
        .reverse();
    },
    /** Tells whether a record names a file, or did when it was last published. */
    names: (storagePath: string): boolean => naming.get(storagePath) !== undefined,
    /** The site shows the content of `readAt` (milliseconds since 1970). */
    confirm(readAt: number): void {
      forget.run(readAt);
    },
  };
}

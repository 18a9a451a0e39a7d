/** Everything the desk edits: one table of records, each a kind, a place in its order and values by
 * field name. */
import type { Changes } from './changes.ts';
import type { Database } from './database.ts';

export const GENDERS = ['woman', 'man', 'undefined'] as const;
export type Gender = (typeof GENDERS)[number];

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
  | 'name'
  | 'cover'
  | 'coverWeb'
  | 'coverWide'
  | 'instagram'
  | 'followers'
  | 'height'
  | 'jeans'
  | 'shoes'
  | 'bust'
  | 'waist'
  | 'hips'
  | 'measuredAt'
  | 'hair'
  | 'eyes'
> &
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
  readonly agency: Texts<
    | 'phone'
    | 'whatsapp'
    | 'email'
    | 'address'
    | 'latitude'
    | 'longitude'
    | 'instagram_name'
    | 'instagram_url'
    | 'facebook_name'
    | 'facebook_url'
  > & { readonly registrationClosed: boolean; readonly registrationClosedFace: boolean };
};
export type Kind = keyof Records;
export type Stored<K extends Kind> = Records[K] & { readonly id: number };

type Value = string | boolean | readonly number[] | readonly Item[];
/** Any kind's values. */
export type Values = Readonly<Record<string, Value>>;

interface Row {
  readonly id: number;
  readonly position: number;
  readonly value: string;
}

export type RecordStore = ReturnType<typeof createRecordStore>;

export function createRecordStore({ sql, query, atomically }: Database, changes: Changes) {
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
  const place = sql.prepare('UPDATE records SET position = ? WHERE kind = ? AND id = ?');

  const rows = (kind: Kind): Row[] => all.all(kind);
  const toRecord = <K extends Kind>({ id, value }: Row) =>
    ({ id, ...(JSON.parse(value) as Records[K]) }) as Stored<K>;
  function change(work: () => void): void {
    atomically(() => {
      work();
      changes.note();
    });
  }
  return {
    rows,
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
      change(() => put.run(kind, id, position, JSON.stringify(values)));
      return id;
    },
    /** What stands at an id, or a kind's order at id 0: to compare, and to `restore`. */
    standing: (kind: Kind, id: number): string =>
      id === 0
        ? JSON.stringify(rows(kind).map((row) => row.id))
        : JSON.stringify(one.get(kind, id) ?? null),
    restore(kind: Kind, id: number, standing: string): void {
      change(() => {
        const before = JSON.parse(standing) as number[] | Row | null;
        if (before === null) drop.run(kind, id);
        else if (Array.isArray(before))
          for (const [position, each] of before.entries()) place.run(position, kind, each);
        else put.run(kind, id, before.position, before.value);
      });
    },
    remove(kind: Kind, id: number): void {
      change(() => drop.run(kind, id));
    },
    move(kind: Kind, id: number, step: -1 | 1): void {
      const ids = rows(kind).map((row) => row.id);
      const from = ids.indexOf(id);
      const other = ids[from + step];
      if (from < 0 || other === undefined) return;
      ids[from] = other;
      ids[from + step] = id;
      change(() => {
        for (const [position, each] of ids.entries()) place.run(position, kind, each);
      });
    },
  };
}

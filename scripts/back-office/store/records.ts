import type { Database } from './database.ts';

export const GENDERS = ['woman', 'man', 'undefined'] as const;

export const LANGUAGES = ['pt', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Item {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly date?: string;
  readonly provider?: 'vimeo' | 'youtube';
}

export const PICTURE_GALLERIES = ['book', 'snap', 'compo'] as const;
export const GALLERIES = [...PICTURE_GALLERIES, 'video'] as const;

type Texts<Name extends string> = Readonly<Record<Name, string>>;
type InBoth<Name extends string> = Texts<`${Name}_${Language}`>;

export type Talent = Texts<
  'name' | 'cover' | 'coverWeb' | 'coverWide' | 'instagram' | 'followers'
> &
  Texts<'height' | 'jeans' | 'shoes' | 'bust' | 'waist' | 'hips' | 'measuredAt' | 'hair' | 'eyes'> &
  Readonly<Record<(typeof GALLERIES)[number], readonly Item[]>> & {
    readonly gender: string;
    readonly categories: readonly number[];
    readonly underAge: boolean;
    readonly hidden: boolean;
  };

export type Records = {
  readonly talents: Talent;
  readonly slides: Texts<'image_mobile' | 'image_desktop'> & InBoth<'description'>;
  readonly posts: Texts<'cover'> & InBoth<'title' | 'slug' | 'text'>;
  readonly staff: Texts<'name' | 'email' | 'phone'> & InBoth<'role'>;
  readonly texts: Texts<'key'> & InBoth<'name' | 'text'>;
  readonly images: Texts<'key' | 'mobile' | 'desktop'>;
  readonly agency: Texts<'phone' | 'whatsapp' | 'email' | 'address' | 'latitude' | 'longitude'> &
    Texts<`${'instagram' | 'facebook'}_${'name' | 'url'}`> &
    Readonly<Record<'registrationClosed' | 'registrationClosedFace', boolean>>;
};
export type Kind = keyof Records;
export type Stored<K extends Kind> = Records[K] & { readonly id: number };

export type Value = string | boolean | readonly number[] | readonly Item[];
export type Values = Readonly<Record<string, Value>>;

export interface Waiting {
  readonly kind: Kind;
  readonly id: number;
  readonly change: 'new' | 'changed' | 'removed';
  readonly values: Records[Kind];
}

export type RecordStore = ReturnType<typeof createRecordStore>;

export function createRecordStore({ sql, query, atomically }: Database) {
  type Row = Readonly<{ id: number; value: string }>;
  const all = query<Row>('SELECT id, value FROM records WHERE kind = ? ORDER BY id');
  const one = query<Row>('SELECT id, value FROM records WHERE kind = ? AND id = ?');
  const put = sql.prepare(
    'INSERT INTO records (kind, id, value) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  );
  // No record gets a removed one's id: old hearts and addresses would lead to it.
  const lastId = query<{ id: number }>('SELECT id FROM last_ids WHERE kind = ?');
  const keepId = sql.prepare(
    'INSERT INTO last_ids VALUES (?, ?) ON CONFLICT DO UPDATE SET id = max(id, excluded.id)',
  );
  const drop = sql.prepare('DELETE FROM records WHERE kind = ? AND id = ?');
  const note = sql.prepare('INSERT INTO edits (kind, record, at, before) VALUES (?, ?, ?, ?)');
  const edited = query<
    Readonly<{ kind: Kind; id: number; before: string | null; after: string | null }>
  >(
    `SELECT edits.kind, edits.record AS id, before, value AS after
     FROM (SELECT min(rowid) AS first, max(at) AS last FROM edits GROUP BY kind, record)
     JOIN edits ON edits.rowid = first
     LEFT JOIN records ON records.kind = edits.kind AND records.id = edits.record
     WHERE before IS NOT value ORDER BY last DESC`,
  );
  const naming = query(
    `SELECT 1 FROM records WHERE instr(value, ?1) > 0
     UNION ALL SELECT 1 FROM edits WHERE instr(before, ?1) > 0`,
  );
  const forget = sql.prepare('DELETE FROM edits WHERE at < ?');

  const toRecord = <K extends Kind>({ id, value }: Row) =>
    ({ id, ...(JSON.parse(value) as Records[K]) }) as Stored<K>;

  function write(kind: Kind, id: number, values: Values | null): void {
    atomically(() => {
      note.run(kind, id, Date.now(), one.get(kind, id)?.value ?? null);
      if (values === null) drop.run(kind, id);
      else put.run(kind, id, JSON.stringify(values));
    });
  }
  return {
    list<K extends Kind>(kind: K): Stored<K>[] {
      const list = all.all(kind).map((row) => toRecord<K>(row));
      return kind === 'posts' ? list.reverse() : list;
    },
    find<K extends Kind>(kind: K, id: number): Stored<K> | undefined {
      const row = one.get(kind, id);
      return row && toRecord<K>(row);
    },
    save(kind: Kind, values: Values, given?: number): number {
      const id = given ?? (lastId.get(kind)?.id ?? 0) + 1;
      atomically(() => {
        keepId.run(kind, id);
        write(kind, id, values);
      });
      return id;
    },
    remove: (kind: Kind, id: number): void => write(kind, id, null),
    waiting: (): Waiting[] =>
      edited.all().map(({ kind, id, before, after }) => ({
        kind,
        id,
        change: after === null ? 'removed' : before === null ? 'new' : 'changed',
        values: JSON.parse(after ?? before ?? '') as Records[Kind],
      })),
    isNamed: (storagePath: string): boolean => naming.get(storagePath) !== undefined,
    forgetPublished(readAt: number): void {
      forget.run(readAt);
    },
  };
}

import type { Changes } from './changes.ts';
import type { Database } from './database.ts';

export interface Slide {
  readonly id: number;
  readonly type: string;
  readonly image_mobile: string;
  readonly image_desktop: string;
}

export interface StaffMember {
  readonly id: number;
  readonly language: string;
  readonly name: string;
  readonly role: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface Post {
  readonly id: number;
  readonly type: string;
  readonly language: string;
  readonly slug: string;
  readonly title: string;
  readonly cover: string | null;
  readonly content: string;
  /** Markdown with HTML, the source of `content`. */
  readonly source: string;
  /** Shared by the two languages of a post. */
  readonly twin: string;
}

export type SiteText = string | { readonly name: string; readonly description: string };
export type SiteTexts = Readonly<Record<string, Readonly<Record<string, SiteText>>>>;
export type SiteImages = Readonly<
  Record<string, { readonly mobile: string; readonly desktop: string }>
>;

export interface Customizations {
  readonly registrationClosed: boolean;
  readonly registrationClosedFace: boolean;
  readonly phone: string;
  readonly whatsapp: string;
  readonly email: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

export type SocialMedia = Readonly<
  Record<'instagram' | 'facebook', { readonly name: string; readonly url: string }>
>;

export interface Settings {
  readonly customizations: Customizations;
  readonly social: SocialMedia;
}

export interface Records {
  readonly slides: Slide;
  readonly staff: StaffMember;
  readonly posts: Post;
}
export type Ordered = keyof Records;
export type Draft<Collection extends Ordered> = Omit<Records[Collection], 'id'>;

const COLUMNS = {
  slides: ['type', 'image_mobile', 'image_desktop'],
  staff: ['language', 'name', 'role', 'email', 'phone'],
  posts: ['type', 'language', 'slug', 'title', 'cover', 'content', 'source', 'twin'],
} as const satisfies { readonly [Collection in Ordered]: readonly (keyof Draft<Collection>)[] };

/** Columns that siblings in one order share. */
const SIBLING_COLUMNS: Readonly<Record<Ordered, readonly string[]>> = {
  slides: ['type'],
  posts: ['type', 'language'],
  staff: ['language'],
};

export type ContentStore = ReturnType<typeof createContentStore>;

export function createContentStore(database: Database, changes: Changes) {
  const { sql, query } = database;
  const tables = {
    slides: openTable(database, 'slides'),
    staff: openTable(database, 'staff'),
    posts: openTable(database, 'posts'),
  };
  const allTexts = query<{ key: string; language: string; value: string }>(
    'SELECT key, language, value FROM texts ORDER BY position',
  );
  const writeText = sql.prepare(
    `INSERT INTO texts (key, language, position, value) VALUES (?, ?, ${behindAll('texts')}, ?)
     ON CONFLICT (key, language) DO UPDATE SET value = excluded.value`,
  );
  const allImages = query<{ key: string; mobile: string; desktop: string }>(
    'SELECT key, mobile, desktop FROM images ORDER BY position',
  );
  const writeImage = sql.prepare(
    `INSERT INTO images (key, position, mobile, desktop) VALUES (?, ${behindAll('images')}, ?, ?)
     ON CONFLICT (key) DO UPDATE SET mobile = excluded.mobile, desktop = excluded.desktop`,
  );
  const oneSetting = query<{ value: string }>('SELECT value FROM settings WHERE name = ?');
  const writeSetting = sql.prepare(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );

  /** Does the work and forgets earlier answers, in one transaction. */
  function change(work: () => unknown): void {
    database.atomically(() => {
      work();
      changes.note();
    });
  }

  return {
    /** In order; the newest post first. */
    list: <Collection extends Ordered>(collection: Collection) =>
      tables[collection].all.all() as unknown as Records[Collection][],
    /** Overwrites or adds a record: posts first, others last. */
    save: <Collection extends Ordered>(
      collection: Collection,
      record: Draft<Collection>,
      id?: number,
    ) => {
      const fields = record as unknown as Readonly<Record<string, string | null>>;
      const values = COLUMNS[collection].map((column) => fields[column] ?? null);
      change(() =>
        id === undefined
          ? tables[collection].insert.run(...values)
          : tables[collection].update.run(...values, id),
      );
    },
    remove(collection: Ordered, id: number): void {
      change(() => tables[collection].remove.run(id));
    },
    move(collection: Ordered, id: number, step: -1 | 1): void {
      const { place, [step]: find } = tables[collection];
      change(() => {
        const neighbour = find.get(id);
        if (!neighbour) return;
        place.run(neighbour.position, id);
        place.run(neighbour.own, neighbour.id);
      });
    },
    texts(): SiteTexts {
      const texts: Record<string, Record<string, SiteText>> = {};
      for (const { key, language, value } of allTexts.all())
        (texts[key] ??= {})[language] = JSON.parse(value) as SiteText;
      return texts;
    },
    images: (): SiteImages =>
      Object.fromEntries(
        allImages.all().map(({ key, mobile, desktop }) => [key, { mobile, desktop }]),
      ),
    setting: <K extends keyof Settings>(name: K) =>
      JSON.parse(oneSetting.get(name)?.value ?? '') as Settings[K],
    saveText(key: string, language: string, value: SiteText): void {
      change(() => writeText.run(key, language, JSON.stringify(value)));
    },
    saveImage(key: string, mobile: string, desktop: string): void {
      change(() => writeImage.run(key, mobile, desktop));
    },
    saveSetting<K extends keyof Settings>(name: K, value: Settings[K]): void {
      change(() => writeSetting.run(name, JSON.stringify(value)));
    },
  };
}

function openTable({ sql, query }: Database, table: Ordered) {
  const columns = COLUMNS[table];
  const place =
    table === 'posts' ? '(SELECT coalesce(min(position), 0) - 1 FROM posts)' : behindAll(table);
  // Both languages share one order, so a step finds the neighbour of its own language.
  const isSibling = SIBLING_COLUMNS[table]
    .map((column) => `other.${column} = own.${column}`)
    .join(' AND ');
  const neighbour = (sign: '<' | '>', direction: 'ASC' | 'DESC') =>
    query<{ id: number; position: number; own: number }>(
      `SELECT other.id, other.position, own.position AS own FROM ${table} own JOIN ${table} other ON ${isSibling}
       WHERE own.id = ? AND other.position ${sign} own.position ORDER BY other.position ${direction} LIMIT 1`,
    );
  return {
    all: query(`SELECT id, ${columns.join(', ')} FROM ${table} ORDER BY position`),
    insert: sql.prepare(
      `INSERT INTO ${table} (position, ${columns.join(', ')}) VALUES (${place}, ${columns.map(() => '?').join(', ')})`,
    ),
    update: sql.prepare(
      `UPDATE ${table} SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`,
    ),
    remove: sql.prepare(`DELETE FROM ${table} WHERE id = ?`),
    place: sql.prepare(`UPDATE ${table} SET position = ? WHERE id = ?`),
    [-1]: neighbour('<', 'DESC'),
    1: neighbour('>', 'ASC'),
  };
}

function behindAll(table: string): string {
  return `(SELECT coalesce(max(position), 0) + 1 FROM ${table})`;
}

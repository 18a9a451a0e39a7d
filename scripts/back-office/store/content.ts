/** What the agency edits besides its talents: slides, staff, posts, site texts and images, settings. */
import type { Changes } from './changes.ts';
import { integer, text, textOrNull, type Database, type Row } from './database.ts';

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
  /** HTML. */
  readonly content: string;
}

export type SiteText = string | { readonly name: string; readonly description: string };
export type SiteTexts = Readonly<Record<string, Readonly<Record<string, SiteText>>>>;
export type SiteImages = Readonly<Record<string, { readonly mobile: string; readonly desktop: string }>>;

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

export type SocialMedia = Readonly<Record<'instagram' | 'facebook', { readonly name: string; readonly url: string }>>;

export interface Settings {
  readonly customizations: Customizations;
  readonly social: SocialMedia;
}

/** The collections whose order the desk changes. */
export type Ordered = 'slides' | 'posts' | 'staff';

/** What records have in common that stand in one order. */
const SIBLING_COLUMNS: Readonly<Record<Ordered, readonly string[]>> = {
  slides: ['type'],
  posts: ['type', 'language'],
  staff: ['language'],
};

export interface ContentStore {
  slides(type?: string): Slide[];
  staff(): StaffMember[];
  /** Newest first. */
  posts(type?: string): Post[];
  texts(): SiteTexts;
  images(): SiteImages;
  setting<K extends keyof Settings>(name: K): Settings[K];
  saveSlide(slide: Omit<Slide, 'id'>, id?: number): void;
  /** Throws `taken` when another post of the type and language has the slug. */
  savePost(post: Omit<Post, 'id'>, id?: number): void;
  saveStaff(member: Omit<StaffMember, 'id'>, id?: number): void;
  saveText(key: string, language: string, value: SiteText): void;
  saveImage(key: string, mobile: string, desktop: string): void;
  saveSetting<K extends keyof Settings>(name: K, value: Settings[K]): void;
  remove(collection: Ordered, id: number): void;
  move(collection: Ordered, id: number, step: -1 | 1): void;
}

export function createContentStore(database: Database, changes: Changes): ContentStore {
  const { sql } = database;
  const change: Change = (collection, work) => {
    database.atomically(() => {
      work();
      changes.note(collection);
    });
  };
  return {
    ...createSlides(sql, change),
    ...createStaff(sql, change),
    ...createPosts(sql, change),
    ...createTexts(sql, change),
    ...createImages(sql, change),
    ...createSettings(sql, change),
    ...createOrder(sql, change),
  };
}

type Sql = Database['sql'];

/** Makes a change and notes when it was made, both or neither. */
type Change = (collection: Parameters<Changes['note']>[0], work: () => unknown) => void;

function createSlides(sql: Sql, change: Change): Pick<ContentStore, 'slides' | 'saveSlide'> {
  const all = sql.prepare('SELECT * FROM slides ORDER BY position');
  const save = createSave<Omit<Slide, 'id'>>(sql, 'slides', ['type', 'image_mobile', 'image_desktop']);
  return {
    slides: (type) => ofType(all.all().map(toSlide), type),
    saveSlide: (slide, id) => {
      change('slides', () => {
        save(slide, id);
      });
    },
  };
}

function createStaff(sql: Sql, change: Change): Pick<ContentStore, 'staff' | 'saveStaff'> {
  const all = sql.prepare('SELECT * FROM staff ORDER BY position');
  const save = createSave<Omit<StaffMember, 'id'>>(sql, 'staff', ['language', 'name', 'role', 'email', 'phone']);
  return {
    staff: () => all.all().map(toStaffMember),
    saveStaff: (member, id) => {
      change('staff', () => {
        save(member, id);
      });
    },
  };
}

/** Before all others: a new post is the newest. */
const FIRST_POST = '(SELECT coalesce(min(position), 0) - 1 FROM posts)';

function createPosts(sql: Sql, change: Change): Pick<ContentStore, 'posts' | 'savePost'> {
  const all = sql.prepare('SELECT * FROM posts ORDER BY position');
  const save = createSave<Omit<Post, 'id'>>(sql, 'posts', ['type', 'language', 'slug', 'title', 'cover', 'content'], FIRST_POST);
  const posts: ContentStore['posts'] = (type) => ofType(all.all().map(toPost), type);
  return {
    posts,
    savePost: (post, id) => {
      if (posts().some((other) => other.id !== id && sameAddress(other, post))) throw new SlugTakenError(post.slug);
      change('posts', () => {
        save(post, id);
      });
    },
  };
}

function createTexts(sql: Sql, change: Change): Pick<ContentStore, 'texts' | 'saveText'> {
  const all = sql.prepare('SELECT * FROM texts ORDER BY position');
  const save = sql.prepare(
    `INSERT INTO texts (key, language, position, value) VALUES (?, ?, ${nextPosition('texts')}, ?)
     ON CONFLICT (key, language) DO UPDATE SET value = excluded.value`,
  );
  return {
    texts() {
      const texts: Record<string, Record<string, SiteText>> = {};
      for (const row of all.all()) {
        (texts[text(row, 'key')] ??= {})[text(row, 'language')] = JSON.parse(text(row, 'value')) as SiteText;
      }
      return texts;
    },
    saveText: (key, language, value) => {
      change('texts', () => save.run(key, language, JSON.stringify(value)));
    },
  };
}

function createImages(sql: Sql, change: Change): Pick<ContentStore, 'images' | 'saveImage'> {
  const all = sql.prepare('SELECT * FROM images ORDER BY position');
  const save = sql.prepare(
    `INSERT INTO images (key, position, mobile, desktop) VALUES (?, ${nextPosition('images')}, ?, ?)
     ON CONFLICT (key) DO UPDATE SET mobile = excluded.mobile, desktop = excluded.desktop`,
  );
  return {
    images: () =>
      Object.fromEntries(all.all().map((row) => [text(row, 'key'), { mobile: text(row, 'mobile'), desktop: text(row, 'desktop') }])),
    saveImage: (key, mobile, desktop) => {
      change('images', () => save.run(key, mobile, desktop));
    },
  };
}

function createSettings(sql: Sql, change: Change): Pick<ContentStore, 'setting' | 'saveSetting'> {
  const one = sql.prepare('SELECT value FROM settings WHERE name = ?');
  const save = sql.prepare('INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value');
  return {
    setting<K extends keyof Settings>(name: K): Settings[K] {
      return JSON.parse(text(one.get(name) ?? {}, 'value')) as Settings[K];
    },
    saveSetting: (name, value) => {
      change('settings', () => save.run(name, JSON.stringify(value)));
    },
  };
}

function createOrder(sql: Sql, change: Change): Pick<ContentStore, 'remove' | 'move'> {
  const order = { slides: orderStatements(sql, 'slides'), posts: orderStatements(sql, 'posts'), staff: orderStatements(sql, 'staff') };
  return {
    remove: (collection, id) => {
      change(collection, () => order[collection].remove.run(id));
    },
    move: (collection, id, step) => {
      change(collection, () => {
        const neighbour = order[collection][step].get(id);
        if (!neighbour) return;
        order[collection].place.run(integer(neighbour, 'position'), id);
        order[collection].place.run(integer(neighbour, 'own'), integer(neighbour, 'id'));
      });
    },
  };
}

function orderStatements(sql: Sql, table: Ordered) {
  // Records of the two languages share one order, so a step looks for the neighbour among its own kind.
  const isSibling = SIBLING_COLUMNS[table].map((column) => `other.${column} = own.${column}`).join(' AND ');
  const neighbour = (sign: '<' | '>', direction: 'ASC' | 'DESC') =>
    sql.prepare(
      `SELECT other.id, other.position, own.position AS own FROM ${table} own JOIN ${table} other ON ${isSibling}
       WHERE own.id = ? AND other.position ${sign} own.position ORDER BY other.position ${direction} LIMIT 1`,
    );
  return {
    [-1]: neighbour('<', 'DESC'),
    1: neighbour('>', 'ASC'),
    place: sql.prepare(`UPDATE ${table} SET position = ? WHERE id = ?`),
    remove: sql.prepare(`DELETE FROM ${table} WHERE id = ?`),
  };
}

/** Writes a record of some columns: at the position that an expression gives without an id, else in the place of the one that has it. */
function createSave<Record extends Readonly<{ [Column in keyof Record]: string | null }>>(
  sql: Sql,
  table: Ordered,
  columns: readonly (keyof Record & string)[],
  position = nextPosition(table),
): (record: Record, id?: number) => void {
  const blanks = columns.map(() => '?').join(', ');
  const insert = sql.prepare(`INSERT INTO ${table} (position, ${columns.join(', ')}) VALUES (${position}, ${blanks})`);
  const update = sql.prepare(`UPDATE ${table} SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`);
  return (record, id) => {
    const values = columns.map((column) => record[column]);
    if (id === undefined) insert.run(...values);
    else update.run(...values, id);
  };
}

function nextPosition(table: string): string {
  return `(SELECT coalesce(max(position), 0) + 1 FROM ${table})`;
}

function ofType<Typed extends { readonly type: string }>(records: readonly Typed[], type: string | undefined): Typed[] {
  return records.filter((record) => type === undefined || record.type === type);
}

/** Two posts of one type and language cannot share an address. */
class SlugTakenError extends Error {
  constructor(slug: string) {
    super(`Another post already has the address ${slug}`);
    this.name = 'SlugTakenError';
  }
}

function sameAddress(left: Pick<Post, 'type' | 'language' | 'slug'>, right: Pick<Post, 'type' | 'language' | 'slug'>): boolean {
  return left.type === right.type && left.language === right.language && left.slug === right.slug;
}

function toSlide(row: Row): Slide {
  return {
    id: integer(row, 'id'),
    type: text(row, 'type'),
    image_mobile: text(row, 'image_mobile'),
    image_desktop: text(row, 'image_desktop'),
  };
}

function toStaffMember(row: Row): StaffMember {
  return {
    id: integer(row, 'id'),
    language: text(row, 'language'),
    name: text(row, 'name'),
    role: textOrNull(row, 'role'),
    email: textOrNull(row, 'email'),
    phone: textOrNull(row, 'phone'),
  };
}

function toPost(row: Row): Post {
  return {
    id: integer(row, 'id'),
    type: text(row, 'type'),
    language: text(row, 'language'),
    slug: text(row, 'slug'),
    title: text(row, 'title'),
    cover: textOrNull(row, 'cover'),
    content: text(row, 'content'),
  };
}

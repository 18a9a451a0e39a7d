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
const KIN: Readonly<Record<Ordered, readonly string[]>> = { slides: ['type'], posts: ['type', 'language'], staff: ['language'] };

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
  const nextPosition = (table: string): string => `(SELECT coalesce(max(position), 0) + 1 FROM ${table})`;
  const statements = {
    slides: sql.prepare('SELECT * FROM slides ORDER BY position'),
    staff: sql.prepare('SELECT * FROM staff ORDER BY position'),
    posts: sql.prepare('SELECT * FROM posts ORDER BY position'),
    texts: sql.prepare('SELECT * FROM texts ORDER BY position'),
    images: sql.prepare('SELECT * FROM images ORDER BY position'),
    setting: sql.prepare('SELECT value FROM settings WHERE name = ?'),
    insertSlide: sql.prepare(
      `INSERT INTO slides (position, type, image_mobile, image_desktop) VALUES (${nextPosition('slides')}, ?, ?, ?)`,
    ),
    updateSlide: sql.prepare('UPDATE slides SET type = ?, image_mobile = ?, image_desktop = ? WHERE id = ?'),
    insertPost: sql.prepare(
      `INSERT INTO posts (position, type, language, slug, title, cover, content) VALUES (${nextPosition('posts')}, ?, ?, ?, ?, ?, ?)`,
    ),
    updatePost: sql.prepare('UPDATE posts SET type = ?, language = ?, slug = ?, title = ?, cover = ?, content = ? WHERE id = ?'),
    insertStaff: sql.prepare(
      `INSERT INTO staff (position, language, name, role, email, phone) VALUES (${nextPosition('staff')}, ?, ?, ?, ?, ?)`,
    ),
    updateStaff: sql.prepare('UPDATE staff SET language = ?, name = ?, role = ?, email = ?, phone = ? WHERE id = ?'),
    saveText: sql.prepare(
      `INSERT INTO texts (key, language, position, value) VALUES (?, ?, ${nextPosition('texts')}, ?)
       ON CONFLICT (key, language) DO UPDATE SET value = excluded.value`,
    ),
    saveImage: sql.prepare(
      `INSERT INTO images (key, position, mobile, desktop) VALUES (?, ${nextPosition('images')}, ?, ?)
       ON CONFLICT (key) DO UPDATE SET mobile = excluded.mobile, desktop = excluded.desktop`,
    ),
    saveSetting: sql.prepare('INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value'),
  };
  const order = { slides: orderStatements('slides'), posts: orderStatements('posts'), staff: orderStatements('staff') };

  function orderStatements(table: Ordered) {
    // Records of the two languages share one order, so a step looks for the neighbour among its own kind.
    const kin = KIN[table].map((column) => `other.${column} = own.${column}`).join(' AND ');
    const neighbour = (sign: '<' | '>', direction: 'ASC' | 'DESC') =>
      sql.prepare(
        `SELECT other.id, other.position, own.position AS own FROM ${table} own JOIN ${table} other ON ${kin}
         WHERE own.id = ? AND other.position ${sign} own.position ORDER BY other.position ${direction} LIMIT 1`,
      );
    return {
      [-1]: neighbour('<', 'DESC'),
      1: neighbour('>', 'ASC'),
      place: sql.prepare(`UPDATE ${table} SET position = ? WHERE id = ?`),
      remove: sql.prepare(`DELETE FROM ${table} WHERE id = ?`),
    };
  }

  return {
    slides: (type) =>
      statements.slides
        .all()
        .map(toSlide)
        .filter((slide) => type === undefined || slide.type === type),
    staff: () => statements.staff.all().map(toStaffMember),
    posts: (type) =>
      statements.posts
        .all()
        .map(toPost)
        .filter((post) => type === undefined || post.type === type),
    texts() {
      const texts: Record<string, Record<string, SiteText>> = {};
      for (const row of statements.texts.all()) {
        (texts[text(row, 'key')] ??= {})[text(row, 'language')] = JSON.parse(text(row, 'value')) as SiteText;
      }
      return texts;
    },
    images: () =>
      Object.fromEntries(
        statements.images.all().map((row) => [text(row, 'key'), { mobile: text(row, 'mobile'), desktop: text(row, 'desktop') }]),
      ),
    setting<K extends keyof Settings>(name: K): Settings[K] {
      return JSON.parse(text(statements.setting.get(name) ?? {}, 'value')) as Settings[K];
    },
    saveSlide: ({ type, image_mobile, image_desktop }, id) => {
      change('slides', () => {
        if (id === undefined) statements.insertSlide.run(type, image_mobile, image_desktop);
        else statements.updateSlide.run(type, image_mobile, image_desktop, id);
      });
    },
    savePost: ({ type, language, slug, title, cover, content }, id) => {
      const taken = statements.posts
        .all()
        .map(toPost)
        .some((post) => post.id !== id && sameAddress(post, { type, language, slug }));
      if (taken) throw new SlugTakenError(slug);
      change('posts', () => {
        if (id === undefined) statements.insertPost.run(type, language, slug, title, cover, content);
        else statements.updatePost.run(type, language, slug, title, cover, content, id);
      });
    },
    saveStaff: ({ language, name, role, email, phone }, id) => {
      change('staff', () => {
        if (id === undefined) statements.insertStaff.run(language, name, role, email, phone);
        else statements.updateStaff.run(language, name, role, email, phone, id);
      });
    },
    saveText: (key, language, value) => {
      change('texts', () => statements.saveText.run(key, language, JSON.stringify(value)));
    },
    saveImage: (key, mobile, desktop) => {
      change('images', () => statements.saveImage.run(key, mobile, desktop));
    },
    saveSetting: (name, value) => {
      change('settings', () => statements.saveSetting.run(name, JSON.stringify(value)));
    },
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

  function change(collection: Parameters<Changes['note']>[0], work: () => unknown): void {
    database.atomically(() => {
      work();
      changes.note(collection);
    });
  }
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

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Database } from '../store/database.ts';
import type { Kind, Records, RecordStore, Values } from '../store/records.ts';
import { PEOPLE } from './cast.ts';
import { seedTalents } from './seed-talents.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

/** Seeds an empty folder with `count` talents (default: the demo's); refuses another count. */
export function seedAgency(database: Database, records: RecordStore, count?: number): void {
  const standing = database
    .query<{ value: string }>("SELECT value FROM facts WHERE name = 'talents'")
    .get()?.value;
  if (standing !== undefined) {
    if (count === undefined || String(count) === standing) return;
    throw new Error(
      `The data folder was seeded with ${standing} talents, not ${count}: choose another folder or remove this one`,
    );
  }
  database.atomically(() => {
    const size = count ?? PEOPLE.length;
    for (const { id, ...talent } of seedTalents(size)) records.save('talents', talent, id);
    const site = JSON.parse(read('site.json')) as Readonly<Record<Kind, readonly Values[]>>;
    for (const [kind, list] of Object.entries(site))
      for (const values of list) records.save(kind as Kind, values);
    // In reverse, because the last saved is the newest.
    const posts = readdirSync(path.join(import.meta.dirname, 'posts'));
    for (let place = posts.length / 2; place > 0; place -= 1)
      records.save('posts', { ...readPost(place, 'pt'), ...readPost(place, 'en') });
    // The seed is no edit that waits.
    records.confirm(Infinity);
    database.sql.prepare("INSERT INTO facts (name, value) VALUES ('talents', ?)").run(String(size));
  });
}

/** A post's file: its title, its link and cover, then its text. */
function readPost(place: number, language: 'pt' | 'en') {
  const shape = /^# (.*)\n\n\[(.*)\]\((.*)\)\n\n([^]*)$/;
  const [, title = '', slug = '', cover = '', text = ''] =
    shape.exec(read(`posts/${place}-${language}.md`)) ?? [];
  return {
    cover,
    [`title_${language}`]: title,
    [`slug_${language}`]: slug,
    [`text_${language}`]: text.trim(),
  } as unknown as Records['posts'];
}

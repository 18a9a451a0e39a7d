import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../store/database.ts';
import type { Kind, RecordStore, Values } from '../store/records.ts';
import { PEOPLE, seedTalents } from './talents.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

export function seedAgency({ atomically }: Database, records: RecordStore, count = PEOPLE.length) {
  if (records.list('agency').length > 0) return;
  atomically(() => {
    for (const { id, ...talent } of seedTalents(count)) records.save('talents', talent, id);
    const site = JSON.parse(read('site.json')) as Readonly<Record<Kind, readonly Values[]>>;
    for (const [kind, list] of Object.entries(site))
      for (const values of list) records.save(kind as Kind, values);
    const posts = readdirSync(path.join(import.meta.dirname, 'posts'));
    for (let place = posts.length / 2; place > 0; place -= 1)
      records.save('posts', { ...readPost(place, 'pt'), ...readPost(place, 'en') });
    records.forgetPublished(Infinity);
  });
}

function readPost(place: number, language: 'pt' | 'en'): Values {
  const shape = /^# (.*)\n\n\[(.*)\]\((.*)\)\n\n([^]*)$/;
  const [, title = '', slug = '', cover = '', text = ''] =
    shape.exec(read(`posts/${place}-${language}.md`)) ?? [];
  return {
    cover,
    [`title_${language}`]: title,
    [`slug_${language}`]: slug,
    [`text_${language}`]: text.trim(),
  };
}

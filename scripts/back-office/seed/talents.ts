import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shotOf, shotsOf } from '../pictures/demo-pictures.ts';
import type { Stored, Talent } from '../store/records.ts';

type Pictures = 'cover' | 'coverWeb' | 'coverWide' | 'book' | 'snap' | 'compo';

interface Person extends Omit<Talent, Pictures | 'hidden'> {
  readonly polaroidsAt: string;
}

export const FIRST_ID = 3101;

export const PEOPLE = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'people.json'), 'utf8'),
) as readonly Person[];

export function seedTalents(count: number): Stored<'talents'>[] {
  return PEOPLE.slice(0, count).map(({ polaroidsAt, ...talent }, index) => {
    const id = FIRST_ID + index;
    return {
      ...talent,
      id,
      hidden: false,
      cover: shotOf(id, 'cover'),
      coverWeb: shotOf(id, 'cover'),
      coverWide: shotOf(id, 'cover-wide'),
      book: shotsOf(id, 'book'),
      snap: shotsOf(id, 'digital').map((shot) => ({ ...shot, date: polaroidsAt })),
      compo: shotsOf(id, 'compo'),
    };
  });
}

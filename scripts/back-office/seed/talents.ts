/** The demo's talents: who they are and their measures, some of them odd or missing on purpose, from
 * `people.json`; their pictures are those that `assets` has of them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { hasFile, shotPath, shotsOf } from '../pictures/demo-pictures.ts';
import { slugOf } from '../store/fold.ts';
import type { Stored, Talent } from '../store/records.ts';

type Pictures = 'cover' | 'coverWeb' | 'coverWide' | 'book' | 'snap' | 'compo';

interface Person extends Omit<Talent, Pictures | 'hidden'> {
  /** Names their pictures. */
  readonly slug: string;
  /** Date of the polaroids. */
  readonly polaroidsAt: string;
}

export const FIRST_ID = 3101;

export const PEOPLE: readonly Person[] = (
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'people.json'), 'utf8')) as Person[]
).map((person) => ({ ...person, slug: slugOf(person.name) }));

/** Those who lend: people with polaroids, and minors, who have none, to minors. */
const LENDERS = PEOPLE.filter(
  ({ slug, underAge }) => underAge || hasFile(shotPath(slug, 'digital-1')),
);
const GIVEN = PEOPLE.map(({ name }) => name.trim().split(/[ -]/)[0]);
const FAMILY = [...new Set(PEOPLE.map(({ name }) => name.trim().split(' ').at(-1)))];

/** The first `count` talents, always the same: the demo's, then others with combined names and
 * borrowed pictures, for agencies of other sizes. */
export function seedTalents(count: number): Stored<'talents'>[] {
  return Array.from({ length: count }, (_, index) => {
    const { slug, polaroidsAt, ...talent } = PEOPLE[index] ?? borrowedPerson(index - PEOPLE.length);
    const toFile = (shot: string) => (hasFile(shotPath(slug, shot)) ? shotPath(slug, shot) : '');
    const polaroids = shotsOf(slug, 'digital').map((picture) =>
      polaroidsAt === '' ? picture : { ...picture, date: polaroidsAt },
    );
    return {
      ...talent,
      id: FIRST_ID + index,
      hidden: false,
      cover: toFile('cover'),
      coverWeb: toFile('cover'),
      coverWide: toFile('cover-wide'),
      book: shotsOf(slug, 'book'),
      snap: polaroids,
      compo: shotsOf(slug, 'compo'),
    };
  });
}

function borrowedPerson(place: number): Person {
  const model = inTurn(PEOPLE, place);
  const { slug, hair } = inTurn(
    LENDERS.filter((one) => one.gender === model.gender && one.underAge === model.underAge),
    place,
  );
  const [one, round] = [place % GIVEN.length, Math.floor(place / GIVEN.length)];
  // Three words, which none of the demo's own has.
  const words = [GIVEN[one], inTurn(FAMILY, one + round), inTurn(FAMILY, one + 2 * round + 1)];
  return { ...model, name: words.join(' '), slug, hair };
}

function inTurn<T>(list: readonly T[], place: number): T {
  const chosen = list[place % list.length];
  if (chosen === undefined) throw new RangeError('There is nothing to choose from');
  return chosen;
}

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

/** People with polaroids. Minors' pictures are not lent. */
const PICTURED = PEOPLE.filter(
  ({ slug, underAge }) => !underAge && hasFile(shotPath(slug, 'digital-1')),
);
const FIRST =
  'Alan Alice Breno Bruna César Dani Elba Flávio Glória Hélio Ísis Jonas Laís Levi Lua'.split(' ');
const SECOND = 'Alves Bezerra Campos Dias Evaristo Freire Gomes Henriques Jardim Lobo Nunes'.split(
  ' ',
);
const LAST =
  'Acioly Barbosa Cordeiro Diniz Esteves Gouveia Jatobá Lemos Marques Novaes Peregrino Rolim Sá'.split(
    ' ',
  );

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
      // A minor's book is the polaroids: daylight, closed clothes, the whole face.
      book: talent.underAge ? polaroids : shotsOf(slug, 'book'),
      snap: talent.underAge ? [] : polaroids,
      compo: shotsOf(slug, 'compo'),
    };
  });
}

function borrowedPerson(place: number): Person {
  const model = inTurn(PEOPLE, place);
  const { slug, hair } = inTurn(
    PICTURED.filter(({ gender }) => gender === model.gender),
    place,
  );
  // Lists of lengths without a common divisor make 2,145 names, then numbers tell them apart.
  const round = Math.floor(place / (FIRST.length * SECOND.length * LAST.length));
  const words = [FIRST, SECOND, LAST].map((list) => inTurn(list, place));
  return { ...model, name: [...words, ...(round > 0 ? [round + 1] : [])].join(' '), slug, hair };
}

function inTurn<T>(list: readonly T[], place: number): T {
  const chosen = list[place % list.length];
  if (chosen === undefined) throw new RangeError('There is nothing to choose from');
  return chosen;
}

/** The demo's people, from `people.json`: name (some are odd on purpose), gender, boards, hair,
 * height (0: never measured) and who is under age. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { hasFile, shotPath } from '../pictures/demo-pictures.ts';
import { slugOf } from '../store/fold.ts';

export type GenderMark = 'w' | 'm' | 'u';

export interface Person {
  readonly name: string;
  readonly slug: string;
  readonly gender: GenderMark;
  readonly hair: string;
  readonly height: number;
  readonly categories: readonly number[];
  readonly underAge: boolean;
}

export const MODELS = 1;
/** Boards by their letters in the file. */
const CATEGORIES: Readonly<Record<string, number>> = { m: MODELS, d: 2012 };

const ROWS = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'people.json'), 'utf8'),
) as readonly (readonly [string, GenderMark, string, string, number, string?])[];

export const PEOPLE: readonly Person[] = ROWS.map(
  ([name, gender, boards, hair, height, underAge]) => ({
    name,
    slug: slugOf(name),
    gender,
    hair,
    height,
    categories: Array.from(boards).flatMap((letter) => CATEGORIES[letter] ?? []),
    underAge: underAge !== undefined,
  }),
);

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

/** The first `count` people: the demo's, then others with combined names and borrowed pictures, for
 * agencies of other sizes. */
export function cast(count: number): readonly Person[] {
  return Array.from({ length: count }, (_, index) => {
    const own = PEOPLE[index];
    if (own !== undefined) return own;
    const place = index - PEOPLE.length;
    const model = inTurn(PEOPLE, place);
    const { slug, hair } = inTurn(
      PICTURED.filter(({ gender }) => gender === model.gender),
      place,
    );
    // Lists of lengths without a common divisor make 2,145 names, then numbers tell them apart.
    const round = Math.floor(place / (FIRST.length * SECOND.length * LAST.length));
    const words = [FIRST, SECOND, LAST].map((list) => inTurn(list, place));
    return { ...model, name: [...words, ...(round > 0 ? [round + 1] : [])].join(' '), slug, hair };
  });
}

function inTurn<T>(list: readonly T[], place: number): T {
  const chosen = list[place % list.length];
  if (chosen === undefined) throw new RangeError('There is nothing to choose from');
  return chosen;
}

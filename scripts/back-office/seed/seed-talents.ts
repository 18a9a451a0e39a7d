/** Gives the cast measures, networks, categories and galleries, with odd and missing ones. */
import { hasFile, shotPath, shotsOf } from '../pictures/demo-pictures.ts';
import { randomFrom, type Random } from '../random.ts';
import type { Gender, Item, Stored, Talent } from '../store/records.ts';
import { cast, MODELS, PEOPLE, type GenderMark, type Person } from './cast.ts';
import { slugOf } from '../store/fold.ts';

/** Models also have a panel category that decides nothing. */
const BESIDE = { w: [2065], m: [2067], u: [] } as const;
const GENDER = { w: 'woman', m: 'man', u: 'undefined' } as const satisfies Record<
  Person['gender'],
  Gender
>;
export const FIRST_ID = 3101;

/** The first people of the list are known: their data and networks are complete. */
const STARS = 20;
/** For measures and polaroids. Complete people's dates are fresh; of four others one is old, one
 * missing. */
const DATES = ['2026-09', '2026-08-14', '', '2024-11'] as const;
/** Has followers by the million. */
const FAMOUS = 'iris-falcao';
/** Has films and no pictures. */
const ON_FILM_ALONE = 'rai';

const FILMS: readonly Item[] = [
  { file: '76979871/8272103f6e', provider: 'vimeo', width: 1280, height: 720 },
  { file: 'aqz-KE-bpKQ', provider: 'youtube', width: 1920, height: 1080 },
  { file: '1084537', provider: 'vimeo', width: 640, height: 352 },
  { file: 'eRsGyueVLvQ', provider: 'youtube', width: 1280, height: 544 },
  { file: 'R6MlUcmOul8', provider: 'youtube', width: 1280, height: 534 },
];

/** The first `count` demo talents, always the same. */
export function seedTalents(count: number): Stored<'talents'>[] {
  return cast(count).map((person, index) => toTalent(person, index));
}

function toTalent(person: Person, index: number): Stored<'talents'> {
  const chance = randomFrom(`talent ${index} ${person.slug}`);
  const toFile = (shot: string) =>
    hasFile(shotPath(person.slug, shot)) ? shotPath(person.slug, shot) : '';
  const isComplete = index < STARS || shotsOf(person.slug, 'digital').length > 0;
  return {
    id: FIRST_ID + index,
    name: person.name,
    cover: toFile('cover'),
    gender: GENDER[person.gender],
    categories: categoriesOf(person),
    underAge: person.underAge,
    hidden: false,
    coverWeb: toFile('cover'),
    coverWide: toFile('cover-wide'),
    ...networks(person, index, isComplete, chance),
    ...measures(person, index, isComplete, chance),
    measuredAt: dateOf(index, isComplete),
    hair: index % 8 === 7 && !isComplete ? '' : person.hair,
    eyes: chance.pick(['dark-brown', 'brown', 'black', 'hazel', 'honey', 'green', '']),
    ...galleries(person, index, isComplete, chance),
  };
}

function dateOf(index: number, isComplete: boolean): string {
  return DATES[index % (isComplete ? 2 : DATES.length)] ?? '';
}

function categoriesOf({ gender, categories }: Person): number[] {
  return categories.flatMap((id) => (id === MODELS ? [id, ...BESIDE[gender]] : [id]));
}

type Measures = Pick<Talent, 'height' | 'jeans' | 'shoes' | 'bust' | 'waist' | 'hips'>;

/** Sizes follow from the height, girths from the size. Men have no hips, and one in six of the
 * incomplete no girths. */
function measures(
  { height, gender }: Person,
  index: number,
  isComplete: boolean,
  chance: Random,
): Measures {
  const [jeans, shoes] = sizesOf(gender, height || 178);
  const step = (jeans - (gender === 'm' ? 38 : 34)) / 2;
  const [bust, waist, hips] =
    gender === 'm'
      ? ([92 + 3 * step, 74 + 3 * step, null] as const)
      : ([81 + 2 * step, 58 + 2 * step, 86 + 2 * step] as const);
  const isMeasured = isComplete || index % 6 !== 5;
  const girth = (least: number | null) =>
    least === null || !isMeasured ? '' : String(least + Math.floor(chance.range(0, 4)));
  const missing = isComplete ? -1 : index % 7;
  const jeansAs = [String(jeans), `${jeans} BR`, `${jeans} ${jeans + 2}`, `${jeans}x34`] as const;
  const shoesAs = [`${shoes} BR`, String(shoes), `${shoes}.5 BR`] as const;
  const isPlain = index < STARS;
  return {
    height: height === 0 ? '' : String(height),
    jeans: missing === 5 ? '' : (jeansAs[isPlain ? 0 : index % jeansAs.length] ?? ''),
    shoes: missing === 6 ? '' : (shoesAs[isPlain ? 1 : index % shoesAs.length] ?? ''),
    bust: girth(bust),
    waist: girth(waist),
    hips: girth(hips),
  };
}

function sizesOf(gender: GenderMark, height: number): readonly [jeans: number, shoes: number] {
  return gender === 'm'
    ? [38 + 2 * Math.round((height - 182) / 4), Math.round(41 + (height - 184) / 3)]
    : [34 + 2 * Math.round((height - 171) / 7), Math.round(35 + (height - 166) / 4.5)];
}

function networks(
  person: Person,
  index: number,
  isComplete: boolean,
  chance: Random,
): Pick<Talent, 'instagram' | 'followers'> {
  if (index % 9 === 8 && !isComplete) return { instagram: '', followers: '' };
  const handle = `${slugOf(person.name).replaceAll('-', '.').slice(0, 22)}_example`;
  const thousands = 10 ** chance.range(0.4, 2);
  const followers = [
    `${thousands.toFixed(1)}k`,
    String(Math.round(thousands * 1000)),
    `${Math.round(thousands)}k`,
    '',
  ];
  return {
    instagram: index % 2 === 0 ? `@${handle}` : handle,
    followers:
      person.slug === FAMOUS
        ? '1.1m'
        : (followers[index % (followers.length - Number(isComplete))] ?? ''),
  };
}

/** Existing pictures, a distinct part of any borrowed book, and films for about half. A minor's
 * book is the polaroids: daylight, closed clothes, the whole face. */
function galleries(
  { slug, underAge }: Person,
  index: number,
  isComplete: boolean,
  chance: Random,
): Pick<Talent, 'book' | 'snap' | 'compo' | 'video'> {
  const bookLength = index < PEOPLE.length ? undefined : 4 + Math.floor(chance() * 5);
  const isFilmed =
    slug === ON_FILM_ALONE || (index < STARS ? index % 2 === 0 : (index & 8) !== 0 && !underAge);
  const polaroidsAt = dateOf(index >> 1, isComplete);
  const firstFilm = Math.floor(chance() * FILMS.length);
  const polaroids = shotsOf(slug, 'digital').map((picture) =>
    polaroidsAt === '' ? picture : { ...picture, date: polaroidsAt },
  );
  return {
    book: underAge ? polaroids : shotsOf(slug, 'book').slice(0, bookLength),
    snap: underAge ? [] : polaroids,
    compo: shotsOf(slug, 'compo'),
    video: isFilmed
      ? FILMS.filter((_, place) => (place - firstFilm + FILMS.length) % FILMS.length <= index % 2)
      : [],
  };
}

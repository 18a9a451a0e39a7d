/** Gives the cast measures, networks, categories and galleries, with odd and missing ones. */
import { shotPath, shotsOf } from '../pictures/demo-pictures.ts';
import { randomFrom, type Random } from '../random.ts';
import type { Galleries, Gender, Talent, VideoItem } from '../store/stored-talent.ts';
import { cast, DEMO_TALENTS, MODELS, type Person } from './cast.ts';
import { slugOf } from './seed-slug.ts';

/** Models also have a panel category that decides nothing. */
const BESIDE = { w: [2065], m: [2067], u: [] } as const;
const GENDER = { w: 'woman', m: 'man', u: 'undefined' } as const satisfies Record<
  Person['gender'],
  Gender
>;
export const FIRST_ID = 3101;

/** For measures and polaroids. Stars' dates are fresh; of four others one is old, one missing. */
const DATES = ['2026-09', '2026-08-14', '', '2024-11'] as const;

const FILMS: readonly VideoItem[] = [
  { file: '76979871/8272103f6e', provider: 'vimeo', width: 1280, height: 720 },
  { file: 'aqz-KE-bpKQ', provider: 'youtube', width: 1920, height: 1080 },
  { file: '1084537', provider: 'vimeo', width: 640, height: 352 },
  { file: 'eRsGyueVLvQ', provider: 'youtube', width: 1280, height: 544 },
  { file: 'R6MlUcmOul8', provider: 'youtube', width: 1280, height: 534 },
];

/** The first `count` demo talents, always the same. */
export function seedTalents(count: number): Talent[] {
  return cast(count).map((person, index) => toTalent(person, index));
}

function toTalent(person: Person, index: number): Talent {
  const chance = randomFrom(`talent ${index} ${person.slug}`);
  const cover = shotPath(person.slug, 'cover');
  // People at the head of the list or a board have complete data.
  const isStar = person.measures !== null || shotsOf(person.slug, 'digital').length > 0;
  return {
    id: FIRST_ID + index,
    name: person.name,
    cover,
    gender: GENDER[person.gender],
    categories: categoriesOf(person),
    underAge: person.underAge,
    hidden: false,
    coverWeb: cover,
    coverWide: '',
    ...networks(person, index, isStar, chance),
    ...measures(person, index, isStar, chance),
    measuredAt: dateOf(index, isStar),
    hair: index % 8 === 7 && !isStar ? '' : person.hair,
    eyes: chance.pick(['dark-brown', 'brown', 'black', 'hazel', 'honey', 'green', '']),
    galleries: galleries(person, index, isStar, chance),
    ...girths(person, index, isStar, chance),
  };
}

function dateOf(index: number, isStar: boolean): string {
  return DATES[index % (isStar ? 2 : DATES.length)] ?? '';
}

function categoriesOf({ gender, categories }: Person): number[] {
  return categories.flatMap((id) => (id === MODELS ? [id, ...BESIDE[gender]] : [id]));
}

function measures(
  person: Person,
  index: number,
  isStar: boolean,
  chance: Random,
): Pick<Talent, 'height' | 'jeans' | 'shoes'> {
  if (person.measures !== null) {
    const [height, jeans, shoes] = person.measures;
    return { height: String(height), jeans: String(jeans), shoes: String(shoes) };
  }
  const man = person.gender === 'm';
  const height = Math.round(man ? chance.range(180, 193) : chance.range(169, 184));
  const jeans = 2 * Math.round((man ? chance.range(38, 46) : chance.range(34, 42)) / 2);
  const shoes = Math.round(man ? chance.range(40, 45) : chance.range(35, 40));
  const missing = isStar ? -1 : index % 7;
  return {
    height: missing === 3 ? '' : String(height),
    jeans:
      missing === 5
        ? ''
        : ([`${jeans}x34`, `${jeans} ${jeans + 2}`, String(jeans), `${jeans} BR`][index % 4] ?? ''),
    shoes: missing === 6 ? '' : ([`${shoes} BR`, String(shoes), `${shoes}.5 BR`][index % 3] ?? ''),
  };
}

/** One in six is unmeasured, and men have no hips. */
function girths(
  { gender }: Person,
  index: number,
  isStar: boolean,
  chance: Random,
): Pick<Talent, 'bust' | 'waist' | 'hips'> {
  if (index % 6 === 5 && !isStar) return { bust: '', waist: '', hips: '' };
  const [bust, waist, hips] = gender === 'm' ? ([92, 73, null] as const) : ([80, 58, 86] as const);
  const girth = (least: number | null) =>
    least === null ? '' : String(least + Math.floor(chance.range(0, 9)));
  return { bust: girth(bust), waist: girth(waist), hips: girth(hips) };
}

function networks(
  person: Person,
  index: number,
  isStar: boolean,
  chance: Random,
): Pick<Talent, 'instagram' | 'followers'> {
  if (index % 9 === 8 && !isStar) return { instagram: '', followers: '' };
  const handle = `${slugOf(person.name).replaceAll('-', '.').slice(0, 22)}_example`;
  const thousands = chance.range(1.2, 96);
  const followers = [
    `${thousands.toFixed(1)}k`,
    String(Math.round(thousands * 100)),
    `${(thousands / 40 + 1).toFixed(1)}m`,
    '1250000',
    '12.4k',
    '',
  ];
  return {
    instagram: index % 2 === 0 ? `@${handle}` : handle,
    followers: followers[index % (followers.length - Number(isStar))] ?? '',
  };
}

/** Existing pictures, a distinct part of any borrowed book, and films for about half. */
function galleries(
  { slug, measures: known }: Person,
  index: number,
  isStar: boolean,
  chance: Random,
): Galleries {
  const bookLength = index < DEMO_TALENTS ? undefined : 4 + Math.floor(chance() * 7);
  const isFilmed = known === null ? (index & 8) !== 0 : index % 2 === 0;
  const polaroidsAt = dateOf(index >> 1, isStar);
  const firstFilm = Math.floor(chance() * FILMS.length);
  return {
    book: shotsOf(slug, 'book').slice(0, bookLength),
    snap: shotsOf(slug, 'digital').map((picture) =>
      polaroidsAt === '' ? picture : { ...picture, date: polaroidsAt },
    ),
    compo: shotsOf(slug, 'compo'),
    video: isFilmed
      ? FILMS.filter((_, place) => (place - firstFilm + FILMS.length) % FILMS.length <= index % 2)
      : [],
  };
}

/** Gives every person of the cast measures, networks, categories and galleries, the odd and the missing ones included. */
import { shotItem, shotPath } from '../pictures/shots.ts';
import { curatedPerson, hairOption, sitterOf } from '../pictures/sitters.ts';
import { randomFrom, type Random } from '../random.ts';
import type { Galleries, Gender, PictureItem, Talent, VideoItem } from '../store/talents.ts';
import { cast, type Person } from './cast.ts';
import { slugOf } from './slug.ts';

const CATEGORY = { models: 1, development: 2012, image: 2065, mainboard: 2067 } as const;
const GENDER = { w: 'woman', m: 'man', u: 'undefined' } as const satisfies Record<Person['gender'], Gender>;
const FIRST_ID = 3101;

const FILMS: readonly VideoItem[] = [
  { file: '76979871/8272103f6e', provider: 'vimeo', width: 1280, height: 720 },
  { file: 'aqz-KE-bpKQ', provider: 'youtube', width: 1920, height: 1080 },
  { file: '1084537', provider: 'vimeo', width: 640, height: 352 },
  { file: 'eRsGyueVLvQ', provider: 'youtube', width: 1280, height: 544 },
  { file: 'R6MlUcmOul8', provider: 'youtube', width: 1280, height: 534 },
];

/** The first `count` talents of the demo agency, always the same ones. */
export function seedTalents(count: number): Talent[] {
  return cast(count).map((person, index) => toTalent(person, index));
}

function toTalent(person: Person, index: number): Talent {
  const chance = randomFrom(`talent ${index} ${person.slug}`);
  // Borrowed pictures do not bring their owner's measures along.
  const curated = person.slug === slugOf(person.name) ? curatedPerson(person.slug) : undefined;
  return {
    id: FIRST_ID + index,
    name: person.name,
    cover: shotPath(person.slug, 'cover'),
    gender: GENDER[person.gender],
    categories: categoriesOf(person),
    hidden: false,
    coverWeb: shotPath(person.slug, 'cover-web'),
    coverWide: shotPath(person.slug, 'cover-wide'),
    ...networks(person, index, chance),
    ...(curated
      ? { height: String(curated.cm), jeans: String(curated.jeans), shoes: String(curated.shoes) }
      : measures(person, index, chance)),
    hair: index % 8 === 7 ? '' : hairOption(sitterOf(person)),
    eyes: chance.pick(['dark-brown', 'brown', 'black', 'hazel', 'honey', 'green', '']),
    galleries: galleries(person.slug, index, curated !== undefined, chance),
  };
}

function categoriesOf({ gender, models, development }: Person): number[] {
  const board = gender === 'w' ? [CATEGORY.image] : gender === 'm' ? [CATEGORY.mainboard] : [];
  return [...(models ? [CATEGORY.models, ...board] : []), ...(development ? [CATEGORY.development] : [])];
}

function measures(person: Person, index: number, chance: Random): Pick<Talent, 'height' | 'jeans' | 'shoes'> {
  const man = person.gender === 'm';
  const height = Math.round(man ? chance.range(180, 193) : chance.range(169, 184));
  const jeans = 2 * Math.round((man ? chance.range(38, 46) : chance.range(34, 42)) / 2);
  const shoes = Math.round(man ? chance.range(40, 45) : chance.range(35, 40));
  const missing = index % 7;
  return {
    height: missing === 3 ? '' : String(height),
    jeans: missing === 5 ? '' : ([`${jeans}x34`, `${jeans} ${jeans + 2}`, String(jeans), `${jeans} BR`][index % 4] ?? ''),
    shoes: missing === 6 ? '' : ([`${shoes} BR`, String(shoes), `${shoes}.5 BR`][index % 3] ?? ''),
  };
}

function networks(person: Person, index: number, chance: Random): Pick<Talent, 'instagram' | 'followers'> {
  if (index % 9 === 8) return { instagram: '', followers: '' };
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
  return { instagram: index % 2 === 0 ? `@${handle}` : handle, followers: followers[index % followers.length] ?? '' };
}

/** Curated people have nearly everything; the next ones walk through all sixteen mixes of galleries, the rest have most. */
function galleries(slug: string, index: number, curated: boolean, chance: Random): Galleries {
  const mix = curated
    ? index % 2 === 0
      ? 0b1111
      : 0b0111
    : index < 60
      ? index % 16
      : chance.pick([0b0111, 0b0011, 0b0001, 0b1011, 0b1111]);
  const shots = (...names: readonly string[]): PictureItem[] => names.map((name) => shotItem(slug, name));
  const numbered = (name: string, count: number): string[] => Array.from({ length: count }, (_, place) => `${name}-${place + 1}`);
  const bookLength = curated ? 10 : 4 + Math.floor(chance() * 7);
  const firstFilm = Math.floor(chance() * FILMS.length);
  const films = FILMS.filter((_, place) => (place - firstFilm + FILMS.length) % FILMS.length <= index % 2);
  return {
    book: (mix & 0b0001) !== 0 ? shots(...numbered('book', bookLength)) : [],
    snap: (mix & 0b0010) !== 0 ? shots(...numbered('snap', 4), ...(index % 2 === 0 ? numbered('digital', 4) : [])) : [],
    compo: (mix & 0b0100) !== 0 ? shots('compo') : [],
    video: (mix & 0b1000) !== 0 ? films : [],
  };
}

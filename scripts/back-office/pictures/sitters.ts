/** The people of the cast as the studio sees them. */
import { PEOPLE, type Person } from '../seed/cast.ts';
import { castSitter } from '../studio/casting.ts';
import { CURATED, type CuratedPerson } from '../studio/cast.ts';
import { HAIR_COLOURS } from '../studio/palette.ts';
import type { Sitter } from '../studio/types.ts';

const people: ReadonlyMap<string, Person> = new Map(PEOPLE.map((person) => [person.slug, person]));
const curated: ReadonlyMap<string, CuratedPerson> = new Map(CURATED.map((person) => [person.slug, person]));

/** Hair colours of the option list, in the order of the studio's own. */
const HAIR_OPTIONS = ['black', 'black', 'dark-brown', 'dark-brown', 'brown', 'light-brown', 'dark-blonde', 'grey'];

/** Whose pictures carry this slug; `undefined` for nobody. */
export function personOf(slug: string): Person | undefined {
  return people.get(slug);
}

export function curatedPerson(slug: string): CuratedPerson | undefined {
  return curated.get(slug);
}

export function sitterOf({ slug, gender }: Person): Sitter {
  return castSitter(slug, curated.get(slug)?.look ?? (gender === 'u' ? {} : { man: gender === 'm' }));
}

/** The option-list id of the hair that the pictures show. */
export function hairOption(sitter: Sitter): string {
  if (sitter.hair === 'shaved') return 'shaved';
  return HAIR_OPTIONS[HAIR_COLOURS.findIndex((colour) => colour === sitter.hairColour)] ?? '';
}

/**
 * What the services' content is known by, small enough to be published with the site: a digest per collection, and digests of
 * profiles in groups where only reading a profile shows that it changed. Build and gateway make them alike, so that comparing them
 * tells whether the site still shows what the services hold.
 */
import { digest } from '../lib/digest.ts';
import type { ListedTalent, Profile } from './talent/convert.ts';

/**
 * A digest by the name of each part. The names are those of collections, `profiles` with the number of a group, `year`, and `unread`
 * where a profile could not be read that the list speaks for.
 */
export type ContentParts = Readonly<Record<string, string>>;

/** How reading a profile ended: with a profile, with a 404, with something that is no profile, or not at all. */
export type ProfileState = { readonly kind: 'read'; readonly profile: Profile } | { readonly kind: 'left' | 'unusable' | 'unread' };

const GROUPS = 64;
const LENGTH = 32;

/** The one value that differs whenever a part does. */
export function toFingerprint(parts: ContentParts): string {
  return digest(Object.entries(parts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The part of one collection, from its records as the site understands them. */
export function toPart(value: unknown): string {
  return digest(value).slice(0, LENGTH);
}

/** The copyright line names the year, so a new year is new content. `now` in milliseconds since 1970. */
export function yearPart(now: number): { readonly year: string } {
  return { year: String(new Date(now).getUTCFullYear()) };
}

/** The talents by the name of their group. */
export function groupProfiles(talents: readonly ListedTalent[]): ReadonlyMap<string, readonly ListedTalent[]> {
  return Map.groupBy(talents, ({ id }) => `profiles ${Number(id.slice(-9)) % GROUPS}`);
}

/** The part of one group of profiles. */
export function toProfilesPart(states: readonly (readonly [id: string, state: ProfileState])[]): string {
  const rows = states.map(([id, state]) => [id, state.kind === 'read' ? digest(state.profile) : state.kind]);
  return toPart(rows.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)));
}

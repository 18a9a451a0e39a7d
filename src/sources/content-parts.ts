/**
 * The fingerprint of the services' content, small enough to be published with the site: a digest per collection, and digests of groups of
 * profiles where only reading a profile shows that it changed. Build and gateway compute it alike, so that comparing the two tells whether
 * the site is up to date.
 */
import { toAgencyDay } from '../domain/agency-day.ts';
import { digest } from '../lib/digest.ts';
import type { ListedTalent, Profile } from './talent/convert.ts';

/**
 * A digest by the name of each part. The names are those of collections, `profiles` with the number of a group, `profile` with an id,
 * `day`, `minors` where a profile tells of one whom a list from a copy does not know, and `unread` where profiles could not be read that may
 * be readable the next time.
 */
export type ContentParts = Readonly<Record<string, string>>;

const GROUPS = 64;
const LENGTH = 32;

const UNREAD = 'unread';

/** The one value that differs whenever a part does. */
export function toFingerprint(parts: ContentParts): string {
  return digest(Object.entries(parts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Tells whether some of the content could not be seen, so that looking again soon is worth it. */
export function isIncomplete(parts: ContentParts): boolean {
  return parts[UNREAD] !== undefined;
}

/** The parts without `unread`. */
export function asComplete(parts: ContentParts): ContentParts {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => name !== UNREAD));
}

/** The part of one collection, from its records as the site understands them. */
export function toPart(value: unknown): string {
  return digest(value).slice(0, LENGTH);
}

/** What pages see of the agency's day is content as well. `now` in milliseconds since 1970. */
export function dayPart(now: number): { readonly day: string } {
  const { year, half } = toAgencyDay(now);
  return { day: `${year}-${half}` };
}

/**
 * The talents whose profiles have to be read to be compared, by the name of the part: in groups those whose ETag the list does not name, and
 * one by one those whose ETag came with what is no profile, because the same ETag may come with a good one after all.
 */
export function groupProfiles(talents: readonly ListedTalent[], unfit: ReadonlySet<string>): ReadonlyMap<string, readonly ListedTalent[]> {
  const told = talents.filter(({ id, profileEtag }) => profileEtag === null || unfit.has(id));
  return Map.groupBy(told, ({ id, profileEtag }) => (profileEtag === null ? `profiles ${Number(id.slice(-9)) % GROUPS}` : `profile ${id}`));
}

/** The ids of the profiles that are known one by one. */
export function unfitProfiles(parts: ContentParts): ReadonlySet<string> {
  return new Set(Object.keys(parts).flatMap((name) => /^profile (\d+)$/.exec(name)?.slice(1) ?? []));
}

/** The part of one group of profiles; `null` is the profile of a talent who has none: gone, or nothing that can be used. */
export function toProfilesPart(profiles: readonly (readonly [id: string, profile: Profile | null])[]): string {
  const rows = profiles.map(([id, profile]) => [id, digest(profile)]);
  return toPart(rows.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)));
}

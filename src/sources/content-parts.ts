/** The content's fingerprint: a digest per collection, and per group of profiles if needed. Build
 * and gateway compute it alike. */
import { createHmac } from 'node:crypto';
import { agencyYear } from '../domain/agency-day.ts';
import { digest } from '../lib/digest.ts';
import { toStable } from './changing-addresses.ts';
import type { ListedTalent, Profile } from './talent/to-talent.ts';

/**
 * Digests by part: a collection, `profiles` with a group's number, `profile` with an id, `day`,
 * `minors` (flagged by a profile but not by a list from a copy), and `unread` (profiles that failed
 * this time).
 */
export type ContentParts = Readonly<Record<string, string>>;

const GROUPS = 64;
const LENGTH = 32;

const UNREAD = 'unread';

/** One value that differs whenever a part does. */
export function toFingerprint(parts: ContentParts): string {
  return digest(Object.entries(parts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A digest to be published, under a key: without one a guess at a withheld word could be
 * confirmed. */
export function sealPart(part: string, key: string): string {
  return createHmac('sha256', key).update(part).digest('hex').slice(0, LENGTH);
}

export function sealParts(parts: ContentParts, key: string): ContentParts {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, sealPart(part, key)]),
  );
}

/** Tells whether some content could not be read, so that another look is worthwhile. */
export function isIncomplete(parts: ContentParts): boolean {
  return parts[UNREAD] !== undefined;
}

/** The parts without `unread`. */
export function asComplete(parts: ContentParts): ContentParts {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => name !== UNREAD));
}

/** The part of one collection's converted records. */
export function toPart(value: unknown): string {
  return digest(toStable(value)).slice(0, LENGTH);
}

/** The agency's day as pages see it. `now` in milliseconds since 1970. */
export function dayPart(now: number): { readonly day: string } {
  return { day: String(agencyYear(now)) };
}

/** Talents whose profiles must be read to compare, by part: in groups without ETag; alone if the
 * ETag came with a malformed profile. */
export function groupProfiles(
  talents: readonly ListedTalent[],
  unfit: ReadonlySet<string>,
): ReadonlyMap<string, readonly ListedTalent[]> {
  const told = talents.filter(({ id, profileEtag }) => profileEtag === null || unfit.has(id));
  return Map.groupBy(told, ({ id, profileEtag }) =>
    profileEtag === null ? `profiles ${Number(id.slice(-9)) % GROUPS}` : `profile ${id}`,
  );
}

/** Ids of the profiles that are compared one by one. */
export function unfitProfiles(parts: ContentParts): ReadonlySet<string> {
  return new Set(
    Object.keys(parts).flatMap((name) => /^profile (\d+)$/.exec(name)?.slice(1) ?? []),
  );
}

/** The part of a group of profiles; `null` for a profile that is gone or unusable. */
export function toProfilesPart(
  profiles: readonly (readonly [id: string, profile: Profile | null])[],
): string {
  const rows = profiles.map(([id, profile]) => [id, digest(toStable(profile))]);
  return toPart(rows.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)));
}

/**
 * The listed talents with their profiles. A profile that cannot be read falls back to that talent's last good copy, else the talent is
 * left out; too many left out fail the collection. A profile that answers 404 is a talent who left.
 */
import { withholdForMinor } from '../domain/minor.ts';
import type { Named } from '../domain/minor-names.ts';
import type { Talent } from '../domain/talent.ts';
import { digest } from '../lib/digest.ts';
import { mapConcurrently } from '../lib/map-concurrently.ts';
import { isBeyondTolerance } from '../sources/records.ts';
import { groupProfiles, toPart, toProfilesPart, type ContentParts } from '../sources/content-parts.ts';
import { joinTalent, type ListedTalent, type Profile } from '../sources/talent/convert.ts';
import { profileRead, TALENTS } from '../sources/talent/reads.ts';
import { CatalogueError } from './catalogue-error.ts';
import type { Collector } from './collector.ts';
import type { Reader, Reading } from './reader.ts';

/** More than the HTTP tools run at once, so that a read that waits for a retry leaves no connection idle. */
const UNDER_WAY = 64;

/** Why what was read is rejected as implausible; `null` where it is accepted. */
export interface Doubts {
  /** Of a list. */
  readonly ofList: (listed: readonly ListedTalent[]) => string | null;
  /** Of a site with so many talents. */
  readonly ofSize: (talents: number) => string | null;
}

export interface TalentParts {
  /** A profile that cannot be read fails the load. */
  readonly strict: boolean;
  readonly doubts: Doubts;
  /** Tells whether a picture's file is served by the image CDN. */
  readonly isOnImageCdn: (file: string) => boolean;
  readonly onProgress: (done: number, total: number) => void;
}

export interface LoadedTalents {
  /** In the order of the list. */
  readonly talents: readonly Talent[];
  /** By id: equal where nothing that was read of the talent has changed. */
  readonly digests: ReadonlyMap<string, string>;
  /** Those under 18 with the names that the service gives, including those who are not shown. */
  readonly minors: readonly Named[];
}

/** Reads the profile of each listed talent. */
export async function loadTalents(
  listed: readonly ListedTalent[],
  collector: Collector,
  reader: Reader,
  parts: TalentParts,
): Promise<LoadedTalents> {
  const isOfToday = collector.reports().some(({ collection, freshness }) => collection === TALENTS.collection && freshness.kind === 'live');
  const readProfile = createProfileReader(reader, isOfToday);
  const { talents: whole, digests } = await loadProfiles(listed, collector, { reader, readProfile, isOfToday }, parts);
  const unread = listed.filter(({ id, underAge }) => underAge && !whole.some((talent) => talent.id === id));
  return {
    talents: whole.map((talent) => toShown(talent, parts.isOnImageCdn, reader)),
    digests,
    minors: [...whole.filter(({ underAge }) => underAge), ...unread.map(({ id, name }) => ({ id, name, accounts: [] }))],
  };
}

/** Takes from a minor what must not be shown, before anything else sees the talent. */
function toShown(talent: Talent, isOnImageCdn: TalentParts['isOnImageCdn'], { log }: Reader): Talent {
  if (!talent.underAge) return talent;
  const { talent: shown, pictures } = withholdForMinor(talent, isOnImageCdn);
  for (const field of pictures) {
    log.warn(
      `talents ${talent.id}: ${field} is a minor's picture that tells the surname or handle in its file's name, or is not below IMAGE_BASE_URL; left out`,
    );
  }
  return shown;
}

/** Reads the list alone. An implausible one is a failed read. */
export function loadList(collector: Collector, { ofList }: Doubts): Promise<readonly ListedTalent[]> {
  return collector.collect(TALENTS, { count: (talents) => talents.length, refuse: ofList });
}

type ReadProfile = (talent: ListedTalent) => Promise<Reading<Profile>>;

/**
 * Reads one profile; a copy with the ETag that the list names is used without a request. A list from a copy has old ETags: then profiles
 * are requested all the same, because a minor's flag may have come since, and their copies are used as soon as the service fails.
 */
function createProfileReader(reader: Reader, isOfToday: boolean): ReadProfile {
  let isAnswering = true;
  return async ({ id, profileEtag }) => {
    const read = profileRead(id);
    if (!isOfToday && profileEtag !== null && isAnswering) {
      const reading = await reader.read(read, { id });
      if (reading.kind === 'live') return reading;
      if (!isGone(reading)) isAnswering = false;
    }
    return reader.read(read, { id, knownEtag: profileEtag });
  };
}

interface ProfileParts {
  readonly reader: Reader;
  readonly readProfile: ReadProfile;
  readonly isOfToday: boolean;
}

async function loadProfiles(
  listed: readonly ListedTalent[],
  collector: Collector,
  { reader, readProfile, isOfToday }: ProfileParts,
  { strict, doubts, onProgress }: TalentParts,
): Promise<Pick<LoadedTalents, 'talents' | 'digests'>> {
  const failed: string[] = [];
  const digests = new Map<string, string>();
  const shown = new Map<string, Profile>();
  const left = new Map<string, Profile | null>();
  const profiles = new Map<string, Profile | null>();
  const unread: string[] = [];
  const unfit = new Set<string>();
  let [done, copied] = [0, 0];

  const loadOne = async (talent: ListedTalent): Promise<void> => {
    const { id } = talent;
    const reading = await readProfile(talent);
    done += 1;
    onProgress(done, listed.length);
    const profile = reading.kind === 'failed' ? null : reading.parsed.value;
    if (reading.kind !== 'failed') digests.set(id, digest([withoutEtag(talent), reading.digest ?? digest(reading.parsed)]));
    if (isGone(reading)) {
      left.set(id, profile);
      profiles.set(id, null);
      return;
    }
    if (profile !== null) shown.set(id, profile);
    profiles.set(id, isMalformed(reading) ? null : profile);
    if (reading.kind === 'live') return;
    if (isMalformed(reading)) unfit.add(id);
    else unread.push(id);
    const reason = `${id}: ${reading.failure.message}`;
    if (reading.kind === 'copy') {
      copied += 1;
      reader.log.warn(`profiles ${reason}; its last good copy is used`);
      return;
    }
    failed.push(reason);
    if ((strict && !isMalformed(reading)) || isBeyondTolerance(failed.length, listed.length)) {
      throw new CatalogueError(`profiles: ${describeFailed(failed, listed.length)}`, reading.failure.code);
    }
    reader.log.warn(`profiles ${reason}; left out`);
  };

  await mapConcurrently(listed, UNDER_WAY, loadOne);
  for (const [id, profile] of toStaying(left, shown.size, doubts, reader)) {
    shown.set(id, profile);
    profiles.set(id, profile);
    left.delete(id);
    unread.push(id);
    copied += 1;
  }
  reader.keepOnly('talent', 'profiles', new Set(listed.map(({ id }) => id)).difference(left));
  const found = isOfToday ? [] : listed.filter(({ id, underAge }) => !underAge && shown.get(id)?.underAge === true);
  collector.addParts({ ...toParts(groupProfiles(listed, unfit), profiles), ...toFound(found, profiles), ...toUnread(unread) });
  if (left.size > 0) reader.log.warn(`profiles: ${left.size} of the listed talents left (404)`);
  collector.add({
    collection: 'profiles',
    records: shown.size,
    leftOut: failed.length,
    freshness: copied === 0 ? { kind: 'live' } : { kind: 'stale', from: `${copied} from copies` },
  });
  const talents = listed.flatMap((talent) => {
    const profile = shown.get(talent.id);
    return profile === undefined ? [] : [joinTalent(talent, profile)];
  });
  return { talents, digests };
}

/** Another ETag alone changes no talent. */
function withoutEtag(talent: ListedTalent): ListedTalent {
  return { ...talent, profileEtag: null };
}

/**
 * Talents that answered 404 and are shown all the same, with their last good profiles: none, unless implausibly many left at once.
 * Throws a `CatalogueError` where too few talents remain even with those profiles.
 */
function toStaying(left: ReadonlyMap<string, Profile | null>, shown: number, doubts: Doubts, reader: Reader): ReadonlyMap<string, Profile> {
  const doubt = doubts.ofSize(shown);
  if (doubt === null) return new Map();
  const known = new Map(Array.from(left).flatMap(([id, profile]) => (profile === null ? [] : [[id, profile] as const])));
  const reason = `profiles: answered 404 for ${left.size} of the listed talents, leaving ${doubt}`;
  if (doubts.ofSize(shown + known.size) !== null) throw new CatalogueError(reason, 'NOT_BELIEVED');
  reader.log.warn(`${reason}; ${known.size} last good copies are used`);
  return known;
}

/** There is no profile any more. */
function isGone(reading: Reading<Profile>): boolean {
  return reading.kind !== 'live' && reading.failure.status === 404;
}

/** The service answered, after retries, with something that is no profile: a bad record rather than a failed service. */
function isMalformed(reading: Reading<Profile>): boolean {
  return reading.kind !== 'live' && reading.failure.failure.kind === 'malformed';
}

/** Fingerprint parts: profiles whose ETag the list names are covered by the list; the others have their own, a bad one counting as none. */
function toParts(groups: ReturnType<typeof groupProfiles>, profiles: ReadonlyMap<string, Profile | null>): ContentParts {
  const parts = Array.from(groups, ([name, talents]) => {
    const own = talents.map(({ id }) => [id, profiles.get(id) ?? null] as const);
    return [name, toProfilesPart(own)] as const;
  });
  return Object.fromEntries(parts);
}

/** Minors that the list, a copy, does not flag yet: they are new content. */
function toFound(minors: readonly ListedTalent[], profiles: ReadonlyMap<string, Profile | null>): ContentParts {
  return minors.length === 0 ? {} : { minors: toProfilesPart(minors.map(({ id }) => [id, profiles.get(id) ?? null])) };
}

function toUnread(ids: readonly string[]): ContentParts {
  return ids.length === 0 ? {} : { unread: toPart(ids.toSorted()) };
}

function describeFailed(failed: readonly string[], total: number): string {
  const [first = ''] = failed;
  return failed.length === 1 ? first : `${failed.length} of ${total} could not be read (first ${first})`;
}

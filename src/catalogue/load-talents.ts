/**
 * Loads the listed talents with their profiles. An unreadable profile falls back to its copy, else
 * the talent is left out; too many such talents fail the collection. A 404 means that the talent
 * left.
 */
import { withholdForMinor } from '../domain/minor.ts';
import type { Named } from '../domain/minor-names.ts';
import type { Talent } from '../domain/talent.ts';
import { digest } from '../lib/digest.ts';
import { mapConcurrently } from '../lib/map-concurrently.ts';
import { isBeyondTolerance } from '../sources/records.ts';
import { groupProfiles, toPart, toProfilesPart, type ContentParts } from '../sources/content-parts.ts';
import { joinTalent, type ListedTalent, type Profile } from '../sources/talent/to-talent.ts';
import { profileRead, TALENTS } from '../sources/talent/talent-reads.ts';
import { CatalogueError } from './catalogue-error.ts';
import type { Collector } from './collector.ts';
import type { Reader, Reading } from './reader.ts';

/** More than the HTTP tools run, so that a read in its back-off leaves no connection idle. */
const UNDER_WAY = 64;

/** Why a list, or the size of the site, is implausible; `null` accepts it. */
export interface Doubts {
  readonly ofList: (listed: readonly ListedTalent[]) => string | null;
  readonly ofSize: (talents: number) => string | null;
}

export interface TalentParts {
  readonly strict: boolean;
  readonly doubts: Doubts;
  readonly isOnImageCdn: (file: string) => boolean;
  readonly onProgress: (done: number, total: number) => void;
}

export interface LoadedTalents {
  readonly talents: readonly Talent[];
  /** By id; equal if nothing of the talent changed. */
  readonly digests: ReadonlyMap<string, string>;
  /** All minors with their names from the service, shown or not. */
  readonly minors: readonly Named[];
}

/** Reads the profiles of the listed talents. */
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

/** Withholds a minor's data before any other code sees the talent. */
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
 * Reads a profile; a copy with the ETag in the list needs no request. A list from a copy has old
 * ETags, so profiles are still requested, because a minor's flag may be new; copies serve once the
 * service fails.
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

/** A new ETag alone changes no talent. */
function withoutEtag(talent: ListedTalent): ListedTalent {
  return { ...talent, profileEtag: null };
}

/**
 * Talents whose profiles answered 404 but who are shown from their copies, because implausibly many
 * left at once. Throws a `CatalogueError` when too few talents remain even so.
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

function isGone(reading: Reading<Profile>): boolean {
  return reading.kind !== 'live' && reading.failure.status === 404;
}

function isMalformed(reading: Reading<Profile>): boolean {
  return reading.kind !== 'live' && reading.failure.failure.kind === 'malformed';
}

/** The list covers profiles whose ETag it has; a bad profile counts as none. */
function toParts(groups: ReturnType<typeof groupProfiles>, profiles: ReadonlyMap<string, Profile | null>): ContentParts {
  const parts = Array.from(groups, ([name, talents]) => {
    const own = talents.map(({ id }) => [id, profiles.get(id) ?? null] as const);
    return [name, toProfilesPart(own)] as const;
  });
  return Object.fromEntries(parts);
}

/** Minors that a list from a copy does not flag yet are new content. */
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

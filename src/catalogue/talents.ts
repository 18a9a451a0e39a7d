/**
 * The listed talents with their profiles. A profile that cannot be read uses that talent's last good copy, else the talent is left
 * out; more left out than the tolerance allows fails the collection. A profile that answers 404 is a talent that left.
 */
import type { Talent } from '../domain/talent.ts';
import { mapConcurrently } from '../lib/limiter.ts';
import { isBeyondTolerance } from '../sources/records.ts';
import { groupProfiles, toPart, toProfilesPart, type ContentParts } from '../sources/content-parts.ts';
import { joinTalent, type ListedTalent, type Profile } from '../sources/talent/convert.ts';
import { profileRead, TALENTS } from '../sources/talent/reads.ts';
import { CatalogueError } from './catalogue-error.ts';
import type { Collector } from './collector.ts';
import type { Reader, Reading } from './reader.ts';

/** More than run at once on the wire, so that waiting for a next try leaves no place empty. */
const UNDER_WAY = 64;

export interface TalentParts {
  /** A profile that cannot be read fails the load. */
  readonly strict: boolean;
  readonly onProgress: (done: number, total: number) => void;
}

/** Reads the list, then every profile, in the order of the list. */
export async function loadTalents(collector: Collector, reader: Reader, parts: TalentParts): Promise<readonly Talent[]> {
  return loadProfiles(await loadList(collector), collector, reader, parts);
}

/** Reads the list alone. */
export function loadList(collector: Collector): Promise<readonly ListedTalent[]> {
  return collector.collect(TALENTS, { count: (talents) => talents.length, refuse: refuseSuddenlyEmpty });
}

/**
 * A list that is empty all at once is far more likely a fault of the service than an agency that let everybody go, so it counts as
 * a failed read. An agency that really has nobody left removes the copies.
 */
function refuseSuddenlyEmpty(talents: readonly ListedTalent[], lastGood: () => readonly ListedTalent[] | null): string | null {
  if (talents.length > 0) return null;
  const before = lastGood()?.length ?? 0;
  return before === 0 ? null : `an empty list where there were ${before} talents`;
}

async function loadProfiles(
  listed: readonly ListedTalent[],
  collector: Collector,
  reader: Reader,
  { strict, onProgress }: TalentParts,
): Promise<readonly Talent[]> {
  const failed: string[] = [];
  const left = new Set<string>();
  const profiles = new Map<string, Profile | null>();
  const unread: string[] = [];
  const unfit = new Set<string>();
  let [done, copied] = [0, 0];

  const loadOne = async (talent: ListedTalent): Promise<Talent | null> => {
    const reading = await reader.read(profileRead(talent.id), { id: talent.id, knownEtag: talent.profileEtag });
    const isNone = isMalformed(reading) || isGone(reading);
    profiles.set(talent.id, reading.kind === 'failed' || isNone ? null : reading.parsed.value);
    done += 1;
    onProgress(done, listed.length);
    if (reading.kind === 'live') return joinTalent(talent, reading.parsed.value);
    if (isGone(reading)) {
      left.add(talent.id);
      return null;
    }
    if (isMalformed(reading)) unfit.add(talent.id);
    else unread.push(talent.id);
    const reason = `${talent.id}: ${reading.failure.message}`;
    if (reading.kind === 'copy') {
      copied += 1;
      reader.log.warn(`profiles ${reason}; its last good copy is used`);
      return joinTalent(talent, reading.parsed.value);
    }
    failed.push(reason);
    if ((strict && !isMalformed(reading)) || isBeyondTolerance(failed.length, listed.length)) {
      throw new CatalogueError(`profiles: ${describeFailed(failed, listed.length)}`, reading.failure.code);
    }
    reader.log.warn(`profiles ${reason}; left out`);
    return null;
  };

  const talents = (await mapConcurrently(listed, UNDER_WAY, loadOne)).filter((talent) => talent !== null);
  reader.keepOnly('talent', 'profiles', new Set(listed.map(({ id }) => id)).difference(left));
  collector.addParts({ ...toParts(groupProfiles(listed, unfit), profiles), ...toUnread(unread) });
  if (left.size > 0) reader.log.warn(`profiles: ${left.size} of the listed talents left (404)`);
  collector.add({
    collection: 'profiles',
    records: talents.length,
    leftOut: failed.length,
    freshness: copied === 0 ? { kind: 'live' } : { kind: 'stale', from: `${copied} from copies` },
  });
  return talents;
}

/** There is no profile any more. */
function isGone(reading: Reading<Profile>): boolean {
  return reading.kind !== 'live' && reading.failure.status === 404;
}

/** What the service answered, asked again where that may help, is no profile: a bad record rather than a service that failed. */
function isMalformed(reading: Reading<Profile>): boolean {
  return reading.kind !== 'live' && reading.failure.failure.kind === 'malformed';
}

/** The list speaks for the profiles whose ETag it names; the others are known by themselves, a bad one as none. */
function toParts(groups: ReturnType<typeof groupProfiles>, profiles: ReadonlyMap<string, Profile | null>): ContentParts {
  const parts = Array.from(groups, ([name, talents]) => {
    const own = talents.map(({ id }) => [id, profiles.get(id) ?? null] as const);
    return [name, toProfilesPart(own)] as const;
  });
  return Object.fromEntries(parts);
}

function toUnread(ids: readonly string[]): ContentParts {
  return ids.length === 0 ? {} : { unread: toPart(ids.toSorted()) };
}

function describeFailed(failed: readonly string[], total: number): string {
  const [first = ''] = failed;
  return failed.length === 1 ? first : `${failed.length} of ${total} could not be read (first ${first})`;
}

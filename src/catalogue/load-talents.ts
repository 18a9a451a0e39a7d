/** A profile that cannot be read falls back to its copy, else is left out; too many fail all. */
import pLimit from 'p-limit';
import { withholdForMinor } from '../domain/minor.ts';
import type { Named } from '../domain/minor-names.ts';
import type { Talent } from '../domain/talent.ts';
import { isBeyondTolerance } from '../sources/records.ts';
import { isOutage } from '../sources/service-client.ts';
import {
  joinFlags,
  joinTalent,
  type ListedTalent,
  type Profile,
} from '../sources/talent/to-talent.ts';
import {
  flagsMinor,
  profileRead,
  readMinorsAndHidden,
  TALENTS,
} from '../sources/talent/talent-reads.ts';
import type { Belief, Doubt } from './belief.ts';
import type { Collector } from './collector.ts';
import { settleMinors, type KnownMinors } from './minors-memory.ts';
import { NOT_BELIEVED, HIDDEN, type Reader, type Reading, CatalogueError } from './reader.ts';

/** More than the client asks at once: it asks while answers are parsed. */
const UNDER_WAY = 32;

export interface TalentParts {
  readonly strict: boolean;
  readonly belief: Belief;
  readonly knownMinors: KnownMinors;
  readonly allowGrown: ReadonlySet<string>;
  readonly isOnCdn: (file: string) => boolean;
}

interface ProfileRead {
  readonly talent: ListedTalent;
  readonly reading: Reading<Profile>;
}

type Ids = ReadonlySet<string>;
const NOBODY: Ids = new Set();

/** Gives today's list if it is believed, else the last good one. */
export async function loadList(
  collector: Collector,
  belief: Belief,
  settleDoubt: (doubt: Doubt | null) => void,
) {
  let answer = null as { readonly doubt: Doubt | null; readonly flagged: Ids } | null;
  const { value, isBelieved, unbelieved } = await collector.collect(TALENTS, {
    count: (talents) => talents.length,
    refuse: ({ value: listed, hidden, minors = NOBODY }) => {
      const doubt = belief.doubtList(listed, new Set(hidden));
      answer = { doubt, flagged: minors };
      return doubt?.reason ?? null;
    },
  });
  const doubt = answer === null ? belief.doubtOfLastBuild : answer.doubt;
  settleDoubt(doubt);
  if (isBelieved)
    return {
      listed: value,
      isOfToday: true,
      isOtherAgency: false,
      minorsToRemember: answer?.flagged ?? NOBODY,
    };
  // A list that is not believed still flags people, another agency's too: it may be ours renamed.
  // But another agency's hides nobody.
  const { minors, hidden } = readMinorsAndHidden(unbelieved);
  const isOtherAgency = doubt?.isOther === true;
  const listed = value
    .filter(({ id }) => belief.mayStay(id) && (isOtherAgency || !hidden.has(id)))
    .map((talent) => ({
      ...talent,
      // The last good list may be older than a flag, so it ends none.
      underAge: minors.has(talent.id) || talent.underAge === true ? true : null,
    }));
  const minorsToRemember = isOtherAgency ? NOBODY : minors;
  return { listed, isOfToday: false, isOtherAgency, minorsToRemember };
}

export async function loadTalents(
  { listed, isOfToday, isOtherAgency }: Awaited<ReturnType<typeof loadList>>,
  collector: Collector,
  reader: Reader,
  { strict, belief, knownMinors, allowGrown, isOnCdn }: TalentParts,
) {
  const readProfile: ReadProfile = isOtherAgency
    ? ({ id }) =>
        Promise.resolve(reader.readCopy(profileRead(id), id, "beside another agency's list"))
    : createProfileReader(reader, isOfToday);
  const reads = await readProfiles(listed, readProfile, strict);
  const { profiles, remaining } = settleProfiles(reads, collector, reader, belief, isOfToday);
  const remainingIds = toIds(remaining);
  const claims = reads.map(({ talent, reading }) => ({
    id: talent.id,
    underAge: joinFlags(talent.underAge, toFlag(reading, isOfToday)),
    hasLeft: !remainingIds.has(talent.id),
  }));
  const settled = settleMinors(claims, knownMinors, allowGrown);
  for (const line of settled.doubts) reader.log.doubt(line);
  const isMinor = ({ id }: ListedTalent): boolean => settled.minors.has(id);
  const minors = listed.filter(isMinor);
  return {
    undecided: [...settled.silent, ...settled.doubted],
    doubted: settled.doubted,
    unflagged: isOfToday
      ? claims.filter(({ id, underAge }) => underAge === null && !settled.minors.has(id)).length
      : 0,
    remaining: remaining.map(({ talent: { id, name } }) => ({ id, name })),
    adults: listed.flatMap((talent) => (isMinor(talent) ? [] : [talent.id])),
    talents: listed.flatMap((talent) => {
      const profile = profiles.get(talent.id);
      if (profile === undefined) return [];
      const whole = joinTalent(talent, profile, isMinor(talent));
      return [toShown(whole, profile.name, isOnCdn, reader)];
    }),
    minors: minors.map(({ id }) => id),
    minorNames: minors.flatMap((talent) => toNames(talent, profiles.get(talent.id))),
  };
}

/** List and profile may spell a name in two ways. */
function toNames({ id, name }: ListedTalent, profile: Profile | undefined): readonly Named[] {
  const spellings = new Set([name, profile?.name ?? name]);
  return Array.from(spellings, (each) => ({ id, name: each, accounts: profile?.accounts ?? [] }));
}

function toShown(
  talent: Talent,
  nameInProfile: string | null,
  isOnCdn: TalentParts['isOnCdn'],
  { log }: Reader,
): Talent {
  if (!talent.underAge) return talent;
  const { talent: shown, withheldPictures } = withholdForMinor(talent, isOnCdn, nameInProfile);
  for (const { field, isElsewhere } of withheldPictures) {
    const why = isElsewhere
      ? 'the image CDN does not serve (not below IMAGE_BASE_URL, or a GIF or SVG)'
      : 'tells the surname or handle in its path';
    log.ofMinors(`talents ${talent.id}: ${field} is a minor's picture that ${why}; left out`);
  }
  return shown;
}

type ReadProfile = (talent: ListedTalent) => Promise<Reading<Profile>>;

const MOST_SILENCES = 3;

function createProfileReader(reader: Reader, isOfToday: boolean): ReadProfile {
  const readUnlessKnown: ReadProfile = ({ id, profileEtag }) =>
    reader.read(profileRead(id), { id, knownEtag: profileEtag });
  if (isOfToday) return readUnlessKnown;
  let silences = 0;
  return async (talent) => {
    const { id, profileEtag } = talent;
    // Who has no ETag is asked in any case.
    if (profileEtag === null || silences >= MOST_SILENCES) return readUnlessKnown(talent);
    // Beside an old list an equal ETag proves nothing: she may have left or been flagged since.
    const reading = await reader.read(profileRead(id), { id });
    if (reading.kind === 'believed' || !isOutage(reading.error)) return reading;
    silences += 1;
    if (silences === MOST_SILENCES)
      reader.log.warn('profiles: the service does not answer; not everybody was asked');
    // Not answered: the copy stands in, which ends no flag.
    return readUnlessKnown(talent);
  };
}

async function readProfiles(
  listed: readonly ListedTalent[],
  readProfile: ReadProfile,
  strict: boolean,
): Promise<readonly ProfileRead[]> {
  const failed: string[] = [];
  const limit = pLimit(UNDER_WAY);
  return limit.map(listed, async (talent) => {
    const reading = await readProfile(talent);
    if (reading.kind === 'failed' && !isGone(reading)) {
      failed.push(`${talent.id}: ${reading.error.message}`);
      // A malformed profile is left out by every build.
      if ((strict && !isMalformed(reading)) || isBeyondTolerance(failed.length, listed.length)) {
        limit.clearQueue();
        throw new CatalogueError(
          `profiles: ${describeFailed(failed, listed.length)}`,
          reading.error.code,
        );
      }
    }
    return { talent, reading };
  });
}

/** Who is gone (404, 410 or hidden) has left. Where too many are gone to be believed, those with a
 * copy are `staying`. */
function settleProfiles(
  reads: readonly ProfileRead[],
  collector: Collector,
  reader: Reader,
  belief: Belief,
  isOfToday: boolean,
) {
  const gone = reads.filter(({ reading }) => isGone(reading));
  const present = reads.filter(({ reading }) => !isGone(reading));
  const { staying, doubt } = findStaying(gone, present, belief, isOfToday);
  const remaining = [...present, ...staying];
  const profiles = toProfiles(remaining);
  reader.keepOnly('talent', 'profiles', toIds(remaining));

  if (doubt !== null) reader.log.doubt(doubt);
  for (const { talent, reading } of present) {
    if (reading.kind === 'believed') continue;
    const outcome = reading.kind === 'fallback' ? 'its last good copy is used' : 'left out';
    reader.log.warn(`profiles ${talent.id}: ${reading.error.message}; ${outcome}`);
  }
  const left = Array.from(toIds(gone).difference(toIds(staying)));
  if (left.length > 0)
    reader.log.warn(
      `profiles: ${left.length} of the listed talents left (404 or hidden): ${left.join(', ')}`,
    );
  const copied =
    present.filter(({ reading }) => reading.kind === 'fallback').length + staying.length;
  collector.add({
    collection: 'profiles',
    records: profiles.size,
    leftOut: present.filter(({ reading }) => reading.kind === 'failed').length,
    staleNote: copied === 0 ? null : `${copied} from copies`,
    doubt,
  });
  return { profiles, remaining };
}

function toProfiles(reads: readonly ProfileRead[]): ReadonlyMap<string, Profile> {
  return new Map(
    reads.flatMap(({ talent, reading }) =>
      reading.kind === 'failed' ? [] : [[talent.id, reading.parsed.value] as const],
    ),
  );
}

function findStaying(
  gone: readonly ProfileRead[],
  present: readonly ProfileRead[],
  belief: Belief,
  isOfToday: boolean,
): { readonly staying: readonly ProfileRead[]; readonly doubt: string | null } {
  const hidden = gone.filter(({ reading }) => isHidden(reading));
  const stillThere = toIds([...present, ...hidden]);
  const doubt = gone.length === 0 ? null : belief.doubtProfiles(stillThere, isOfToday);
  if (doubt === null) return { staying: [], doubt };
  const staying = gone.filter(
    ({ talent, reading }) =>
      reading.kind === 'fallback' && !isHidden(reading) && belief.mayStay(talent.id),
  );
  const reason = `profiles: ${gone.length} of the listed talents are gone (404 or hidden), leaving ${doubt.reason}`;
  if (staying.length === 0) throw new CatalogueError(reason, NOT_BELIEVED);
  return { staying, doubt: `${reason}; ${staying.length} last good copies are used` };
}

const toIds = (reads: readonly ProfileRead[]): ReadonlySet<string> =>
  new Set(reads.map(({ talent }) => talent.id));

function isHidden(reading: Reading<Profile>): boolean {
  return reading.kind !== 'believed' && reading.error.code === HIDDEN;
}

function isGone(reading: Reading<Profile>): boolean {
  return reading.kind !== 'believed' && [404, 410].includes(reading.error.status ?? 0);
}

function isMalformed(reading: Reading<Profile>): boolean {
  return reading.kind !== 'believed' && reading.error.isMalformed;
}

/** Even a malformed profile may flag; only a current one ends a flag. */
function toFlag(reading: Reading<Profile>, isOfToday: boolean): boolean | null {
  if (reading.kind !== 'believed' && flagsMinor(reading.error.failure.answer)) return true;
  if (reading.kind === 'failed') return null;
  const { underAge } = reading.parsed.value;
  // Beside today's list one that was not asked is current, too: its ETag was equal.
  const isCurrent = reading.kind === 'believed' && (reading.isAsked || isOfToday);
  return isCurrent || underAge === true ? underAge : null;
}

function describeFailed(failed: readonly string[], total: number): string {
  const [first = ''] = failed;
  return failed.length === 1
    ? first
    : `at least ${failed.length} of ${total} could not be read (first ${first})`;
}

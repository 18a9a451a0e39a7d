/** Who is missing from a believed list has left. A list without many of the known is doubted until
 * they have been missing for an hour; it is another agency's if strangers are most of it. One with
 * other names for known ids is another agency's, too, and never taken by itself. */
import { fold } from '../domain/names.ts';
import { digest } from '../lib/digest.ts';
import type { Memory } from './memory.ts';
import type { MinorsMemory } from './minors-memory.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

export interface Doubt {
  readonly reason: string;
  /** Whether the list is another agency's. */
  readonly isOther: boolean;
}

/** In a smaller agency only the loss of everybody is doubted. */
const FEWEST_KNOWN = 20;
const MOST_LOST = 0.25;
const CONFIRMED_AFTER = 60 * 60_000;

const TAKEN_BY_FLAG = '--allow-shrink takes it';
const TAKEN_LATER = 'it is taken when it comes again an hour later, or by --allow-shrink';

export interface BeliefParts {
  readonly memory: Memory | null;
  /** Whether a copy can stand in; else the build fails. */
  readonly canWait: boolean;
  readonly allowShrink: boolean;
  readonly now: number;
}

interface TodaysList {
  readonly hidden: ReadonlySet<string>;
  /** Known people who are not listed, or have no profile, and since when. */
  readonly missing: ReadonlyMap<string, number>;
}

export type Belief = ReturnType<typeof createBelief>;

/** Call `doubtList` first: the others go by what it noted of today's list. */
export function createBelief({ memory, canWait, allowShrink, now }: BeliefParts) {
  const hint = canWait ? TAKEN_LATER : TAKEN_BY_FLAG;
  const known = new Map(Object.entries(memory?.people ?? {}));
  const earlierMissing = allowShrink ? {} : (memory?.missing ?? {});
  const emptySince = new Map(Object.entries(memory?.emptySince ?? {}));
  /** Stays null where no list came, or one with other names. */
  let today: TodaysList | null = null;
  const isConfirmed = (since: number): boolean => now - since >= CONFIRMED_AFTER;
  const findAbsent = (there: ReadonlySet<string>, hidden?: ReadonlySet<string>) =>
    Array.from(known.keys()).filter((id) => !there.has(id) && hidden?.has(id) !== true);
  const toMissing = (absent: readonly string[]): ReadonlyMap<string, number> =>
    new Map(absent.map((id) => [id, Math.min(earlierMissing[id] ?? now, now)]));
  const doubtLoss = (lost: number, total: number, isOtherAgency: boolean): Doubt | null => {
    if (lost > 0 && lost === total)
      return doubt(`nobody of the ${total} known talents; ${hint}`, isOtherAgency);
    if (total < FEWEST_KNOWN || lost <= total * MOST_LOST) return null;
    return doubt(`a list without ${lost} of the ${total} known talents; ${hint}`, isOtherAgency);
  };
  /** Who has been missing for an hour counts no more among the known. */
  const doubtMissing = (missing: ReadonlyMap<string, number>, isOtherAgency: boolean) => {
    const confirmed = Array.from(missing.values()).filter(isConfirmed).length;
    return doubtLoss(missing.size - confirmed, known.size - confirmed, isOtherAgency);
  };

  return {
    doubtList: (listed: readonly Person[], hidden: ReadonlySet<string>): Doubt | null => {
      if (allowShrink) return null;
      if (memory === null)
        return listed.length + hidden.size > 0 ? null : doubt(`an empty list; ${TAKEN_BY_FLAG}`);
      const names = new Map(listed.map(({ id, name }) => [id, name]));
      const stillListed = Array.from(known).filter(([id]) => names.has(id));
      const renamed = stillListed.filter(
        ([id, nameDigest]) => toNameDigest(names.get(id) ?? '') !== nameDigest,
      );
      if (renamed.length > stillListed.length / 2) {
        const share = `${renamed.length} of the ${stillListed.length} talents that stayed`;
        return doubt(`a list with other names for ${share}; ${TAKEN_BY_FLAG}`, true);
      }
      const strangers = listed.length - stillListed.length;
      const missing = toMissing(findAbsent(new Set(names.keys()), hidden));
      today = { hidden, missing };
      return doubtMissing(missing, strangers > stillListed.length);
    },
    doubtOfLastBuild: allowShrink ? null : (memory?.listDoubt ?? null),
    /** Judges today's list less those whose profiles are gone. */
    doubtProfiles: (stillThere: ReadonlySet<string>, isOfToday: boolean): Doubt | null => {
      if (allowShrink) return null;
      if (memory === null) return stillThere.size > 0 ? null : doubt(`nobody; ${TAKEN_BY_FLAG}`);
      const absent = findAbsent(stillThere, today?.hidden);
      // An older list does not say since when people are missing: all who are absent count.
      if (!isOfToday || today === null) return doubtLoss(absent.length, known.size, false);
      const missing = toMissing(absent);
      today = { ...today, missing: new Map([...today.missing, ...missing]) };
      return doubtMissing(missing, false);
    },
    /** `lost`: known things that an empty answer lacks; 0 ends an earlier doubt. */
    doubtEmpty: (collection: string, lost: number): string | null => {
      const since = Math.min(emptySince.get(collection) ?? now, now);
      emptySince.delete(collection);
      if (lost === 0 || allowShrink || isConfirmed(since)) return null;
      emptySince.set(collection, since);
      return `nothing that is known, where ${lost} ${lost === 1 ? 'thing was' : 'things were'}; ${hint}`;
    },
    /** Whether a talent of the last good list, not missing for an hour, is shown from her copy. */
    mayStay: (id: string): boolean => {
      const since = today?.missing.get(id);
      return (memory === null || known.has(id)) && (since === undefined || !isConfirmed(since));
    },
    doubtPanel: (panel: Memory['panel']): string | null => {
      const earlier = memory?.panel;
      if (allowShrink || earlier === undefined || earlier.origin === panel.origin) return null;
      const names = Object.keys(earlier.parts);
      const others = names.filter((name) => earlier.parts[name] !== panel.parts[name]).length;
      if (others <= names.length / 2) return null;
      return `panel: ${panel.origin} has other content than ${earlier.origin} in ${others} of ${names.length} collections; ${TAKEN_BY_FLAG}`;
    },
    toMemory: (
      remaining: readonly Person[],
      more: Pick<Memory, 'origin' | 'panel' | 'listDoubt' | keyof MinorsMemory>,
    ): Memory => {
      const people = remaining.map(({ id, name }) => [id, toNameDigest(name)] as const);
      // Who has left is forgotten.
      const remainingIds = new Set(remaining.map(({ id }) => id));
      const missing = today?.missing ?? new Map(Object.entries(earlierMissing));
      return {
        ...more,
        at: now,
        people: Object.fromEntries(people),
        missing: Object.fromEntries(Array.from(missing).filter(([id]) => remainingIds.has(id))),
        emptySince: Object.fromEntries(emptySince),
      };
    },
  };
}

const doubt = (reason: string, isOther = false): Doubt => ({ reason, isOther });

/** Names are hashed, so that no minor's is stored. */
const toNameDigest = (name: string): string => digest(fold(name)).slice(0, 8);

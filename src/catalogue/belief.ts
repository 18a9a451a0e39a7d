/** Who is missing from a whole list has left. A list that loses many waits an hour for the same
 * answer; other names for the same ids, or more strangers than known people, are another
 * agency's. */
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

/** In a smaller agency only the loss of everybody is doubted: a few are a large share. */
const FEWEST_KNOWN = 20;
const MOST_LOST = 0.25;
/** A failure of minutes has passed by then. */
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

export type Belief = ReturnType<typeof createBelief>;

/** `doubt…` also note who or what is missing; `toMemory` returns the notes. What is not answered today
 * keeps its notes: time alone confirms nothing. */
export function createBelief({ memory, canWait, allowShrink, now }: BeliefParts) {
  const hint = canWait ? TAKEN_LATER : TAKEN_BY_FLAG;
  const known = new Map(Object.entries(memory?.people ?? {}));
  let missing = allowShrink ? {} : (memory?.missing ?? {});
  const emptySince = new Map(Object.entries(memory?.emptySince ?? {}));
  let isListJudged = false;
  let hiddenToday: ReadonlySet<string> = new Set();
  const isConfirmed = (since: number): boolean => now - since >= CONFIRMED_AFTER;
  /** Notes in `missing` who of the known is neither `there` nor hidden, and since when; doubts it
   * where they are too many. */
  const doubtAbsent = (
    there: ReadonlySet<string>,
    isOtherAgency: boolean,
    isOfToday: boolean,
  ): Doubt | null => {
    const absent = Array.from(known.keys()).filter((id) => !there.has(id) && !hiddenToday.has(id));
    const earlier = (id: string) => (isOfToday ? memory?.missing[id] : undefined);
    const since = absent.map((id) => [id, Math.min(earlier(id) ?? now, now)] as const);
    if (isOfToday) missing = { ...missing, ...Object.fromEntries(since) };
    // Whose leaving is confirmed counts no more.
    const lost = since.filter(([, moment]) => !isConfirmed(moment)).length;
    const total = known.size - absent.length + lost;
    if (lost > 0 && lost === total)
      return doubt(`nobody of the ${total} known talents; ${hint}`, isOtherAgency);
    if (total < FEWEST_KNOWN || lost <= total * MOST_LOST) return null;
    return doubt(`a list without ${lost} of the ${total} known talents; ${hint}`, isOtherAgency);
  };

  return {
    doubtList: (listed: readonly Person[], hidden: ReadonlySet<string>): Doubt | null => {
      hiddenToday = hidden;
      if (allowShrink) return null;
      if (memory === null)
        return listed.length + hidden.size > 0 ? null : doubt(`an empty list; ${TAKEN_BY_FLAG}`);
      const names = new Map(listed.map(({ id, name }) => [id, name]));
      const stillListed = Array.from(known).filter(([id]) => names.has(id));
      const renamed = stillListed.filter(
        ([id, name]) => toNameDigest(names.get(id) ?? '') !== name,
      );
      if (renamed.length > stillListed.length / 2) {
        const share = `${renamed.length} of the ${stillListed.length} talents that stayed`;
        return doubt(`a list with other names for ${share}; ${TAKEN_BY_FLAG}`, true);
      }
      const strangers = listed.length - stillListed.length;
      missing = {};
      isListJudged = true;
      return doubtAbsent(new Set(names.keys()), strangers > stillListed.length, true);
    },
    /** The last build's doubt, for a list that is not answered today. */
    pendingDoubt: allowShrink ? null : (memory?.listDoubt ?? null),
    /** Beside a list from before nothing is confirmed: the service may be broken. */
    doubtLeft: (ids: ReadonlySet<string>, isOfToday: boolean): Doubt | null => {
      if (allowShrink) return null;
      if (memory === null) return ids.size > 0 ? null : doubt(`nobody; ${TAKEN_BY_FLAG}`);
      return doubtAbsent(ids, false, isOfToday);
    },
    /** `had`: known things in the last good answer; 0 where nothing is to be doubted. */
    doubtEmpty: (collection: string, had: number): string | null => {
      const since = Math.min(emptySince.get(collection) ?? now, now);
      emptySince.delete(collection);
      if (had === 0 || allowShrink || isConfirmed(since)) return null;
      emptySince.set(collection, since);
      return `nothing that is known, where ${had} ${had === 1 ? 'thing was' : 'things were'}; ${hint}`;
    },
    /** Says whether the site still shows a talent whom the list lacks, from her copy. Only a list that
     * came today confirms that she left. */
    mayStay: (id: string): boolean => {
      const since = isListJudged ? missing[id] : undefined;
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
      shown: readonly Person[],
      more: Pick<Memory, 'origin' | 'panel' | 'listDoubt' | keyof MinorsMemory>,
    ): Memory => {
      const people = shown.map(({ id, name }) => [id, toNameDigest(name)] as const);
      const ids = new Set(shown.map(({ id }) => id));
      return {
        ...more,
        at: now,
        people: Object.fromEntries(people),
        missing: Object.fromEntries(Object.entries(missing).filter(([id]) => ids.has(id))),
        emptySince: Object.fromEntries(emptySince),
      };
    },
  };
}

const doubt = (reason: string, isOther = false): Doubt => ({ reason, isOther });

/** Names are hashed, so that no minor's is stored. */
const toNameDigest = (name: string): string => digest(fold(name)).slice(0, 8);

/** Who was under age stays so until her record says `false`. Where many do at once, it is doubted
 * until the operator names each of them (`--allow-grown`). */
import { createHmac } from 'node:crypto';
import type { Memory } from './memory.ts';

export interface Claim {
  readonly id: string;
  readonly underAge: boolean | null;
  /** The list has her, and her profile is gone. */
  readonly hasLeft: boolean;
}

export interface KnownMinors {
  readonly wasMinor: (id: string) => boolean;
  readonly wasDoubted: (id: string) => boolean;
}

export type MinorsMemory = Pick<Memory, 'minors' | 'doubted' | 'sealed'>;

/** Birthdays come one at a time; a field that a panel lost ends all flags at once. */
const MOST_GROWN = 3;
const GROWN_SHARE = 1 / 3;
const SHOWN_IDS = 20;

export function settleMinors(
  claims: readonly Claim[],
  { wasMinor, wasDoubted }: KnownMinors,
  allowGrown: ReadonlySet<string>,
) {
  const remembered = claims.filter(({ id }) => wasMinor(id));
  const withoutFlag = remembered.filter(
    ({ id, underAge }) => underAge === null && !allowGrown.has(id),
  );
  // The operator is not asked about who has left.
  const silent = toIds(withoutFlag.filter(({ hasLeft }) => !hasLeft));
  const grown = toIds(remembered.filter(({ underAge }) => underAge === false));
  const isMany =
    grown.length > MOST_GROWN ||
    (grown.length > 1 && grown.length > remembered.length * GROWN_SHARE);
  // One who is flagged again shows that the records were mended, so the others' `false` counts.
  const areRecordsMended = claims.some(({ id, underAge }) => underAge === true && wasDoubted(id));
  const isStillDoubted = (id: string): boolean => wasDoubted(id) && !areRecordsMended;
  const doubted = grown.filter((id) => !allowGrown.has(id) && (isMany || isStillDoubted(id)));
  return {
    minors: new Set([
      ...toIds(claims.filter(({ underAge }) => underAge === true)),
      ...toIds(withoutFlag),
      ...doubted,
    ]),
    silent,
    doubted,
    doubts: [
      ...describe('no record says under_age any more of', silent),
      ...describe('under_age would end at once for', doubted),
    ],
  };
}

function describe(what: string, ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return [];
  const shown = [...ids.slice(0, SHOWN_IDS), ...(ids.length > SHOWN_IDS ? ['…'] : [])].join(', ');
  const flag = `--allow-grown=${ids.length > SHOWN_IDS ? '<ids>' : ids.join(',')}`;
  return [`talents: ${what} ${ids.length} (${shown}): who was under 18 stays so; ${flag} ends it`];
}

const toIds = (claims: readonly Claim[]): readonly string[] => claims.map(({ id }) => id);

export function toKnownMinors({ minors, doubted, sealed }: MinorsMemory, key: string): KnownMinors {
  const [were, doubts, seals] = [new Set(minors), new Set(doubted), new Set(sealed)];
  return {
    wasMinor: (id) => were.has(id) || seals.has(toSealed(id, key)),
    wasDoubted: (id) => doubts.has(id) || seals.has(toSealed(toDoubtedMark(id), key)),
  };
}

const STEP = 64;
const DIGITS = 16;
const MADE_UP = Array.from({ length: STEP }, (_, index) => `nobody ${index}`);
const toDoubtedMark = (id: string): string => `doubted ${id}`;

/** HMACs hide the ids from whoever lacks the credentials; made-up ids hide how many minors there
 * are. */
export function toPublishedMinors(
  { minors, doubted, sealed }: MinorsMemory,
  key: string,
): string[] {
  const names = [...minors, ...doubted.map(toDoubtedMark)];
  const padding = STEP - ((names.length + sealed.length) % STEP);
  const seals = [...names, ...MADE_UP.slice(0, padding)].map((name) => toSealed(name, key));
  return [...seals, ...sealed].toSorted();
}

/** Keeps who is not listed today: they may come back without a flag. */
export function toNextMemory(
  earlier: MinorsMemory,
  { minors, adults, doubted }: Readonly<Record<'minors' | 'adults' | 'doubted', readonly string[]>>,
  key: string,
): MinorsMemory {
  const listed = new Set([...minors, ...adults]);
  const absent = (ids: readonly string[]) => ids.filter((id) => !listed.has(id));
  const namesOfListed = Array.from(listed).flatMap((id) => [id, toDoubtedMark(id)]);
  // Made-up seals are padding.
  const seals = new Set([...namesOfListed, ...MADE_UP].map((name) => toSealed(name, key)));
  return {
    minors: [...absent(earlier.minors), ...minors],
    doubted: [...absent(earlier.doubted), ...doubted],
    sealed: earlier.sealed.filter((seal) => !seals.has(seal)),
  };
}

function toSealed(name: string, key: string): string {
  return createHmac('sha256', key).update(name).digest('hex').slice(0, DIGITS);
}

/**
 * The build remembers who was under age and treats her so until her record says `false`. Where many records say it
 * at once, the build asks the operator (`--allow-grown`), and goes on asking for who was not named: that a later build
 * finds her alone confirms nothing.
 */
import { createHmac } from 'node:crypto';
import type { Memory } from './memory.ts';

export interface Claim {
  readonly id: string;
  readonly underAge: boolean | null;
}

export interface KnownMinors {
  readonly wasMinor: (id: string) => boolean;
  /** Whether the last build asked for her. */
  readonly wasDoubted: (id: string) => boolean;
}

export type MinorsMemory = Pick<Memory, 'minors' | 'doubted'>;

const MOST_GROWN = 3;
const GROWN_SHARE = 1 / 3;
const SHOWN_IDS = 20;

export function settleMinors(
  claims: readonly Claim[],
  { wasMinor, wasDoubted }: KnownMinors,
  allowGrown: ReadonlySet<string>,
): {
  readonly minors: ReadonlySet<string>;
  readonly doubts: readonly string[];
  readonly silent: readonly string[];
  readonly doubted: readonly string[];
} {
  const remembered = claims.filter(({ id }) => wasMinor(id));
  const isAsked = (id: string): boolean => !allowGrown.has(id);
  const silent = toIds(remembered.filter(({ underAge }) => underAge === null)).filter(isAsked);
  const grown = toIds(remembered.filter(({ underAge }) => underAge === false));
  const isMany =
    grown.length > MOST_GROWN ||
    (grown.length > 1 && grown.length > remembered.length * GROWN_SHARE);
  // Who was doubted and is flagged again shows that the agency mended its records.
  const isMended = claims.some(({ id, underAge }) => underAge === true && wasDoubted(id));
  const doubted = grown.filter((id) => isAsked(id) && (isMany || (!isMended && wasDoubted(id))));
  return {
    minors: new Set([
      ...toIds(claims.filter(({ underAge }) => underAge === true)),
      ...silent,
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

/** What the copies remember; it wins over what the published site tells. */
export function toKnownMinors({ minors, doubted }: MinorsMemory): KnownMinors {
  const [were, doubts] = [new Set(minors), new Set(doubted)];
  return { wasMinor: (id) => were.has(id), wasDoubted: (id) => doubts.has(id) };
}

type MinorsToday = Readonly<Record<'minors' | 'adults' | 'doubted', readonly string[]>>;

/** Who is not listed today may come back without a flag, so what was known of her stays. */
export function toNextMemory(earlier: MinorsMemory | null, today: MinorsToday): MinorsMemory {
  const listed = new Set([...today.minors, ...today.adults]);
  const absent = (ids: readonly string[] = []) => ids.filter((id) => !listed.has(id));
  return {
    minors: [...absent(earlier?.minors), ...today.minors],
    doubted: [...absent(earlier?.doubted), ...today.doubted],
  };
}

const STEP = 64;
const DIGITS = 16;
const toDoubtedMark = (id: string): string => `doubted ${id}`;

/** HMACs of the ids and of nobody, up to a multiple of 64: the number tells little, and only a build with the same
 * credentials knows an id again. */
export function toPublishedMinors({ minors, doubted }: MinorsMemory, key: string): string[] {
  const names = [...minors, ...doubted.map(toDoubtedMark)];
  const padding = STEP - (names.length % STEP);
  const nobody = Array.from({ length: padding }, (_, index) => `nobody ${index}`);
  return [...names, ...nobody].map((name) => toSealed(name, key)).toSorted();
}

export function readPublishedMinors(published: readonly string[], key: string): KnownMinors {
  const sealed = new Set(published);
  return {
    wasMinor: (id) => sealed.has(toSealed(id, key)),
    wasDoubted: (id) => sealed.has(toSealed(toDoubtedMark(id), key)),
  };
}

function toSealed(name: string, key: string): string {
  return createHmac('sha256', key).update(name).digest('hex').slice(0, DIGITS);
}

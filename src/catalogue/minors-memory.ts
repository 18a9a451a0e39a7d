/**
 * The build remembers who was under age and treats her so until her record says `false`. Where many records say it
 * at once, the build asks the operator (`--allow-grown`), and goes on asking for who was not named: that a later build
 * finds her alone confirms nothing.
 */
import { createHmac } from 'node:crypto';

export interface Claim {
  readonly id: string;
  readonly underAge: boolean | null;
}

export interface MinorsMemory {
  readonly wasMinor: (id: string) => boolean;
  /** Whether the last build asked for her. */
  readonly wasDoubted: (id: string) => boolean;
  readonly allowGrown: ReadonlySet<string>;
}

const MOST_GROWN = 3;
const GROWN_SHARE = 1 / 3;
const SHOWN_IDS = 20;

export function settleMinors(
  claims: readonly Claim[],
  { wasMinor, wasDoubted, allowGrown }: MinorsMemory,
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
      ...describe(`under_age would end at once for`, doubted),
    ],
  };
}

function describe(what: string, ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return [];
  const shown = [...ids.slice(0, SHOWN_IDS), ...(ids.length > SHOWN_IDS ? ['…'] : [])].join(', ');
  const flag = `--allow-grown=${ids.length > SHOWN_IDS ? '<ids>' : ids.join(',')}`;
  return [
    `talents: ${what} ${ids.length} who were under 18 (${shown}): they stay so; ${flag} lets them grow up`,
  ];
}

const toIds = (claims: readonly Claim[]): readonly string[] => claims.map(({ id }) => id);

const STEP = 64;
const DIGITS = 16;

/** The published list has one array for both: an id says that she was under age, this mark that the last build asked. */
export const toDoubtedMark = (id: string): string => `doubted ${id}`;

/** HMACs of the ids and of nobody, up to a multiple of 64: the number tells little, and only a build with the same
 * credentials knows an id again. */
export function toPublishedMinors(ids: readonly string[], key: string): readonly string[] {
  const padding = STEP - (ids.length % STEP);
  const nobody = Array.from({ length: padding }, (_, index) => `nobody ${index}`);
  return [...ids, ...nobody].map((name) => toSealed(name, key)).toSorted();
}

export function readMinors(published: readonly string[], key: string): (id: string) => boolean {
  const sealed = new Set(published);
  return (id) => sealed.has(toSealed(id, key));
}

function toSealed(name: string, key: string): string {
  return createHmac('sha256', key).update(name).digest('hex').slice(0, DIGITS);
}

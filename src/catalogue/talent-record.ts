/** A record of released talents and of the panel's content: another or a partial list, or a panel at
 * a mistyped address, must not take people off the site. Copies and releases each hold one. */
import * as v from 'valibot';
import { digest } from '../lib/digest.ts';
import { jsonOrNull } from '../lib/json-or-null.ts';

/** A plausible list has this share of the last list's ids, as a panel of its collections … */
const KNOWN_SHARE = 0.5;
/** … the same names for this share of them … */
const NAMED_SHARE = 0.5;
/** … and this share of the talents of the window's largest release. */
const SIZE_SHARE = 0.8;
const WINDOW = 7 * 24 * 60 * 60_000;

export const OVERRIDE_HINT = '--allow-shrink takes it';

const recordSchema = v.object({
  /** Base URL of the talent service. */
  origin: v.string(),
  ids: v.array(v.string()),
  /** Digests of the names, in the order of the ids; absent in older records. */
  names: v.optional(v.array(v.string())),
  /** Releases in order, as far as their size counts; `at` in milliseconds since 1970. */
  sizes: v.pipe(v.array(v.object({ at: v.number(), talents: v.number() })), v.nonEmpty()),
  /** The panel's base URL and the digests of its collections; absent in older records. */
  panel: v.optional(v.object({ origin: v.string(), parts: v.record(v.string(), v.string()) })),
  /** Ids of all who were under age when last seen, listed or not. */
  minors: v.optional(v.array(v.string())),
});

export type TalentRecord = v.InferOutput<typeof recordSchema>;

const sealedSchema = v.object({ digest: v.string(), record: recordSchema });

/** The record as text with a checksum. */
export function sealRecord(record: Known): string {
  return JSON.stringify({ digest: digest(record), record });
}

/** `null` for a text that is no record or fails its checksum. */
export function unsealRecord(text: string): TalentRecord | null {
  const sealed = v.safeParse(sealedSchema, jsonOrNull(text));
  return sealed.success && sealed.output.digest === digest(sealed.output.record)
    ? sealed.output.record
    : null;
}

/** The newest record of this service, else of the one at another address: a new address is believed
 * only with the known people. */
export function pickRecord(
  origin: string,
  records: readonly (TalentRecord | null)[],
): TalentRecord | null {
  const own = records.filter((record) => record?.origin === origin);
  const [newest = null] = (own.length > 0 ? own : records).toSorted(
    (a, b) => toTime(b) - toTime(a),
  );
  return newest;
}

/** `null` without a record: then every list but an empty one is accepted. */
export type Known = TalentRecord | null;

/** Why a list of talents is implausible; `null` if it is accepted. */
export function doubtList(listed: readonly Named[], known: Known, now: number): string | null {
  const names = new Map(listed.map(({ id, name }) => [id, toNameDigest(name)]));
  const total = known?.ids.length ?? 0;
  const staying = Array.from(known?.ids.entries() ?? []).filter(([, id]) => names.has(id));
  if (listed.length > 0 && staying.length < total * KNOWN_SHARE) {
    return `a list without ${total - staying.length} of the ${total} known talents; ${OVERRIDE_HINT}`;
  }
  const named = staying.filter(([index]) => known?.names?.[index] !== undefined);
  const renamed = named.filter(([index, id]) => known?.names?.[index] !== names.get(id)).length;
  if (named.length - renamed < named.length * NAMED_SHARE) {
    return `a list with other names for ${renamed} of the ${named.length} talents that stayed; ${OVERRIDE_HINT}`;
  }
  return doubtSize(listed.length, known, now);
}

/** Why a site with `talents` talents is implausible; `null` if it is accepted. */
export function doubtSize(talents: number, known: Known, now: number): string | null {
  const largest = known === null ? null : toLargest(known, now);
  // An empty first list is more likely a fault than an agency without talents.
  if (largest === null) return talents === 0 ? `an empty list; ${OVERRIDE_HINT}` : null;
  const least = Math.ceil(largest * SIZE_SHARE);
  if (talents >= least) return null;
  return `${talents === 0 ? 'an empty list' : `${talents} talents`} where ${largest} are known and at least ${least} expected; ${OVERRIDE_HINT}`;
}

/** Why a panel at a new address is implausible; `null` if it is accepted. */
export function doubtPanel(panel: NonNullable<TalentRecord['panel']>, known: Known): string | null {
  const earlier = known?.panel;
  if (earlier === undefined || earlier.origin === panel.origin) return null;
  const names = Object.keys(earlier.parts);
  const others = names.filter((name) => earlier.parts[name] !== panel.parts[name]).length;
  if (others <= names.length * KNOWN_SHARE) return null;
  return `panel: ${panel.origin} has other content than ${earlier.origin} in ${others} of ${names.length} collections; ${OVERRIDE_HINT}`;
}

/** Counts the last release however old, and one that a wrong clock dated into the future. */
function toLargest({ sizes }: TalentRecord, now: number): number {
  const counted = sizes.filter(({ at }, index) => index === sizes.length - 1 || at > now - WINDOW);
  return Math.max(...counted.map(({ talents }) => talents));
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Release {
  readonly origin: string;
  readonly listed: readonly Named[];
  readonly talents: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Adds a release and drops the ones that are too old or followed by a larger one. */
export function addRelease(known: Known, { origin, listed, talents, now }: Release): TalentRecord {
  const earlier =
    known?.sizes.filter(({ at, talents: size }) => at > now - WINDOW && size > talents) ?? [];
  return {
    origin,
    ids: listed.map(({ id }) => id),
    names: listed.map(({ name }) => toNameDigest(name)),
    sizes: [...earlier, { at: now, talents }],
  };
}

/** Short, because there are ten thousand; hashed, so that no minor's name is stored. */
function toNameDigest(name: string): string {
  return digest(name).slice(0, 8);
}

function toTime(record: TalentRecord | null): number {
  return record?.sizes.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
}

/**
 * A record of the talents of earlier releases, and whether a new list is plausible compared with it: a service that answers with another
 * agency's list, or with a part of its own, must not take people off the site. A build keeps the record with the copies and with the
 * releases, so that losing one leaves the other.
 */
import * as v from 'valibot';
import { digest } from '../lib/digest.ts';
import { jsonOrNull } from '../lib/json-or-null.ts';

/** A new list has to hold this share of the ids of the last one … */
const KNOWN_SHARE = 0.5;
/** … with the names of this share of those as they were … */
const NAMED_SHARE = 0.5;
/** … and this share of the talents of the largest release of so many milliseconds. */
const SIZE_SHARE = 0.8;
const WINDOW = 7 * 24 * 60 * 60_000;

/** How to accept a list that has really become so small. */
const OVERRIDE_HINT = '--allow-shrink takes it';

const recordSchema = v.object({
  /** Base URL of the talent service: another service's talents are compared with nothing. */
  origin: v.string(),
  /** Of the last list that was published. */
  ids: v.array(v.string()),
  /** A digest of each one's name, in the order of the ids; absent in records of earlier versions. */
  names: v.optional(v.array(v.string())),
  /** Releases in the order in which they were made, as far as their size counts; `at` in milliseconds since 1970. */
  sizes: v.pipe(v.array(v.object({ at: v.number(), talents: v.number() })), v.nonEmpty()),
});

export type TalentRecord = v.InferOutput<typeof recordSchema>;

const sealedSchema = v.object({ digest: v.string(), record: recordSchema });

/** The record as text, with a checksum. */
export function sealRecord(record: TalentRecord): string {
  return JSON.stringify({ digest: digest(record), record });
}

/** `null` where the text is no record, or fails its checksum. */
export function unsealRecord(text: string): TalentRecord | null {
  const sealed = v.safeParse(sealedSchema, jsonOrNull(text));
  return sealed.success && sealed.output.digest === digest(sealed.output.record) ? sealed.output.record : null;
}

/** The one that was written last, of those that are there and of this service. */
export function pickRecord(origin: string, records: readonly (TalentRecord | null)[]): TalentRecord | null {
  const own = records.filter((record) => record?.origin === origin);
  return own.reduce((best, record) => (best === null || toTime(record) > toTime(best) ? record : best), null);
}

/** What a talent list is compared with; `null` where there is no record: then every list but an empty one is accepted. */
export type Known = TalentRecord | null;

/** Why a list of these talents is rejected as implausible; `null` where it is accepted. */
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

/** Why a site with so many talents is rejected as implausible; `null` where it is accepted. */
export function doubtSize(talents: number, known: Known, now: number): string | null {
  const largest = known === null ? null : toLargest(known, now);
  // An empty first list is far more likely a fault of the service than an agency without talents.
  if (largest === null) return talents === 0 ? `an empty list; ${OVERRIDE_HINT}` : null;
  const least = Math.ceil(largest * SIZE_SHARE);
  if (talents >= least) return null;
  return `${talents === 0 ? 'an empty list' : `${talents} talents`} where ${largest} are known and at least ${least} expected; ${OVERRIDE_HINT}`;
}

/** The last release always counts, however old; so does one whose date a wrong clock put into the future. */
function toLargest({ sizes }: TalentRecord, now: number): number {
  const counted = sizes.filter(({ at }, index) => index === sizes.length - 1 || at > now - WINDOW);
  return Math.max(...counted.map(({ talents }) => talents));
}

/** A talent of the list, by its name as the service gives it. */
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

/** The record with one release added, without those that no later comparison needs: too old, or followed by a larger one. */
export function addRelease(known: Known, { origin, listed, talents, now }: Release): TalentRecord {
  const earlier = known?.sizes.filter(({ at, talents: size }) => at > now - WINDOW && size > talents) ?? [];
  return {
    origin,
    ids: listed.map(({ id }) => id),
    names: listed.map(({ name }) => toNameDigest(name)),
    sizes: [...earlier, { at: now, talents }],
  };
}

/** Short, because there are ten thousand of them, and no name of a minor lies in one more file. */
function toNameDigest(name: string): string {
  return digest(name).slice(0, 8);
}

function toTime(record: TalentRecord | null): number {
  return record?.sizes.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
}

/** Reads whole answers: both list shapes, dropping bad records within a tolerance. A failed read
 * means the same everywhere. */
import * as v from 'valibot';
import { withoutOverlong } from './overlong.ts';
import type { Fault, Parsed } from './source-read.ts';

const LARGEST_SHARE_LEFT_OUT = 0.1;
/** Characters. */
const LONGEST_NAME = 80;

/** Tells whether a list has failed: all records are bad, or several and more than a tenth. */
export function isBeyondTolerance(bad: number, total: number): boolean {
  return bad > 0 && (bad === total || (bad > 1 && bad > total * LARGEST_SHARE_LEFT_OUT));
}

/** Reports a value that was left out or cut. */
export type Warn = (field: string, message: string) => void;

export interface RecordRules<Wire extends v.GenericSchema, Value> {
  readonly schema: Wire;
  /** Converts a valid record; `null` leaves it out silently. */
  readonly convert: (record: v.InferOutput<Wire>, warn: Warn) => Value | null;
  /** Unique key of a record; the first one wins. */
  readonly keyOf?: (value: Value) => string;
  /** Counts duplicates as bad records, because the service assigns this key. */
  readonly isOwnKey?: true;
}

/** Reads a list: `[…]` or `{ "data": […] }`. */
export function parseList<Wire extends v.GenericSchema, Value>(
  json: unknown,
  rules: RecordRules<Wire, Value>,
): Parsed<readonly Value[]> {
  const list = toList(json);
  if (list === null) return { ok: false, reason: 'something that is no list' };
  const named = list.map(
    (record, index) => [toRecordName(record) ?? `#${index + 1}`, record] as const,
  );
  const { kept, leftOut, warnings, bad } = parseAll(named, rules);
  if (isBeyondTolerance(bad, list.length))
    return { ok: false, reason: describeBad(bad, leftOut, list.length) };
  return { ok: true, value: kept.map(([, value]) => value), leftOut, warnings };
}

/** Reads a map of records, bare or below `data`, in the order of its keys. */
export function parseMap<Wire extends v.GenericSchema, Value>(
  json: unknown,
  rules: RecordRules<Wire, Value>,
): Parsed<Readonly<Record<string, Value>>> {
  const map = toMap(json);
  if (map === null) return { ok: false, reason: 'something that is no object' };
  const named = Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1));
  const { kept, leftOut, warnings, bad } = parseAll(named, rules);
  if (isBeyondTolerance(bad, named.length))
    return { ok: false, reason: describeBad(bad, leftOut, named.length) };
  return { ok: true, value: Object.fromEntries(kept), leftOut, warnings };
}

/** Reads one record, bare or below `data`. */
export function parseRecord<Wire extends v.GenericSchema, Value>(
  json: unknown,
  name: string,
  rules: RecordRules<Wire, Value>,
): Parsed<Value> {
  const { kept, leftOut, warnings } = parseAll([[name, toMap(json)]], rules);
  const [entry] = kept;
  if (entry !== undefined) return { ok: true, value: entry[1], leftOut: [], warnings };
  const [fault] = leftOut;
  return {
    ok: false,
    reason: `a record that cannot be used${fault === undefined ? '' : ` (${fault.field}: ${fault.message})`}`,
  };
}

/** A list in either shape, or `null`. */
export function toList(json: unknown): readonly unknown[] | null {
  if (Array.isArray(json)) return json as readonly unknown[];
  return isObject(json) && Array.isArray(json['data'])
    ? (json['data'] as readonly unknown[])
    : null;
}

/** An object, bare or below `data`, or `null`. PHP writes an empty one as an empty list. */
export function toMap(json: unknown): Readonly<Record<string, unknown>> | null {
  if (Array.isArray(json)) return json.length === 0 ? {} : null;
  if (!isObject(json)) return null;
  const inner = json['data'];
  if (isObject(inner)) return inner;
  return Array.isArray(inner) && inner.length === 0 ? {} : json;
}

function parseAll<Wire extends v.GenericSchema, Value>(
  records: readonly (readonly [string, unknown])[],
  rules: RecordRules<Wire, Value>,
) {
  const parsed = {
    kept: [] as (readonly [string, Value])[],
    leftOut: [] as Fault[],
    warnings: [] as Fault[],
    bad: 0,
  };
  const fields =
    'entries' in rules.schema ? new Set(Object.keys(rules.schema.entries as object)) : null;
  const seen = new Set<string>();
  for (const [id, raw] of records) {
    const { record, overlong } = withoutOverlong(raw, fields);
    const result = v.safeParse(rules.schema, record, { abortEarly: true });
    if (!result.success) {
      const [issue] = result.issues;
      // An overlong text is the editor's mistake, not the service's.
      if (overlong[0] === undefined) parsed.bad += 1;
      parsed.leftOut.push({
        id,
        ...(overlong[0] ?? { field: v.getDotPath(issue) ?? 'record', message: issue.message }),
      });
      continue;
    }
    for (const { field, message } of overlong)
      parsed.warnings.push({ id, field, message: `${message} and was left out` });
    const value = rules.convert(result.output, (field, message) =>
      parsed.warnings.push({ id, field, message }),
    );
    if (value === null) continue;
    const key = rules.keyOf?.(value);
    if (key !== undefined) {
      if (seen.has(key)) {
        if (rules.isOwnKey === true) parsed.bad += 1;
        (rules.isOwnKey === true ? parsed.leftOut : parsed.warnings).push({
          id,
          field: 'id',
          message: 'stands twice in the list; the first one is used',
        });
        continue;
      }
      seen.add(key);
    }
    parsed.kept.push([id, value]);
  }
  return parsed;
}

function describeBad(bad: number, leftOut: readonly Fault[], total: number): string {
  const [first] = leftOut;
  const example =
    first === undefined ? '' : ` (first ${first.id}: ${first.field} ${first.message})`;
  return `${bad} bad records of ${total}${example}`;
}

function toRecordName(record: unknown): string | null {
  if (!isObject(record)) return null;
  const name = [record['id'], record['slug'], record['name']].find(
    (value) => typeof value === 'string' || typeof value === 'number',
  );
  return name === undefined ? null : String(name).slice(0, LONGEST_NAME);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

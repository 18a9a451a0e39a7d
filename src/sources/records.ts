/**
 * Reading whole answers: both list shapes, one record at a time, bad records left out within a tolerance.
 * Every collection goes through here, so that one rule says what a failed read is.
 */
import * as v from 'valibot';
import { withoutOverlong } from './overlong.ts';
import type { Fault, Parsed } from './source-read.ts';

const LARGEST_SHARE_LEFT_OUT = 0.1;
/** Characters by which a record is named. */
const LONGEST_NAME = 80;

/**
 * Tells whether so many records of a list are bad that the list as a whole counts as failed: all of them, or several that
 * are more than a tenth. A single one never fails a list that has good ones, however short it is.
 */
export function isBeyondTolerance(bad: number, total: number): boolean {
  return bad > 0 && (bad === total || (bad > 1 && bad > total * LARGEST_SHARE_LEFT_OUT));
}

/** Reports a value that a conversion leaves out of its record, or cuts: the field and why. */
export type Warn = (field: string, message: string) => void;

export interface RecordRules<Wire extends v.GenericSchema, Value> {
  readonly schema: Wire;
  /** Turns a valid record into the site's own; `null` leaves it out without a word, as something that is absent. */
  readonly convert: (record: v.InferOutput<Wire>, warn: Warn) => Value | null;
  /** What no two records of a list may share; the first one wins. */
  readonly keyOf?: (value: Value) => string;
  /** Duplicates count as bad records: the service assigns this key, editors do not. */
  readonly isOwnKey?: true;
}

/** Reads a list in any of its shapes: `[…]` or `{ "data": […] }`. */
export function parseList<Wire extends v.GenericSchema, Value>(json: unknown, rules: RecordRules<Wire, Value>): Parsed<readonly Value[]> {
  const list = toList(json);
  if (list === null) return { ok: false, reason: 'something that is no list' };
  const named = list.map((record, index) => [toRecordName(record) ?? `#${index + 1}`, record] as const);
  const { kept, leftOut, warnings, bad } = parseAll(named, rules);
  if (isBeyondTolerance(bad, list.length)) return { ok: false, reason: describeBad(bad, leftOut, list.length) };
  return { ok: true, value: kept.map(([, value]) => value), leftOut, warnings };
}

/** Reads a map of records by key, bare or below `data`; the answer's keys are in order, so that their order on the wire means nothing. */
export function parseMap<Wire extends v.GenericSchema, Value>(
  json: unknown,
  rules: RecordRules<Wire, Value>,
): Parsed<Readonly<Record<string, Value>>> {
  const map = toMap(json);
  if (map === null) return { ok: false, reason: 'something that is no object' };
  const named = Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1));
  const { kept, leftOut, warnings, bad } = parseAll(named, rules);
  if (isBeyondTolerance(bad, named.length)) return { ok: false, reason: describeBad(bad, leftOut, named.length) };
  return { ok: true, value: Object.fromEntries(kept), leftOut, warnings };
}

/** Reads a single record, bare or below `data`. */
export function parseRecord<Wire extends v.GenericSchema, Value>(
  json: unknown,
  name: string,
  rules: RecordRules<Wire, Value>,
): Parsed<Value> {
  const { kept, leftOut, warnings } = parseAll([[name, toMap(json)]], rules);
  const [entry] = kept;
  if (entry !== undefined) return { ok: true, value: entry[1], leftOut: [], warnings };
  const [fault] = leftOut;
  return { ok: false, reason: `a record that cannot be used${fault === undefined ? '' : ` (${fault.field}: ${fault.message})`}` };
}

/** A list in either shape; `null` for what is none. */
export function toList(json: unknown): readonly unknown[] | null {
  if (Array.isArray(json)) return json as readonly unknown[];
  return isObject(json) && Array.isArray(json['data']) ? (json['data'] as readonly unknown[]) : null;
}

/** An object, bare or below `data`; an empty list is an empty object, as PHP writes one. `null` for what is none. */
export function toMap(json: unknown): Readonly<Record<string, unknown>> | null {
  if (Array.isArray(json)) return json.length === 0 ? {} : null;
  if (!isObject(json)) return null;
  const inner = json['data'];
  if (isObject(inner)) return inner;
  return Array.isArray(inner) && inner.length === 0 ? {} : json;
}

interface ParsedRecords<Value> {
  readonly kept: (readonly [string, Value])[];
  readonly leftOut: Fault[];
  readonly warnings: Fault[];
  /** How many of the records left out count towards failing the list. */
  readonly bad: number;
}

function parseAll<Wire extends v.GenericSchema, Value>(
  records: readonly (readonly [string, unknown])[],
  rules: RecordRules<Wire, Value>,
): ParsedRecords<Value> {
  const parsed = { kept: [] as (readonly [string, Value])[], leftOut: [] as Fault[], warnings: [] as Fault[], bad: 0 };
  const fields = 'entries' in rules.schema ? new Set(Object.keys(rules.schema.entries as object)) : null;
  const seen = new Set<string>();
  for (const [id, raw] of records) {
    const { record, overlong } = withoutOverlong(raw, fields);
    const result = v.safeParse(rules.schema, record, { abortEarly: true });
    if (!result.success) {
      const [issue] = result.issues;
      // An overlong text is the editor's mistake, not the service's.
      if (overlong[0] === undefined) parsed.bad += 1;
      parsed.leftOut.push({ id, ...(overlong[0] ?? { field: v.getDotPath(issue) ?? 'record', message: issue.message }) });
      continue;
    }
    for (const { field, message } of overlong) parsed.warnings.push({ id, field, message: `${message} and was left out` });
    const value = rules.convert(result.output, (field, message) => parsed.warnings.push({ id, field, message }));
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
  const example = first === undefined ? '' : ` (first ${first.id}: ${first.field} ${first.message})`;
  return `${bad} bad records of ${total}${example}`;
}

function toRecordName(record: unknown): string | null {
  if (!isObject(record)) return null;
  const name = [record['id'], record['slug'], record['name']].find((value) => typeof value === 'string' || typeof value === 'number');
  return name === undefined ? null : String(name).slice(0, LONGEST_NAME);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A bad field is left out and named; its record, too, if it is nothing without the field. */
import * as v from 'valibot';
import { findExpiring } from './changing-addresses.ts';
import {
  isHolder,
  isNoAnswer,
  isObject,
  isPartial,
  isTooDeep,
  ONE_PAGE,
  toList,
  toMap,
  describeWrongShape,
} from './json-shapes.ts';
import type { Fault, FaultKind, Parsed } from './source-read.ts';
import { findHidingField } from './not-public.ts';

const LARGEST_SHARE_LEFT_OUT = 0.1;
const LONGEST_NAME = 80;
const FEWEST_DOUBTED = 5;

export function isBeyondTolerance(bad: number, total: number): boolean {
  return bad > 0 && (bad === total || (bad > 1 && bad > total * LARGEST_SHARE_LEFT_OUT));
}

const EXPIRES = 'is an address that expires: pages will show it for longer than it holds';

export type Warn = (field: string, message: string, kind?: FaultKind) => void;

export interface RecordRules<Wire extends v.GenericSchema, Value> {
  readonly schema: Wire;
  readonly convert: (record: v.InferOutput<Wire>, warn: Warn) => Value | null;
  readonly keyOf?: (value: Value) => string;
  readonly repeatsAreBad?: true;
}

export function parseList<Wire extends v.GenericSchema, Value>(
  json: unknown,
  rules: RecordRules<Wire, Value>,
): Parsed<readonly Value[]> {
  const list = toList(json);
  if (list === null) return { ok: false, reason: describeWrongShape(json, 'list') };
  if (isPartial(json, list.length)) return { ok: false, reason: ONE_PAGE };
  const named = list.flatMap((record, index) =>
    record === null ? [] : [[toRecordName(record) ?? `#${index + 1}`, record] as const],
  );
  const { bad, emptiedByFaults, kept, ...parsed } = parsePublic(named, rules);
  if (isBeyondTolerance(bad, named.length))
    return { ok: false, reason: describeBad(bad, parsed.leftOut, named.length) };
  if (emptiedByFaults > 0 && emptiedByFaults === named.length)
    return { ok: false, reason: describeBad(emptiedByFaults, parsed.warnings, named.length) };
  if (named.length > 0 && !named.some(([, record]) => hasFieldOf(rules.schema, record)))
    return { ok: false, reason: 'records without any field that is known' };
  const value = kept.map(([, record]) => record);
  // A service that sends no list at all has more likely failed.
  const emptyDoubtedFrom = isNoAnswer(json) ? 1 : FEWEST_DOUBTED;
  return { ok: true, value, ...parsed, known: named.length, emptyDoubtedFrom };
}

export function parseMap<Wire extends v.GenericSchema, Value>(
  json: unknown,
  rules: RecordRules<Wire, Value>,
  isKnown: (key: string) => boolean,
): Parsed<Readonly<Record<string, Value>>> {
  const map = isTooDeep(json) ? null : toMap(json);
  if (map === null) return { ok: false, reason: describeWrongShape(json, 'object') };
  const named = Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1));
  const { bad, emptiedByFaults: _, kept, ...parsed } = parsePublic(named, rules);
  if (isBeyondTolerance(bad, named.length))
    return { ok: false, reason: describeBad(bad, parsed.leftOut, named.length) };
  const known = Object.keys(map).filter(isKnown).length;
  return { ok: true, value: Object.fromEntries(kept), ...parsed, known, emptyDoubtedFrom: 1 };
}

/** Does not ask whether the record hides itself: `profileRead` has, and others cannot. */
export function parseRecord<Wire extends v.GenericSchema & { readonly entries: object }, Value>(
  json: unknown,
  name: string,
  rules: RecordRules<Wire, Value>,
): Parsed<Value> {
  if (isTooDeep(json)) return { ok: false, reason: describeWrongShape(json, 'object') };
  const map = toMap(json);
  const { kept, leftOut, warnings } = parseAll([[name, map]], rules);
  const [entry] = kept;
  if (entry !== undefined) {
    const known = Object.keys(map ?? {}).filter((key) => key in rules.schema.entries).length;
    return { ok: true, value: entry[1], leftOut, warnings, hidden: [], known, emptyDoubtedFrom: 1 };
  }
  const [fault] = leftOut;
  return {
    ok: false,
    reason: `a record that cannot be used${fault === undefined ? '' : ` (${fault.field}: ${fault.message})`}`,
  };
}

function hasFieldOf(schema: v.GenericSchema, record: unknown): boolean {
  if (!('entries' in schema)) return true;
  if (!isHolder(record)) return false;
  return Object.keys(record).some((key) => key in (schema.entries as object));
}

type NamedRecords = readonly (readonly [string, unknown])[];

function parsePublic<Wire extends v.GenericSchema, Value>(
  records: NamedRecords,
  rules: RecordRules<Wire, Value>,
) {
  const hidingFields = records.map(([, record]) =>
    isHolder(record) ? findHidingField(record) : null,
  );
  const parsed = parseAll(
    records.filter((_, index) => hidingFields[index] === null),
    rules,
  );
  const hidden = records.flatMap(([id], index) => (hidingFields[index] === null ? [] : [id]));
  const [id, ...more] = hidden;
  if (id !== undefined)
    parsed.warnings.push({
      id,
      field: hidingFields.find((name) => name !== null) ?? '',
      message: `hides it${more.length > 0 ? `, and ${more.length} more are not public` : ''}`,
    });
  return { ...parsed, hidden };
}

function dropHidden(record: unknown, path: string, warn: Warn): void {
  if (!isHolder(record)) return;
  for (const [key, value] of Object.entries(record)) {
    if (!isHolder(value)) continue;
    const hidingField = findHidingField(value);
    if (hidingField === null) dropHidden(value, `${path}${key}.`, warn);
    else {
      record[key] = null;
      warn(`${path}${key}.${hidingField}`, 'hides it');
    }
  }
}

/** Writes into `records`: copies made by `toList` and `toMap`. */
function parseAll<Wire extends v.GenericSchema, Value>(
  records: NamedRecords,
  rules: RecordRules<Wire, Value>,
) {
  const parsed = {
    kept: [] as (readonly [string, Value])[],
    leftOut: [] as Fault[],
    warnings: [] as Fault[],
    bad: 0,
    /** Records of which bad fields left nothing. */
    emptiedByFaults: 0,
  };
  const seen = new Set<string>();
  for (const [id, raw] of records) {
    const warn: Warn = (field, message, kind) =>
      parsed.warnings.push({ id, field, message, ...(kind && { kind }) });
    dropHidden(raw, '', warn);
    const before = parsed.warnings.length;
    const read = readFields(rules.schema, raw, warn);
    const hasFaults = parsed.warnings.slice(before).some(({ kind }) => kind !== 'harmless');
    if ('fault' in read) {
      if (read.fault.kind !== 'overlong') parsed.bad += 1;
      parsed.leftOut.push({ id, ...read.fault });
      continue;
    }
    const expiring = findExpiring(read.record);
    if (expiring !== null) warn(expiring, EXPIRES, 'harmless');
    const value = rules.convert(read.record, warn);
    if (value === null) {
      if (hasFaults) parsed.emptiedByFaults += 1;
      continue;
    }
    const key = rules.keyOf?.(value);
    if (key !== undefined) {
      if (seen.has(key)) {
        if (rules.repeatsAreBad === true) {
          parsed.bad += 1;
          parsed.leftOut.push({ id, field: 'id', message: 'comes a second time' });
        } else warn('id or slug', 'stands twice in the list; the first one is used');
        continue;
      }
      seen.add(key);
    }
    parsed.kept.push([id, value]);
  }
  return parsed;
}

type ReadRecord<Wire extends v.GenericSchema> =
  { readonly record: v.InferOutput<Wire> } | { readonly fault: Omit<Fault, 'id'> };

const KINDS: readonly FaultKind[] = ['overlong', 'harmless'];
type FieldFault = Pick<Fault, 'message' | 'kind'>;

/** Nulls bad fields of `raw`, round by round, until it fits; where null does not, what holds the
 * field (`book.2.file`, `book.2`, `book`). Where the record holds it, the first fault leaves it
 * out. */
function readFields<Wire extends v.GenericSchema>(
  schema: Wire,
  raw: unknown,
  warn: Warn,
): ReadRecord<Wire> {
  const faults = new Map<string, FieldFault>();
  for (;;) {
    const result = v.safeParse(schema, raw);
    if (result.success) {
      for (const [field, { message, kind }] of faults)
        warn(field, `${message} and was left out`, kind);
      return { record: result.output };
    }
    const handled = new Set<string>();
    // wireRead puts the kind into `expected`.
    for (const { path: items, message, expected: sentKind } of result.issues) {
      const path = items?.map(({ key }) => String(key)) ?? [];
      const field = path.join('.') || 'record';
      if (handled.has(field)) continue;
      handled.add(field);
      const kind = KINDS.find((one) => one === sentKind);
      const fault: FieldFault = kind === undefined ? { message } : { message, kind };
      if (!nullFieldOrHolder(raw, path))
        return { fault: { field, ...(faults.get(field) ?? fault) } };
      // A holder's fields have told their faults already.
      if (!faults.has(field) && !faults.keys().some((other) => other.startsWith(`${field}.`)))
        faults.set(field, fault);
    }
  }
}

/** `false` where the holder is the record. */
function nullFieldOrHolder(record: unknown, path: readonly string[]): boolean {
  const key = path.at(-1);
  if (key === undefined) return false;
  const around = path.slice(0, -1);
  const holder = around.reduce((value, name) => (isHolder(value) ? value[name] : null), record);
  if (!isHolder(holder) || (holder[key] ?? null) === null) return nullFieldOrHolder(record, around);
  holder[key] = null;
  return true;
}

function describeBad(bad: number, faults: readonly Fault[], total: number): string {
  const [first] = faults;
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

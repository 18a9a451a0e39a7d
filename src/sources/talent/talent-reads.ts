import * as v from 'valibot';
import { toList, toMap } from '../json-shapes.ts';
import { parseList, parseRecord } from '../records.ts';
import { READ_TIMEOUT } from '../service-client.ts';
import type { Parsed, SourceRead } from '../source-read.ts';
import { toListedTalent, toProfile, type ListedTalent, type Profile } from './to-talent.ts';
import { findHidingField } from '../not-public.ts';
import { flagWire, listedTalentWire, profileWire } from './talent-wire.ts';

const LIST_TIMEOUT = 30_000;

export const TALENTS: SourceRead<readonly ListedTalent[]> = {
  collection: 'talents',
  request: {
    service: 'talent',
    method: 'POST',
    path: '/api/talents?language=pt&paginate=10000',
    body: '{}',
    timeout: LIST_TIMEOUT,
  },
  parse: parseTalents,
};

function parseTalents(json: unknown): Parsed<readonly ListedTalent[]> {
  const parsed = parseList(json, {
    schema: listedTalentWire,
    convert: toListedTalent,
    keyOf: ({ id }) => id,
    repeatsAreBad: true,
  });
  if (!parsed.ok) return parsed;
  // A row that was left out may flag or hide a talent.
  const { minors, hidden } = readMinorsAndHidden(json);
  return {
    ...parsed,
    // Judged by whom it lacks (catalogue/belief.ts).
    emptyDoubtedFrom: Number.POSITIVE_INFINITY,
    // `parseList` gives ids as written, perhaps with zeros before them.
    hidden: Array.from(hidden),
    minors,
    value: parsed.value
      .filter(({ id }) => !hidden.has(id))
      .map((talent) => (minors.has(talent.id) ? { ...talent, underAge: true } : talent)),
  };
}

/** Whom an answer flags or hides, believed or not. */
export function readMinorsAndHidden(json: unknown) {
  return { minors: readIds(json, isFlagged), hidden: readIds(json, isHidden) };
}

const isHidden = (row: unknown): boolean => findHidingField(toMap(row) ?? {}) !== null;

function readIds(json: unknown, isMeant: (row: unknown) => boolean): ReadonlySet<string> {
  const maps = toList(json)?.filter(isMeant).map(toMap) ?? [];
  return new Set(maps.map((map) => v.parse(flagWire, map).id).filter((id) => id !== ''));
}

function isFlagged(record: unknown): boolean {
  const flag = v.safeParse(flagWire, toMap(record));
  return flag.success && flag.output.under_age.isUnderAge === true;
}

const DEEPEST = 10;

/** Looks beside `data`, in lists, and in records that hide themselves, too. */
export function flagsMinor(answer: unknown, depth = 0): boolean {
  if (typeof answer !== 'object' || answer === null || depth > DEEPEST) return false;
  if (Array.isArray(answer)) return answer.some((item) => flagsMinor(item, depth + 1));
  const { data, ...own } = answer as { readonly data?: unknown };
  return isFlagged(own) || flagsMinor(data, depth + 1);
}

export function profileRead(id: string): SourceRead<Profile> {
  return {
    collection: 'profiles',
    request: {
      service: 'talent',
      method: 'GET',
      path: `/api/talent/profile?language=pt&id=${id}&cover_web_secondary=1&cover_web=1`,
      timeout: READ_TIMEOUT,
    },
    parse: (json) => {
      const field = findHidingField(toMap(json) ?? {});
      if (field !== null)
        return { ok: false, reason: `a talent hidden by ${field}`, isHidden: true };
      const rules = { schema: profileWire, convert: toProfile };
      const parsed = parseRecord(withPlainGalleryNames(toMap(json)), id, rules);
      if (!parsed.ok) return parsed;
      if (parsed.value.id !== null && parsed.value.id !== id)
        return { ok: false, reason: 'the profile of another talent' };
      return flagsMinor(json) ? { ...parsed, value: { ...parsed.value, underAge: true } } : parsed;
    },
  };
}

function withPlainGalleryNames(profile: Readonly<Record<string, unknown>> | null): unknown {
  const galleries = Object.entries(toMap(profile?.['galleries']) ?? {});
  const named = Map.groupBy(galleries, ([name]) => {
    const plain = name.normalize('NFD').toLowerCase();
    return plain.replace(/[^a-z]|s$/g, '');
  });
  if (named.size === 0) return profile;
  const joined = Array.from(named, ([name, all]) => {
    const [first] = all;
    return [name, all.length === 1 ? first?.[1] : all.flatMap(([, items]) => toList(items) ?? [])];
  });
  return { ...profile, galleries: Object.fromEntries(joined) as unknown };
}

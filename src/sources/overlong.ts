/**
 * Removes texts of the services that are far too long for their field, by raw length and before any processing, whose time grows with the
 * length or faster.
 */

/** A post's own fields are limited in `panel/convert.ts`: each cuts its text or rejects its post. */
const ELSEWHERE = Number.POSITIVE_INFINITY;
/** Anything in this field means under age, so it is never removed. */
const FAIL_SAFE = Number.POSITIVE_INFINITY;
/** Characters (UTF-16 units) that a field may have, by its name. */
const LONGEST: Readonly<Record<string, number>> = {
  name: 1_000,
  title: ELSEWHERE,
  slug: ELSEWHERE,
  content: ELSEWHERE,
  under_age: FAIL_SAFE,
};
const LONGEST_OTHERWISE = 20_000;
const LONGEST_KEY = 200;
/** Levels within a record that mean anything. */
const DEEPEST = 8;

export interface Overlong {
  /** Its path within the record, with dots. */
  readonly field: string;
  readonly message: string;
}

export interface Shortened {
  readonly record: unknown;
  readonly overlong: readonly Overlong[];
}

/** A record without the texts that are too long; `fields` are those of its own that matter, `null` for all of them. */
export function withoutOverlong(record: unknown, fields: ReadonlySet<string> | null): Shortened {
  // Nearly all are, and there are ten thousand of them: nothing is copied.
  if (isShort(record, '', 0, fields)) return { record, overlong: [] };
  const overlong: Overlong[] = [];

  const shorten = (value: unknown, name: string, path: readonly string[]): unknown => {
    if (typeof value === 'string') {
      const longest = LONGEST[name] ?? LONGEST_OTHERWISE;
      if (value.length <= longest) return value;
      overlong.push({ field: path.join('.'), message: `is longer than ${longest} characters` });
      return null;
    }
    if (typeof value !== 'object' || value === null) return value;
    if (path.length >= DEEPEST) return null;
    if (Array.isArray(value)) return value.map((item, index) => shorten(item, name, [...path, String(index)]));
    const isRecord = path.length === 0;
    const entries = Object.entries(value).filter(([key]) => key.length <= LONGEST_KEY && (!isRecord || (fields?.has(key) ?? true)));
    return Object.fromEntries(entries.map(([key, item]) => [key, shorten(item, key, [...path, key])]));
  };

  return { record: shorten(record, '', []), overlong };
}

/** Tells whether nothing would be left out but fields that do not matter. */
function isShort(value: unknown, name: string, depth: number, fields: ReadonlySet<string> | null): boolean {
  if (typeof value === 'string') return value.length <= (LONGEST[name] ?? LONGEST_OTHERWISE);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= DEEPEST) return false;
  if (Array.isArray(value)) return value.every((item) => isShort(item, name, depth + 1, null));
  for (const [key, item] of Object.entries(value)) {
    if (fields?.has(key) === false) continue;
    if (key.length > LONGEST_KEY || !isShort(item, key, depth + 1, null)) return false;
  }
  return true;
}

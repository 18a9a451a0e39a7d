/** Removes overlong texts before any processing, whose time grows with length. */

/** `panel/to-content.ts` limits these fields of posts. */
const ELSEWHERE = Number.POSITIVE_INFINITY;
/** Any value of this field means under age, so it is never removed. */
const FAIL_SAFE = Number.POSITIVE_INFINITY;
/** Most UTF-16 units of a field, by its name. */
const LONGEST: Readonly<Record<string, number>> = {
  name: 1_000,
  title: ELSEWHERE,
  slug: ELSEWHERE,
  content: ELSEWHERE,
  under_age: FAIL_SAFE,
};
const LONGEST_OTHERWISE = 20_000;
const LONGEST_KEY = 200;
/** Deeper levels of a record mean nothing. */
const DEEPEST = 8;

export interface Overlong {
  /** Path within the record, with dots. */
  readonly field: string;
  readonly message: string;
}

export interface Shortened {
  readonly record: unknown;
  readonly overlong: readonly Overlong[];
}

/** The record without overlong texts; `fields` are its own fields that matter, `null` for all. */
export function withoutOverlong(record: unknown, fields: ReadonlySet<string> | null): Shortened {
  // Nearly all ten thousand are short: do not copy them.
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
    if (Array.isArray(value))
      return value.map((item, index) => shorten(item, name, [...path, String(index)]));
    const isRecord = path.length === 0;
    const entries = Object.entries(value).filter(
      ([key]) => key.length <= LONGEST_KEY && (!isRecord || (fields?.has(key) ?? true)),
    );
    return Object.fromEntries(
      entries.map(([key, item]) => [key, shorten(item, key, [...path, key])]),
    );
  };

  return { record: shorten(record, '', []), overlong };
}

/** Tells whether only fields that do not matter would be removed. */
function isShort(
  value: unknown,
  name: string,
  depth: number,
  fields: ReadonlySet<string> | null,
): boolean {
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

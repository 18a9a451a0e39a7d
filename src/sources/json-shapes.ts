import { findHidingRule } from './not-public.ts';

const LONGEST_KEY = 200;
const DEEPEST = 10;

export const ONE_PAGE = 'one page of a list, which must come whole';

export function hasMorePages(headers: Headers): boolean {
  const pages = Number(headers.get('x-wp-totalpages'));
  return pages > 1 || /;\s*rel="?next\b/i.test(headers.get('link') ?? '');
}

export function toList(json: unknown): readonly unknown[] | null {
  if (isTooDeep(json)) return null;
  const list = tidy(isObject(json) && 'data' in json ? json['data'] : json, 0);
  return isNoAnswer(list) ? [] : Array.isArray(list) ? (list as readonly unknown[]) : null;
}

/** PHP writes an empty object as an empty list, WordPress as `false`. */
export function toMap(json: unknown): Readonly<Record<string, unknown>> | null {
  const map = tidy(unwrap(json), 0) ?? {};
  if (Array.isArray(map)) return map.length === 0 ? {} : null;
  return isObject(map) ? map : null;
}

/** `{ "data": { … } }` → `{ … }` */
export function unwrap(json: unknown): unknown {
  const inner = isObject(json) && !isNamed(json) ? json['data'] : null;
  return isObject(inner) || (Array.isArray(inner) && inner.length === 0) ? inner : json;
}

/** A record's own `data` is a field, and wraps nothing. */
const isNamed = (holder: object): boolean => ['id', 'name', 'slug'].some((key) => key in holder);

/** An empty list is an answer. */
export function isNoAnswer(json: unknown): boolean {
  if (!isObject(json)) return json === null || json === undefined;
  return Object.entries(json).every(([key, value]) => key === 'data' && isNoAnswer(value));
}

export function isTooDeep(json: unknown): boolean {
  let inner = json;
  for (let depth = 0; isObject(inner); depth += 1) {
    if (depth > DEEPEST) return true;
    inner = inner['data'];
  }
  return false;
}

export function describeWrongShape(json: unknown, shape: 'list' | 'object'): string {
  return isTooDeep(json)
    ? `more than ${DEEPEST} levels of data in data`
    : `something that is no ${shape}`;
}

/** Only of these and of hiding fields `false` is kept. */
const SAID_BY_FALSE: ReadonlySet<string> = new Set(['under_age']);

/** Empty values become null; `{ data: […] }` and numbered objects become lists. */
function tidy(value: unknown, depth: number): unknown {
  if (value === undefined || value === false) return null;
  if (typeof value === 'string' && value.trim() === '') return null;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) return value.map((item) => tidy(item, depth + 1));
  if ('data' in value && Array.isArray(value.data) && !isNamed(value))
    return tidy(value.data, depth + 1);
  const entries = Object.entries(value).filter(([key]) => key.length <= LONGEST_KEY);
  const items = entries.map(([key, item]: readonly [string, unknown]) => {
    const says = item === false && (SAID_BY_FALSE.has(key) || findHidingRule(key) !== null);
    return [key, says ? false : tidy(item, depth + 1)] as const;
  });
  const isList = items.length > 0 && items.every(([key]) => /^\d{1,9}$/.test(key));
  return isList ? items.map(([, item]) => item) : Object.fromEntries(items);
}

export function isPartial(json: unknown, length: number): boolean {
  if (!isObject(json)) return false;
  const around = [json, json['data']].filter(isObject);
  const metas = around
    .flatMap((place) => [place, ...ABOUT_PAGES.map((key) => place[key])])
    .filter(isObject);
  const places = metas.flatMap((meta) => [meta, meta['pagination']]).filter(isObject);
  return places.some(
    (place) =>
      SAYS_MORE.some((key) => hasMore(place[key])) ||
      SAYS_PAGES.some((key) => Number(place[key]) > 1) ||
      SAYS_TOTAL.some((key) => Number(place[key]) > length),
  );
}

const ABOUT_PAGES = 'meta links _links pagination'.split(' ');
const SAYS_MORE =
  'next next_page_url next_page nextPage next_cursor nextCursor has_more hasMore'.split(' ');
const SAYS_PAGES = 'last_page total_pages totalPages pageCount pages'.split(' ');
const SAYS_TOTAL = 'total total_count totalCount filter_count count'.split(' ');

function hasMore(next: unknown): boolean {
  return typeof next === 'string' ? next.trim() !== '' : isObject(next) || Number(next) > 0;
}

/** An object or a list. */
export function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return isHolder(value) && !Array.isArray(value);
}

const PREFIX = '/api/composite/';

/** Where a talent's composite is downloaded, by the talent's id: a zip; 404 where there is none; 503 when it cannot be had right now. */
export function compositePath(id: string): string {
  return `${PREFIX}${id}`;
}

/** What stands in the place of the id; `null` for another path. */
export function readCompositePath(path: string): string | null {
  return path.startsWith(PREFIX) ? path.slice(PREFIX.length).replace(/\/$/, '') : null;
}

/** Most talents whose composites come in one zip. */
export const MOST_COMPOSITES = 20;

/** Where the composites of several talents are downloaded as one zip; 404 where none of them has one, 413 where it would be too large. */
export function compositesPath(ids: readonly string[]): string {
  return `/api/composites?ids=${ids.join(',')}`;
}

/** What stands in the place of the ids, each once; empty where nothing does. */
export function readCompositesQuery(query: URLSearchParams): readonly string[] {
  const text = query.get('ids') ?? '';
  return text === '' ? [] : [...new Set(text.split(',', 2 * MOST_COMPOSITES))];
}

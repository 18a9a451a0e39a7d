const PREFIX = '/api/composite/';

/** Path of a talent's composite, a zip; 404 without one, 503 when it cannot be had now. */
export function compositePath(id: string): string {
  return `${PREFIX}${id}`;
}

/** The path's id part; `null` for another path. */
export function readCompositePath(path: string): string | null {
  return path.startsWith(PREFIX) ? path.slice(PREFIX.length).replace(/\/$/, '') : null;
}

export const MOST_COMPOSITES = 20;

/** Path of several composites in one zip; 404 if none exists, 413 if too large. */
export function compositesPath(ids: readonly string[]): string {
  return `/api/composites?ids=${ids.join(',')}`;
}

/** The query's ids without repeats. */
export function readCompositesQuery(query: URLSearchParams): readonly string[] {
  const text = query.get('ids') ?? '';
  return text === '' ? [] : [...new Set(text.split(',', 2 * MOST_COMPOSITES))];
}

import { MOST_COMPOSITES } from '../domain/constants.ts';

const PREFIX = '/api/composite/';
const MOST_READ = 2 * MOST_COMPOSITES;

export function compositePath(id: string): string {
  return `${PREFIX}${id}`;
}

export function readCompositePath(path: string): string | null {
  return path.startsWith(PREFIX) ? path.slice(PREFIX.length).replace(/\/$/, '') : null;
}

export function compositesPath(ids: readonly string[]): string {
  return `/api/composites?ids=${ids.join(',')}`;
}

export function readCompositesQuery(query: URLSearchParams): readonly string[] {
  const text = query.get('ids') ?? '';
  return text === '' ? [] : [...new Set(text.split(',', MOST_READ))];
}

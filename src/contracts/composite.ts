const PREFIX = '/api/composite/';

/** Where a talent's composite is downloaded, by the talent's id: a zip; 404 where there is none; 503 when it cannot be had right now. */
export function compositePath(id: string): string {
  return `${PREFIX}${id}`;
}

/** What stands in the place of the id; `null` for another path. */
export function readCompositePath(path: string): string | null {
  return path.startsWith(PREFIX) ? path.slice(PREFIX.length).replace(/\/$/, '') : null;
}

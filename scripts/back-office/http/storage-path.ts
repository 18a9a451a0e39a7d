/** Checks paths below the storage folder: plain segments only, so that nothing climbs out and nothing hidden is served. */
const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,120}$/;

export function isStoragePath(path: string): boolean {
  return path.length <= 300 && path.split('/').every((segment) => SEGMENT.test(segment));
}

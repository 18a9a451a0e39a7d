import { toSlug } from '../domain/names.ts';
import { createOwnFile, type OwnFile } from './own-file.ts';

/** The slug of every talent that the site shows, by id. */
export type Slugs = ReadonlyMap<string, string>;

/** The deploy's own index of talents. `now` in milliseconds. */
export function createSlugs(now: () => number): OwnFile<Slugs> {
  return createOwnFile('/talents.json', parseIndex, now);
}

async function parseIndex(answer: Response): Promise<Slugs | null> {
  if (!answer.ok) return null;
  const index: unknown = await answer.json();
  if (typeof index !== 'object' || index === null || !('talents' in index) || !Array.isArray(index.talents)) return null;
  const entries: readonly unknown[] = index.talents;
  const slugs = new Map<string, string>();
  for (const entry of entries) {
    const [id, name]: readonly unknown[] = Array.isArray(entry) ? entry : [];
    if (typeof id === 'string' && typeof name === 'string') slugs.set(id, toSlug(name));
  }
  return slugs;
}

import { toSlug } from '../domain/names.ts';
import { createDeployFile, type DeployFile } from './deploy-file.ts';

/** The slug of every talent that the site shows, by id. */
export type Slugs = ReadonlyMap<string, string>;

/** Ids of the talents whose composite the site offers. Those of minors are never among them, and nothing else in the index tells a minor. */
export type Composites = ReadonlySet<string>;

const INDEX = '/talents.json';

/** The deploy's own index of talents. `now` in milliseconds. */
export function createSlugs(now: () => number): DeployFile<Slugs> {
  return createDeployFile(INDEX, async (answer) => toSlugs(await readRows(answer)), now);
}

/** The deploy's own index of composites. `now` in milliseconds. */
export function createComposites(now: () => number): DeployFile<Composites> {
  return createDeployFile(INDEX, async (answer) => toComposites(await readRows(answer)), now);
}

type Row = readonly unknown[];

async function readRows(answer: Response): Promise<readonly Row[] | null> {
  if (!answer.ok) return null;
  const index: unknown = await answer.json();
  if (typeof index !== 'object' || index === null || !('talents' in index) || !Array.isArray(index.talents)) return null;
  const entries: readonly unknown[] = index.talents;
  return entries.filter((entry) => Array.isArray(entry));
}

function toSlugs(rows: readonly Row[] | null): Slugs | null {
  if (rows === null) return null;
  const slugs = new Map<string, string>();
  for (const [id, name] of rows) if (typeof id === 'string' && typeof name === 'string') slugs.set(id, toSlug(name));
  return slugs;
}

function toComposites(rows: readonly Row[] | null): Composites | null {
  if (rows === null) return null;
  return new Set(rows.flatMap(([id, , , , , , , composite]) => (typeof id === 'string' && composite === 1 ? [id] : [])));
}

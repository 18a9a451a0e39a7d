import { toSlug } from '../domain/slug.ts';
import { parseTalentFile, type IndexedTalent } from '../domain/talent-index.ts';
import { createDeployFile, type DeployFile } from './deploy-file.ts';

/** Slugs of the talents that the site shows, by id. */
export type Slugs = ReadonlyMap<string, string>;

/** Ids of the talents whose composite the site offers; never a minor. */
export type Composites = ReadonlySet<string>;

const INDEX = '/talents.json';

/** The deploy's own index of talents. `now` in milliseconds. */
export function createSlugs(now: () => number): DeployFile<Slugs> {
  return createDeployFile(INDEX, async (answer) => toSlugs(await readTalents(answer)), now);
}

/** The deploy's own index of composites. `now` in milliseconds. */
export function createComposites(now: () => number): DeployFile<Composites> {
  return createDeployFile(INDEX, async (answer) => toComposites(await readTalents(answer)), now);
}

async function readTalents(answer: Response): Promise<readonly IndexedTalent[] | null> {
  return answer.ok ? parseTalentFile(await answer.json()) : null;
}

function toSlugs(talents: readonly IndexedTalent[] | null): Slugs | null {
  return talents && new Map(talents.map(({ card: { id, name } }) => [id, toSlug(name)]));
}

function toComposites(talents: readonly IndexedTalent[] | null): Composites | null {
  return talents && new Set(talents.filter(({ composite }) => composite).map(({ card }) => card.id));
}

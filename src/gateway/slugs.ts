import { toSlug } from '../domain/slug.ts';
import { parseTalentFile, type IndexedTalent } from '../domain/talent-index.ts';
import { createDeployFile, type DeployFile } from './deploy-file.ts';

/** Slugs of the talents that the site shows, by id. */
export type Slugs = ReadonlyMap<string, string>;

/** Ids of the talents whose composite the site offers; never a minor. */
export type Composites = ReadonlySet<string>;

/** The slugs in the deploy's own index of talents. `now` in milliseconds. */
export function createSlugs(now: () => number): DeployFile<Slugs> {
  return openIndex(
    (talents) => new Map(talents.map(({ card: { id, name } }) => [id, toSlug(name)])),
    now,
  );
}

/** The composites in the deploy's own index of talents. `now` in milliseconds. */
export function createComposites(now: () => number): DeployFile<Composites> {
  return openIndex(
    (talents) => new Set(talents.filter(({ composite }) => composite).map(({ card }) => card.id)),
    now,
  );
}

function openIndex<Content>(
  pick: (talents: readonly IndexedTalent[]) => Content,
  now: () => number,
): DeployFile<Content> {
  const parse = async (answer: Response) => {
    const talents = answer.ok ? parseTalentFile(await answer.json()) : null;
    return talents && pick(talents);
  };
  return createDeployFile('/talents.json', parse, now);
}

import { parseTalentFile } from '../domain/talent-index.ts';
import { createDeployFile, type DeployFile } from './deploy-file.ts';

/** Ids of the talents whose composite the site offers; never a minor. */
export type Composites = ReadonlySet<string>;

/** The composites in the deploy's own index of talents. `now` in milliseconds. */
export function createComposites(now: () => number): DeployFile<Composites> {
  const parse = async (answer: Response) => {
    const talents = answer.ok ? parseTalentFile(await answer.json()) : null;
    return (
      talents && new Set(talents.filter(({ composite }) => composite).map(({ card }) => card.id))
    );
  };
  return createDeployFile('/talents.json', parse, now);
}

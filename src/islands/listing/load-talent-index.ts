import { parseTalentFile, type IndexedTalent } from '../../domain/talent-index.ts';

const ADDRESS = '/talents.json';
/** Milliseconds: the list of a large agency on a slow connection. */
const LIMIT = 20_000;

let loading: Promise<readonly IndexedTalent[]> | null = null;

/** The list of all talents; one load serves the whole page. Rejects where it cannot be had in time, and may then be asked again. */
export function loadTalentIndex(): Promise<readonly IndexedTalent[]> {
  loading ??= read().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function read(): Promise<readonly IndexedTalent[]> {
  const answer = await fetch(ADDRESS, { signal: AbortSignal.timeout(LIMIT) });
  const index = answer.ok ? parseTalentFile(await answer.json()) : null;
  if (index === null) throw new Error('The list of talents cannot be read.');
  return index;
}

import { parseTalentFile, type IndexedTalent } from '../../domain/talent-index.ts';

const ADDRESS = '/talents.json';
/** Milliseconds for a large agency's list on a slow connection. */
const LIMIT = 20_000;

let loading: Promise<readonly IndexedTalent[]> | null = null;

/** Loads the list of all talents once per page. Rejects if it does not come in time; the next call
 * tries again. */
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

import { parseTalentIndex, type TalentIndex } from '../domain/talent-index.ts';

const ADDRESS = '/talents.json';
/** Milliseconds: the list of a large agency on a slow connection. */
const LIMIT = 20_000;

let loading: Promise<TalentIndex> | null = null;

/** The list of all talents; one load serves the whole page. Rejects where it cannot be had in time, and may then be asked again. */
export function loadTalentIndex(): Promise<TalentIndex> {
  loading ??= read().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function read(): Promise<TalentIndex> {
  const answer = await fetch(ADDRESS, { signal: AbortSignal.timeout(LIMIT) });
  const index = answer.ok ? parseTalentIndex(await answer.json()) : null;
  if (index === null) throw new Error('The list of talents cannot be read.');
  return index;
}

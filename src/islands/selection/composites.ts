/** Downloads the composites of a selection as one file. Loaded on demand. */
import { fill } from '../../../i18n/phrases.ts';
import { compositesPath, MOST_COMPOSITES } from '../../contracts/composite-call.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';
import { saveZip } from '../save-file.ts';
import { loadTalentIndex } from './current-talents.ts';

/** Milliseconds for the server to build the file. */
const LIMIT = 60_000;

/** Saves the file and returns a message: its contents, or why it failed. */
export async function downloadComposites(
  ids: readonly string[],
  title: string,
  { words }: SelectionPageView,
): Promise<string> {
  const { composites } = words;
  try {
    const index = await loadTalentIndex();
    const offered = new Set(index.filter(({ composite }) => composite).map(({ card }) => card.id));
    const asked = ids.filter((id) => offered.has(id)).slice(0, MOST_COMPOSITES);
    if (asked.length === 0) return composites.nobody;
    const answer = await fetch(compositesPath(asked), { signal: AbortSignal.timeout(LIMIT) });
    if (answer.status === 413) return composites.large;
    await saveZip(answer, title || words.paper.kind);
    return fill(asked.length === MOST_COMPOSITES ? composites.first : composites.done, {
      n: asked.length,
      total: ids.length,
    });
  } catch {
    return composites.failed;
  }
}

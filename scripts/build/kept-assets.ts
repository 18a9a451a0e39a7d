import type { ReleaseState } from './state.ts';

/** Releases for which an asset outlives the last page that used it. */
const LIVES = 4;
const ASSETS = '_astro/';

/**
 * The hashed assets of the release before that the new one does not have: pages that are open in a browser still ask for them. Each is
 * kept for a few releases more; the answer says for how many.
 */
export function keptAssets(
  filesBefore: readonly string[],
  files: ReadonlySet<string>,
  before: Pick<ReleaseState, 'keptAssets'>,
): Readonly<Record<string, number>> {
  const entries = filesBefore
    .filter((file) => file.startsWith(ASSETS) && !files.has(file))
    .map((file) => [file, (before.keptAssets[file] ?? LIVES + 1) - 1] as const);
  return Object.fromEntries(entries.filter(([, lives]) => lives > 0));
}

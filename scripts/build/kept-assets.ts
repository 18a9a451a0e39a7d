import type { ReleaseState } from './state.ts';

const LIVES = 4;
const ASSETS = '_astro/';

/**
 * The hashed assets that only the release before has: open pages still ask for them. Each is kept for a few releases; the result says for
 * how many more.
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

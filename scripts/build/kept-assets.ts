import type { ReleaseState } from './state.ts';

const LIVES = 4;
const ASSETS = '_astro/';

/** Finds the last release's hashed assets that this build lacks, for open pages, with the number of
 * releases that still keep each. */
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

/**
 * The folder that a build is written into, and its way to the published place. The published folder is only ever replaced as a
 * whole, by renames within one file system; whatever dies on the way leaves it as it was, or is mended by the next build.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Staging {
  /** Empty folder of this build alone. */
  readonly folder: string;
  /** Puts the finished build in the place of the published one. */
  readonly publish: () => void;
  /** Removes what an unfinished build left; a published one is not touched. */
  readonly discard: () => void;
}

const NEXT = 'next-';
const PREVIOUS = 'previous';

/** Prepares a build of `published` under `workFolder`, which must be on the same file system. */
export function openStaging(workFolder: string, published: string): Staging {
  mkdirSync(workFolder, { recursive: true });
  const previous = join(workFolder, PREVIOUS);
  // A build that was killed between its two renames left the published folder here.
  if (!existsSync(published) && existsSync(previous)) renameSync(previous, published);
  removeLeftovers(workFolder);

  const folder = join(workFolder, `${NEXT}${process.pid}`);
  mkdirSync(folder);
  return {
    folder,
    publish: () => {
      rmSync(previous, { recursive: true, force: true });
      mkdirSync(dirname(published), { recursive: true });
      if (existsSync(published)) renameSync(published, previous);
      renameSync(folder, published);
      rmSync(previous, { recursive: true, force: true });
    },
    discard: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Folders of builds that no longer run. */
function removeLeftovers(workFolder: string): void {
  for (const name of readdirSync(workFolder)) {
    if (name.startsWith(NEXT) && !isRunning(Number(name.slice(NEXT.length))))
      rmSync(join(workFolder, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

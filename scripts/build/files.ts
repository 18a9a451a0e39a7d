/** A build's files. Releases share unchanged ones by hard links, which need neither space nor
 * writing. */
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

/** Paths of all files below a folder, relative and with forward slashes; empty if it does not
 * exist. */
export function listFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const root = resolve(folder);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      `${parentPath}${sep}${name}`.slice(root.length + 1).replaceAll(sep, '/'),
    );
}

function shareFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!['EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EXDEV'].some((code) => isCode(error, code)))
      throw error;
    copyFileSync(from, to);
  }
}

export interface SharedFile {
  readonly from: string;
  readonly inode?: string;
}

/** Removes files from a folder (given with their inodes) unless they may stay. Returns the
 * remaining files. */
export function clearFolder(
  folder: string,
  standing: ReadonlyMap<string, string>,
  mayStay: (file: string) => boolean,
): ReadonlyMap<string, string> {
  const left = new Map(standing);
  for (const file of standing.keys()) {
    if (mayStay(file)) continue;
    removeFile(folder, file);
    left.delete(file);
  }
  return left;
}

/** Links files into a folder; a file that is there (given with its inode) stays if identical. Never
 * overwrites. Returns stayed files. */
export function fillFolder(
  folder: string,
  shared: ReadonlyMap<string, SharedFile>,
  standing: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const kept = new Set<string>();
  const made = new Set<string>();
  for (const [file, { from, inode }] of shared) {
    const target = `${folder}/${file}`;
    const inodeNow = standing.get(file);
    if (inodeNow !== undefined && inodeNow === (inode ?? String(statSync(from).ino))) {
      kept.add(file);
      continue;
    }
    if (inodeNow !== undefined) unlinkSync(target);
    const parent = dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    shareFile(from, target);
  }
  return kept;
}

function removeFile(folder: string, file: string): void {
  unlinkSync(join(folder, file));
  for (let parent = dirname(file); parent !== '.'; parent = dirname(parent)) {
    try {
      rmdirSync(join(folder, parent));
    } catch (error) {
      if (isCode(error, 'ENOTEMPTY') || isCode(error, 'EEXIST')) return;
      throw error;
    }
  }
}

/** The files that both folders have, byte for byte. */
export function findIdentical(
  files: readonly string[],
  folder: string,
  other: string | null,
): ReadonlySet<string> {
  return new Set(
    other === null ? [] : files.filter((file) => isSameFile(join(folder, file), join(other, file))),
  );
}

function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  if (a === undefined || b === undefined || a.size !== b.size) return false;
  return (a.ino === b.ino && a.dev === b.dev) || readFileSync(one).equals(readFileSync(other));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

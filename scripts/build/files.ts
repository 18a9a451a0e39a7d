/** Files of a build: listed, and shared between releases by hard links, so that an unchanged page costs neither space nor writing. */
import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Every file below a folder, by its path from there with forward slashes; none where there is no folder. */
export function listFiles(folder: string): readonly string[] {
  const files: string[] = [];
  const walk = (below: string): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) files.push(path);
    }
  };
  try {
    walk('');
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
  return files;
}

/** Puts files of one folder into another, without copying where the file system can. Files that stand there already are an error. */
export function shareFiles(files: Iterable<string>, from: string, to: string): void {
  const made = new Set<string>();
  for (const file of files) {
    const target = join(to, file);
    const folder = dirname(target);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    shareFile(join(from, file), target);
  }
}

function shareFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!['EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EXDEV'].some((code) => isCode(error, code))) throw error;
    copyFileSync(from, to);
  }
}

/**
 * Replaces files by those of the release before where the bytes are the same, so that their validators stay. Answers the files that are
 * new or differ.
 */
export function keepIdentical(files: Iterable<string>, before: string, folder: string): readonly string[] {
  const changed: string[] = [];
  for (const file of files) {
    const [old, fresh] = [join(before, file), join(folder, file)];
    if (!isSameFile(old, fresh)) {
      changed.push(file);
      continue;
    }
    const draft = `${fresh}.same`;
    shareFile(old, draft);
    renameSync(draft, fresh);
  }
  return changed;
}

function isSameFile(one: string, other: string): boolean {
  const sizes = [one, other].map((file) => statSync(file, { throwIfNoEntry: false })?.size);
  return sizes[0] !== undefined && sizes[0] === sizes[1] && readFileSync(one).equals(readFileSync(other));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

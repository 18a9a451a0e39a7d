/**
 * Which files of a release are still what was made. A digest of each is kept with the release, and a stamp (inode, size, time of the last
 * change) beside it. Where the stamp is the same the file has not been written since, because nothing but the system sets that time; a
 * release that came out of a cache has other stamps, and is read and digested as a whole.
 */
import { hash } from 'node:crypto';
import { lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Release } from './releases.ts';

/** SHA-256 by file. */
export type Digests = Readonly<Record<string, string>>;

const STAMPS = 'stamps.json';
const stampsSchema = v.record(v.string(), v.string());

/** Of files of a folder. */
export function digestFiles(folder: string, files: Iterable<string>): Digests {
  return Object.fromEntries(Array.from(files, (file) => [file, digestFile(join(folder, file))]));
}

/** The files that are there and as they were made. What is found out by reading is not read again by the next build. */
export function findIntact(release: Release, digests: Digests): ReadonlySet<string> {
  const known = readStamps(release);
  const stamps: Record<string, string> = {};
  let isNews = false;
  for (const [file, digest] of Object.entries(digests)) {
    const path = join(release.site, file);
    const stamp = toStamp(path);
    if (stamp === null) continue;
    if (known[file] !== stamp) {
      if (!isAsMade(path, digest)) continue;
      isNews = true;
    }
    stamps[file] = stamp;
  }
  if (isNews) writeStamps(release, stamps);
  return new Set(Object.keys(stamps));
}

/** Notes how the files of a release stand now, right after they were made. */
export function stampFiles(release: Release, files: Iterable<string>): void {
  const stamps = Array.from(files, (file) => [file, toStamp(join(release.site, file))] as const).filter(([, stamp]) => stamp !== null);
  writeStamps(release, Object.fromEntries(stamps) as Record<string, string>);
}

/** A file that cannot be read is not. */
function isAsMade(path: string, digest: string): boolean {
  try {
    return digestFile(path) === digest;
  } catch {
    return false;
  }
}

function digestFile(path: string): string {
  return hash('sha256', readFileSync(path), 'base64url');
}

/** `null` where there is no such file. */
function toStamp(path: string): string | null {
  try {
    const found = lstatSync(path, { throwIfNoEntry: false });
    return found?.isFile() === true ? `${found.ino} ${found.size} ${found.ctimeMs}` : null;
  } catch {
    // A file stands where a folder should.
    return null;
  }
}

function readStamps({ folder }: Release): Readonly<Record<string, string>> {
  try {
    return v.parse(stampsSchema, JSON.parse(readFileSync(join(folder, STAMPS), 'utf8')));
  } catch {
    return {};
  }
}

/** Without them the next build reads and digests every file, which is no reason for this one to fail. */
function writeStamps({ folder }: Release, stamps: Readonly<Record<string, string>>): void {
  try {
    writeFileSync(join(folder, STAMPS), JSON.stringify(stamps));
  } catch {
    rmSync(join(folder, STAMPS), { force: true });
  }
}

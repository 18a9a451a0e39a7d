/**
 * Which files of a release are still what was made. A digest of each is kept with the release, and a stamp (inode, size, time of the last
 * change) beside it. Where the stamp is the same the file has not been written since, because nothing but the system sets that time; a
 * release that came out of a cache has other stamps, and is read and digested as a whole.
 */
import { hash } from 'node:crypto';
import { lstatSync, readFileSync, rmSync, writeFileSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { columnsSchema, toColumns } from './columns.ts';
import { listFiles } from './files.ts';
import type { Release } from './releases.ts';

/** SHA-256 by file. */
export type Digests = ReadonlyMap<string, string>;

/** By file: inode, size and time of the last change. */
export type Stamps = ReadonlyMap<string, string>;

/** By folder, `.` being that of the site: the time of its last change. */
export type FolderTimes = ReadonlyMap<string, string>;

const STAMPS = 'stamps.json';

/** Of files of a folder. */
export function digestFiles(folder: string, files: Iterable<string>): Digests {
  return new Map(Array.from(files, (file) => [file, digestFile(join(folder, file))]));
}

/** The files that are there and as they were made. What is found out by reading is not read again by the next build. */
export function findIntact(release: Release, digests: Digests): Stamps {
  const known = readStamps(release);
  const stamps = new Map<string, string>();
  let isNews = false;
  for (const [file, digest] of digests) {
    const path = `${release.site}/${file}`;
    const stamp = toStamp(path);
    if (stamp === null) continue;
    if (known.stamps.get(file) !== stamp) {
      if (!isAsMade(path, digest)) continue;
      isNews = true;
    }
    stamps.set(file, stamp);
  }
  if (isNews) writeStamps(release, { ...known, stamps });
  return stamps;
}

/** What holds still of what was noted of a release. */
export interface Holding {
  readonly stamps: Stamps;
  readonly folders: FolderTimes;
}

/** Notes how the files of a release stand now, right after they were made; what holds still is not looked at. */
export function stampFiles(release: Release, files: Iterable<string>, holding: Holding): void {
  const [stamps, folders] = [new Map<string, string>(), new Map<string, string>()];
  for (const file of files) {
    const stamp = holding.stamps.get(file) ?? toStamp(`${release.site}/${file}`);
    if (stamp !== null) stamps.set(file, stamp);
    for (let folder = dirname(file); !folders.has(folder); folder = dirname(folder))
      folders.set(folder, holding.folders.get(folder) ?? timeOf(`${release.site}/${folder}`));
  }
  writeStamps(release, { stamps, folders });
}

/** What stands in a release. */
export interface Standing {
  /** Inodes by file. */
  readonly files: ReadonlyMap<string, string>;
  /** Nothing where a folder is not as it was noted. */
  readonly folders: FolderTimes;
}

/** Where no folder has changed since the files were noted, they are those that were noted; else every folder is looked through. */
export function findStanding(release: Release): Standing {
  const { stamps, folders } = readStamps(release);
  const isKnown = folders.has('.') && folders.entries().every(([folder, time]) => timeOf(`${release.site}/${folder}`) === time);
  const standing = isKnown ? stamps : listFiles(release.site).map((file) => [file, toStamp(`${release.site}/${file}`)] as const);
  const files = new Map<string, string>();
  for (const [file, stamp] of standing) files.set(file, toInode(stamp ?? ''));
  return { files, folders: isKnown ? folders : new Map() };
}

/** The times of those folders that putting and removing files has not changed. */
export function untouched(folders: FolderTimes, files: Iterable<string>): FolderTimes {
  const left = new Map(folders);
  for (const file of files) {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) left.delete(folder);
    left.delete('.');
  }
  return left;
}

/** The inode that a stamp names. */
export function toInode(stamp: string): string {
  return stamp.slice(0, stamp.indexOf(' '));
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
  return digestBytes(readFileSync(path));
}

export function digestBytes(bytes: Buffer): string {
  return hash('sha256', bytes, 'base64url');
}

/** `null` where there is no such file. */
function toStamp(path: string): string | null {
  const found = look(path);
  return found?.isFile() === true ? `${found.ino} ${found.size} ${found.ctimeMs}` : null;
}

/** When a folder's entries last changed; empty where there is no such folder. */
function timeOf(folder: string): string {
  const found = look(folder);
  return found?.isDirectory() === true ? String(found.ctimeMs) : '';
}

function look(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    // A file stands where a folder should.
    return undefined;
  }
}

const NOTHING: Holding = { stamps: new Map(), folders: new Map() };
/** Damaged entries match no file and no folder, which costs looking at those. */
const notedSchema = v.object({ stamps: columnsSchema('string'), folders: columnsSchema('string') });

function readStamps({ folder }: Release): Holding {
  try {
    return v.parse(notedSchema, JSON.parse(readFileSync(join(folder, STAMPS), 'utf8')));
  } catch {
    return NOTHING;
  }
}

/** Without them the next build reads and digests every file, which is no reason for this one to fail. */
function writeStamps({ folder }: Release, { stamps, folders }: Holding): void {
  try {
    writeFileSync(join(folder, STAMPS), JSON.stringify({ stamps: toColumns(stamps), folders: toColumns(folders) }));
  } catch {
    rmSync(join(folder, STAMPS), { force: true });
  }
}

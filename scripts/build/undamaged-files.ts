/**
 * Which files of a release are undamaged. The release keeps a digest of each file and a stamp (inode, size, time of the last change). The
 * system alone sets that time, so the same stamp means the same file. A release from a cache has other stamps and is digested as a whole.
 */
import { hash } from 'node:crypto';
import { lstatSync, readFileSync, rmSync, writeFileSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { columnsSchema, toColumns } from './json-columns.ts';
import { listFiles } from './files.ts';
import type { Release } from './releases.ts';

export type Digests = ReadonlyMap<string, string>;

/** Inode, size and time of the last change, by file. */
export type Stamps = ReadonlyMap<string, string>;

/** Time of the last change, by folder; `.` is the site's. */
export type FolderTimes = ReadonlyMap<string, string>;

const STAMPS = 'stamps.json';

export function digestFiles(folder: string, files: Iterable<string>): Digests {
  return new Map(Array.from(files, (file) => [file, digestFile(join(folder, file))]));
}

/** The undamaged files. Stamps of files that had to be read are written, so that the next build need not read them. */
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

/** The stamps and times of a draft that are known to be still right. */
export interface Holding {
  readonly stamps: Stamps;
  readonly folders: FolderTimes;
}

/** Writes the stamps of a release that has just been made; looks only at files and folders that `holding` leaves out. */
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

export interface Standing {
  readonly files: ReadonlyMap<string, string>;
  /** Empty where a folder has changed since it was stamped. */
  readonly folders: FolderTimes;
}

/** Lists the folders only where one has changed since it was stamped; otherwise the stamped files are those of the release. */
export function findStanding(release: Release): Standing {
  const { stamps, folders } = readStamps(release);
  const isKnown = folders.has('.') && folders.entries().every(([folder, time]) => timeOf(`${release.site}/${folder}`) === time);
  const standing = isKnown ? stamps : listFiles(release.site).map((file) => [file, toStamp(`${release.site}/${file}`)] as const);
  const files = new Map<string, string>();
  for (const [file, stamp] of standing) files.set(file, toInode(stamp ?? ''));
  return { files, folders: isKnown ? folders : new Map() };
}

/** The times of the folders that adding or removing these files has not changed. */
export function untouched(folders: FolderTimes, files: Iterable<string>): FolderTimes {
  const left = new Map(folders);
  for (const file of files) {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) left.delete(folder);
    left.delete('.');
  }
  return left;
}

export function toInode(stamp: string): string {
  return stamp.slice(0, stamp.indexOf(' '));
}

/** An unreadable file counts as damaged. */
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

/** `null` where the file does not exist. */
function toStamp(path: string): string | null {
  const found = look(path);
  return found?.isFile() === true ? `${found.ino} ${found.size} ${found.ctimeMs}` : null;
}

/** When a folder's entries last changed; empty where it does not exist. */
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
/** A damaged entry matches no file and no folder, which are then looked at. */
const notedSchema = v.object({ stamps: columnsSchema('string'), folders: columnsSchema('string') });

function readStamps({ folder }: Release): Holding {
  try {
    return v.parse(notedSchema, JSON.parse(readFileSync(join(folder, STAMPS), 'utf8')));
  } catch {
    return NOTHING;
  }
}

/** Never fails: without stamps the next build digests every file. */
function writeStamps({ folder }: Release, { stamps, folders }: Holding): void {
  try {
    writeFileSync(join(folder, STAMPS), JSON.stringify({ stamps: toColumns(stamps), folders: toColumns(folders) }));
  } catch {
    rmSync(join(folder, STAMPS), { force: true });
  }
}

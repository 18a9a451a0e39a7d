/**
 * Which files of a release are undamaged. The release keeps a digest of each file and a stamp (inode, size, time of the last change). The
 * system alone sets that time, so the same stamp means the same file. A release from a cache has other stamps and is digested as a whole.
 */
import { hash } from 'node:crypto';
import { lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { listFiles } from './files.ts';
import type { Release } from './releases.ts';

export type Digests = ReadonlyMap<string, string>;

/** Inode, size and time of the last change, by file. */
export type Stamps = ReadonlyMap<string, string>;

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
    if (known.get(file) !== stamp) {
      if (!isAsMade(path, digest)) continue;
      isNews = true;
    }
    stamps.set(file, stamp);
  }
  if (isNews) writeStamps(release, stamps);
  return stamps;
}

/** Writes the stamps of a release that has just been made; `known` are those that are still right. */
export function stampFiles(release: Release, files: Iterable<string>, known: Stamps): void {
  const stamps = new Map<string, string>();
  for (const file of files) {
    const stamp = known.get(file) ?? toStamp(`${release.site}/${file}`);
    if (stamp !== null) stamps.set(file, stamp);
  }
  writeStamps(release, stamps);
}

/** The inodes of the files that stand in a release. */
export function findStanding({ site }: Pick<Release, 'site'>): ReadonlyMap<string, string> {
  return new Map(listFiles(site).map((file) => [file, toInode(toStamp(`${site}/${file}`) ?? '')]));
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
  try {
    const found = lstatSync(path, { throwIfNoEntry: false });
    return found?.isFile() === true ? `${found.ino} ${found.size} ${found.ctimeMs}` : null;
  } catch {
    // A file stands where a folder should.
    return null;
  }
}

function readStamps({ folder }: Release): Stamps {
  try {
    return v.parse(mapOf(v.string()), JSON.parse(readFileSync(join(folder, STAMPS), 'utf8')));
  } catch {
    return new Map();
  }
}

/** Never fails: without stamps the next build digests every file. */
function writeStamps({ folder }: Release, stamps: Stamps): void {
  try {
    writeFileSync(join(folder, STAMPS), JSON.stringify([...stamps]));
  } catch {
    rmSync(join(folder, STAMPS), { force: true });
  }
}

/** A map as JSON: a list of its entries. */
export function mapOf<Value extends v.GenericSchema<string> | v.GenericSchema<number>>(value: Value) {
  return v.pipe(
    v.array(v.tuple([v.string(), value])),
    v.transform((entries): ReadonlyMap<string, v.InferOutput<Value>> => new Map(entries)),
  );
}

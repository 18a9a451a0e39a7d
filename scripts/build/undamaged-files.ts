/** Finds a release's undamaged files by stamp, else digest. Only the system sets a stamp's time, so
 * an equal stamp is an equal file. */
import { hash } from 'node:crypto';
import { lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { listFiles } from './files.ts';
import type { Release } from './releases.ts';

export type Digests = ReadonlyMap<string, string>;

export type Stamps = ReadonlyMap<string, string>;

const STAMPS = 'stamps.json';

export function digestFiles(folder: string, files: Iterable<string>): Digests {
  return new Map(Array.from(files, (file) => [file, digestFile(join(folder, file))]));
}

/** Finds the undamaged files. Saves the stamps of files it had to read, for the next build. */
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

/** Stamps a new release; `known` stamps are still valid. */
export function stampFiles(release: Release, files: Iterable<string>, known: Stamps): void {
  const stamps = new Map<string, string>();
  for (const file of files) {
    const stamp = known.get(file) ?? toStamp(`${release.site}/${file}`);
    if (stamp !== null) stamps.set(file, stamp);
  }
  writeStamps(release, stamps);
}

/** The inodes of a release's files. */
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

/** `null` if the file does not exist. */
function toStamp(path: string): string | null {
  try {
    const found = lstatSync(path, { throwIfNoEntry: false });
    return found?.isFile() === true ? `${found.ino} ${found.size} ${found.ctimeMs}` : null;
  } catch {
    // A file exists in place of a folder.
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

/** Never fails: without whole stamps the next build digests every file. */
function writeStamps({ folder }: Release, stamps: Stamps): void {
  try {
    writeFileSync(join(folder, STAMPS), JSON.stringify([...stamps]));
  } catch {
    return;
  }
}

/** A map, in JSON a list of its entries. */
export function mapOf<Value extends v.GenericSchema<string> | v.GenericSchema<number>>(
  value: Value,
) {
  return v.pipe(
    v.array(v.tuple([v.string(), value])),
    v.transform((entries): ReadonlyMap<string, v.InferOutput<Value>> => new Map(entries)),
  );
}

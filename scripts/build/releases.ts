/**
 * The site's releases. Each is a complete folder before it gets its number. The published place
 * links to one of them, and one rename publishes it, so it always shows a whole release, whichever
 * process dies. The previous release stays for running requests, and becomes the next draft. Where
 * the published place must be a folder (on Netlify, or without links), it gets hard links to the
 * release's files by two renames; the next build completes an interrupted swap. Then only one
 * release is kept, because Netlify keeps deploys and caches this folder.
 */
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { isNetlifyBuild } from '../../src/config/netlify.ts';
import type { Environment } from '../../src/config/variables.ts';
import { BUILD_INFO_PATH } from '../../src/contracts/build-info.ts';
import { fillFolder, listFiles, removeFolder } from './files.ts';
import { takeLock } from './lock.ts';

export interface Release {
  readonly name: string;
  readonly folder: string;
  readonly site: string;
}

export type PublishedAs = 'link' | 'folder';
export type Releases = ReturnType<typeof openReleases>;

const NAME = /^\d{6}$/;
const SITE = 'site';
const DRAFT = 'draft-';
/** The formerly published folder, until a swap is complete. */
const REPLACED = 'replaced';
const BUILD_INFO = BUILD_INFO_PATH.slice(1);

/** The releases of one published place, below `dataDir` on the same file system. */
export function openReleases(dataDir: string, published: string, publishedAs: PublishedAs) {
  const folder = join(dataDir, 'releases', toFolderName(relative(dataDir, published)));
  const replaced = join(folder, REPLACED);
  mkdirSync(folder, { recursive: true });

  const toDraftFolder = (): string => join(folder, `${DRAFT}${randomUUID()}`);
  const toRelease = (name: string): Release => ({
    name,
    folder: join(folder, name),
    site: join(folder, name, SITE),
  });
  const list = (): readonly Release[] =>
    readdirSync(folder)
      .filter((name) => NAME.test(name))
      .toSorted()
      .map(toRelease);
  const listOthers = (kept: Release | null): readonly Release[] =>
    list().filter(({ name }) => name !== kept?.name);

  /** The published release; `null` if the place has none. */
  function current(): Release | null {
    const target = readLink(published);
    if (target !== null) return list().find(({ site }) => site === target) ?? null;
    const shown = readText(join(published, BUILD_INFO));
    if (shown === null || publishedAs === 'link') return null;
    return list().findLast(({ site }) => readText(join(site, BUILD_INFO)) === shown) ?? null;
  }

  const latest = (): Release | null => current() ?? list().at(-1) ?? null;

  /** A folder for a build: empty, or an unpublished release's site. `complete` numbers it. */
  function draft() {
    const made = toDraftFolder();
    const spare = listOthers(latest()).at(-1);
    if (spare !== undefined) renameSync(spare.folder, made);
    const site = join(made, SITE);
    mkdirSync(site, { recursive: true });
    const complete = (): Release => {
      const release = toRelease(String(Number(list().at(-1)?.name ?? 0) + 1).padStart(6, '0'));
      renameSync(made, release.folder);
      return release;
    };
    return { name: basename(made), folder: made, site, complete };
  }

  function publish(release: Release): void {
    const prepared = toDraftFolder();
    if (publishedAs === 'link')
      symlinkSync(relative(dirname(published), release.site), prepared, 'dir');
    else
      fillFolder(
        prepared,
        new Map(listFiles(release.site).map((file) => [file, { from: join(release.site, file) }])),
        new Map(),
      );
    mkdirSync(dirname(published), { recursive: true });
    // A rename replaces a link, but not a folder.
    if (exists(published) && (readLink(published) === null || publishedAs === 'folder'))
      renameSync(published, replaced);
    renameSync(prepared, published);
    removeFolder(replaced);
    if (publishedAs === 'folder')
      for (const other of listOthers(release)) removeFolder(other.folder);
  }

  /** Removes the remains of dead processes and completes an interrupted swap. The caller holds the
   * lock. */
  function tidy(): void {
    if (exists(replaced) && !exists(published)) renameSync(replaced, published);
    for (const name of readdirSync(folder))
      if (name.startsWith(DRAFT) || name === REPLACED) removeFolder(join(folder, name));
  }

  return { folder, publishedAs, current, latest, draft, publish, tidy };
}

/** Another process is building. */
export class LockedError extends Error {
  constructor() {
    super('another build is under way');
    this.name = 'LockedError';
  }
}

/** Takes the lock and tidies. Throws a `LockedError`; the returned function releases it. */
export function lockReleases(releases: Releases): () => void {
  const unlock = takeLock(join(releases.folder, 'lock'));
  if (unlock === null) throw new LockedError();
  releases.tidy();
  return unlock;
}

export function toPublishedAs(env: Environment): PublishedAs {
  return isNetlifyBuild(env) || process.platform === 'win32' ? 'folder' : 'link';
}

/** `../dist` as `dist`: a data folder may serve several published places. */
function toFolderName(path: string): string {
  return (
    path
      .split(sep)
      .join('-')
      .replace(/[^\w-]+/g, '')
      .replace(/^-+/, '') || 'site'
  );
}

function readText(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function readLink(path: string): string | null {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
    ? resolve(dirname(path), readlinkSync(path))
    : null;
}

/** True for a dangling link too. */
function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

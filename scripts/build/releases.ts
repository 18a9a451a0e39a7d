/**
 * The site's releases. Each is a folder of its own, complete before it has its number; the published place is a link to one of them, and
 * turning it is a single rename. Whatever dies at whatever moment, the published place leads to a whole release. The release before stays
 * for those that are reading it, and is what the next draft is made of, because most of its files stay as they are.
 *
 * Where the published place has to be a folder (in the hands of Netlify's tools, and where links are not to be had) it is filled with hard
 * links to the release's files and swapped by two renames; the next build completes a swap that a dying process left half done. There is one release then:
 * Netlify keeps its deploys itself, and carries ours from build to build.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, renameSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { isNetlifyBuild } from '../../src/config/netlify.ts';
import type { Environment } from '../../src/config/variables.ts';
import { BUILD_INFO_PATH } from '../../src/contracts/build-info.ts';
import { fillFolder, listFiles, removeFolder } from './files.ts';
import { takeLock } from './lock.ts';

export interface Release {
  /** Six digits. */
  readonly name: string;
  readonly folder: string;
  /** The published part of the folder. */
  readonly site: string;
}

export type PublishedAs = 'link' | 'folder';
export type Releases = ReturnType<typeof openReleases>;

const NAME = /^\d{6}$/;
const SITE = 'site';
const DRAFT = 'draft-';
/** A swapped-out folder that was published, until the swap is over. */
const REPLACED = 'replaced';
/** Differs from release to release. */
const BUILD_INFO = BUILD_INFO_PATH.slice(1);

/** The releases of one published place, kept below `dataDir`, which is on the same file system. */
export function openReleases(dataDir: string, published: string, publishedAs: PublishedAs) {
  /** Folder of everything about the releases. */
  const folder = join(dataDir, 'releases', toFolderName(relative(dataDir, published)));
  const replaced = join(folder, REPLACED);
  mkdirSync(folder, { recursive: true });

  const toDraftFolder = (): string => join(folder, `${DRAFT}${randomUUID()}`);
  const toRelease = (name: string): Release => ({ name, folder: join(folder, name), site: join(folder, name, SITE) });
  /** Oldest first. */
  const list = (): readonly Release[] =>
    readdirSync(folder)
      .filter((name) => NAME.test(name))
      .toSorted()
      .map(toRelease);
  const listOthers = (kept: Release | null): readonly Release[] => list().filter(({ name }) => name !== kept?.name);

  /** The published one; `null` where nothing of ours is published. */
  function current(): Release | null {
    const target = readLink(published);
    if (target !== null) return list().find(({ site }) => site === target) ?? null;
    const shown = readText(join(published, BUILD_INFO));
    if (shown === null || publishedAs === 'link') return null;
    return list().findLast(({ site }) => readText(join(site, BUILD_INFO)) === shown) ?? null;
  }

  /** The published one, else the last one that was completed. */
  const latest = (): Release | null => current() ?? list().at(-1) ?? null;

  /** A folder for a build, empty or with the site of a release that is not published; `complete` gives it its number. */
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

  /** Makes a release the published one. */
  function publish(release: Release): void {
    const prepared = toDraftFolder();
    if (publishedAs === 'link') symlinkSync(relative(dirname(published), release.site), prepared, 'dir');
    else fillFolder(prepared, new Map(listFiles(release.site).map((file) => [file, { from: join(release.site, file) }])), new Map());
    mkdirSync(dirname(published), { recursive: true });
    // A link is replaced by the rename itself, a folder has to make way.
    if (exists(published) && (readLink(published) === null || publishedAs === 'folder')) {
      removeFolder(replaced);
      renameSync(published, replaced);
    }
    renameSync(prepared, published);
    removeFolder(replaced);
    if (publishedAs === 'folder') for (const other of listOthers(release)) removeFolder(other.folder);
  }

  /** Removes what processes that died have left, and completes a swap that was cut short. The caller holds the lock. */
  function tidy(): void {
    if (exists(replaced) && !exists(published)) renameSync(replaced, published);
    for (const name of readdirSync(folder)) if (name.startsWith(DRAFT) || name === REPLACED) removeFolder(join(folder, name));
  }

  return { folder, publishedAs, current, latest, draft, publish, tidy };
}

/** Another process builds, or moves the published link. */
export class LockedError extends Error {
  constructor() {
    super('another build is under way');
    this.name = 'LockedError';
  }
}

/** Takes the lock, and cleans up after its last holder. Throws a `LockedError`; the returned function releases it. */
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
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true ? resolve(dirname(path), readlinkSync(path)) : null;
}

/** A link counts even where it leads nowhere. */
function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/**
 * Fills a draft with a whole site: what changed is rendered, the rest is shared with the release before. The result is that of a build
 * of everything, byte for byte; only `build.json` says when it was made, and assets of earlier code stay for pages that are still open.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_CODES } from '../../i18n/locales.ts';
import { setBuildContent, type BuildContent } from '../../src/catalogue/current.ts';
import type { Prepared } from '../../src/catalogue/prepare.ts';
import { staleCollections } from '../../src/catalogue/report.ts';
import { isDebugging, type BuildConfig } from '../../src/config/build-config.ts';
import type { Environment } from '../../src/config/variables.ts';
import { BUILD_INFO_PATH, type BuildInfo } from '../../src/contracts/build-info.ts';
import { toPath } from '../../src/routes.ts';
import { toFingerprint } from '../../src/sources/content-parts.ts';
import { toRoutes } from '../../src/views/sitemap.ts';
import { readSecrets } from '../checks/secret-values.ts';
import { openBundle } from './bundle.ts';
import { clearFolder, fillFolder, findIdentical, listFiles, type SharedFile } from './files.ts';
import { digestFiles, findStanding, toInode, untouched, type Digests, type Holding, type Stamps } from './intact.ts';
import { keptAssets } from './kept-assets.ts';
import { splitProfiles } from './profile-paths.ts';
import type { Release } from './releases.ts';
import { renderInTwo } from './render-in-two.ts';
import { openRenderer, type SitePath } from './render.ts';
import { writeState, type KnownRelease } from './state.ts';
import { verify } from './verify.ts';

export interface MakeOptions {
  readonly env: Environment;
  readonly root: string;
  readonly draft: Release;
  /** Folder of the bundled code, below `root`. */
  readonly bundles: string;
  /** The published release. */
  readonly before: KnownRelease | null;
  readonly prepared: Prepared;
  /** When the content was read, in milliseconds since 1970. */
  readonly readAt: number;
  /** Tells this version of the site's code from others. */
  readonly code: string;
  /** What shapes every page besides its content: code and settings. */
  readonly shape: string;
  readonly config: BuildConfig;
  readonly clean: boolean;
}

export interface Made {
  readonly info: BuildInfo;
  /** Files that were rendered, and files that differ from the release before. */
  readonly rendered: number;
  readonly changed: number;
  /** Every file of the site. */
  readonly files: readonly string[];
  /** Of what the draft held already. */
  readonly holding: Holding;
}

const BUILD_INFO = BUILD_INFO_PATH.slice(1);

/** Throws a `RefusedError` for a site that must not be published. */
export async function makeRelease(options: MakeOptions): Promise<Made> {
  const { env, root, draft, prepared, shape, config, clean } = options;
  const before = clean ? null : options.before;
  // Made by the same code with the same settings.
  const alike = before?.state.shape === shape ? before : null;

  const { siteUrl } = config.site;
  const bundle = await openBundle({ root, folder: options.bundles, code: options.code, clean, verbose: isDebugging(env) });
  const intact: Stamps = before?.intact ?? new Map<string, string>();
  const isSame = ({ path, file, key }: SitePath): boolean => key !== null && alike?.state.keys.get(path) === key && intact.has(file);
  const profiles = splitProfiles(prepared.content, isSame);
  const content: BuildContent = { ...prepared.content, profiles: profiles.wanted };
  setBuildContent(content);
  const renderer = await openRenderer(bundle, siteUrl);
  const paths = [...renderer.paths, ...profiles.unchanged];
  const wanted = renderer.paths.filter((path) => !isSame(path));
  const wantedFiles = new Set(wanted.map(({ file }) => file));
  const unchanged = paths.map(({ file }) => file).filter((file) => !wantedFiles.has(file));
  const assets = listFiles(bundle.assets);
  const kept = before === null ? {} : keptAssets(Array.from(intact.keys()), new Set(assets), before.state);

  const staying = new Set([...unchanged, ...assets, ...Object.keys(kept)]);
  const stood = findStanding(draft);
  const left = clearFolder(draft.site, stood.files, (file) => staying.has(file));
  const known = new Map(Array.from(wantedFiles.intersection(intact), (file) => [file, before?.state.digests.get(file) ?? '']));
  const secrets = readSecrets(env);
  const inspected = await renderInTwo(renderer, { bundle, siteUrl, content, paths: wanted, folder: draft.site, known, secrets });

  const siteBefore = before?.release.site ?? null;
  const knownAssets = findIdentical(assets, bundle.assets, siteBefore);
  const fromBefore = [...unchanged, ...wantedFiles.difference(inspected.digests), ...Object.keys(kept)];
  const shared = new Map<string, SharedFile>([
    ...fromBefore.map((file) => [file, { from: `${siteBefore ?? ''}/${file}`, inode: toInode(intact.get(file) ?? '') }] as const),
    ...assets.map((file) => [file, { from: join(bundle.assets, file) }] as const),
  ]);
  const standing = fillFolder(draft.site, shared, left);

  const others = [...assets.filter((file) => !knownAssets.has(file)), BUILD_INFO];
  const changed = new Set([...inspected.digests.keys(), ...others]);
  const files = [...inspected.digests.keys(), ...shared.keys(), BUILD_INFO];
  const info = toInfo(prepared, options.readAt, files);
  writeFileSync(join(draft.site, BUILD_INFO), `${JSON.stringify(info, null, 2)}\n`);
  const findings = verify({
    site: draft.site,
    files,
    changed,
    inspected,
    paths: toPagePaths(content),
    siteUrl,
    secrets,
    before: alike,
  });
  const digests = new Map([...pick(before?.state.digests ?? new Map(), files), ...inspected.digests, ...digestFiles(draft.site, others)]);
  const moved = [...stood.files.keys(), ...files].filter((file) => !standing.has(file));
  const holding = {
    stamps: new Map(intact.entries().filter(([file]) => standing.has(file))),
    folders: untouched(stood.folders, moved),
  };
  writeState(draft, { info, shape, keys: toKeys(paths), keptAssets: kept, digests, ...findings });
  return { info, rendered: wanted.length, changed: changed.size - 1, files, holding };
}

/** Every page that the site must have, whatever the renderer knows of; profiles that stay as they are were not its to forget. */
function toPagePaths({ catalogue, profiles }: BuildContent): readonly string[] {
  const routes = toRoutes(catalogue).filter((route) => route.page !== 'profile' || profiles?.has(route.id) === true);
  return LOCALE_CODES.flatMap((locale) => routes.map((route) => toPath(route, locale)));
}

function toKeys(paths: readonly SitePath[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const { path, key } of paths) if (key !== null) keys.set(path, key);
  return keys;
}

/** The digests of some files alone. */
function pick(digests: Digests, files: readonly string[]): Digests {
  const picked = new Map<string, string>();
  for (const file of files) {
    const digest = digests.get(file);
    if (digest !== undefined) picked.set(file, digest);
  }
  return picked;
}

function toInfo({ parts, report }: Prepared, readAt: number, files: readonly string[]): BuildInfo {
  const records = report.collections.map(({ collection, records: count }) => [collection, count] as const);
  const pages = files.filter((file) => file.endsWith('.html')).length;
  return {
    fingerprint: toFingerprint(parts),
    parts: inOrder(Object.entries(parts)),
    time: new Date(readAt).toISOString(),
    counts: inOrder([...records, ['pages', pages]]),
    stale: staleCollections(report).toSorted(),
  };
}

/** By name: collections end their reading in any order. */
function inOrder<Value>(entries: readonly (readonly [name: string, value: Value])[]): Record<string, Value> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

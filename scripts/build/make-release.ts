/**
 * Fills a draft with a whole site: renders what changed and shares the rest with the release before. The result is the same, byte for byte,
 * as that of a full build, except for the time in `build.json` and the assets of earlier code that open pages still need.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_CODES } from '../../i18n/locales.ts';
import type { Prepared } from '../../src/catalogue/prepare.ts';
import { staleCollections } from '../../src/catalogue/build-summary.ts';
import { isDebugging, type BuildConfig } from '../../src/config/build-config.ts';
import type { Environment } from '../../src/config/variables.ts';
import { BUILD_INFO_PATH, type BuildInfo } from '../../src/contracts/build-info.ts';
import { digest } from '../../src/lib/digest.ts';
import { toPath } from '../../src/routes.ts';
import { toFingerprint } from '../../src/sources/content-parts.ts';
import { toRoutes } from '../../src/views/sitemap.ts';
import { digestFunctions } from './code-digest.ts';
import { clearFolder, fillFolder, findIdentical, type SharedFile } from './files.ts';
import { digestBytes, digestFiles, findStanding, toInode, type Digests, type Stamps } from './undamaged-files.ts';
import { keptAssets } from './kept-assets.ts';
import type { Release } from './releases.ts';
import { openSite } from './renderer.ts';
import type { SitePath } from './site-job.ts';
import { readSecrets } from './secret-values.ts';
import { writeState, type KnownRelease } from './state.ts';
import { verify } from './verify.ts';

export interface MakeOptions {
  readonly env: Environment;
  readonly root: string;
  readonly draft: Release;
  readonly kept: string;
  readonly before: KnownRelease | null;
  readonly prepared: Prepared;
  /** Milliseconds since 1970. */
  readonly readAt: number;
  readonly code: string;
  /** Digest of code and settings, which shape every page. */
  readonly shape: string;
  readonly config: BuildConfig;
  readonly clean: boolean;
  readonly say: (line: string) => void;
}

export interface Made {
  readonly info: BuildInfo;
  /** Counts of files: rendered, and different from the release before. */
  readonly rendered: number;
  readonly changed: number;
  readonly files: readonly string[];
  /** Of files that the draft held already. */
  readonly stamps: Stamps;
}

const BUILD_INFO = BUILD_INFO_PATH.slice(1);

/** Throws a `RefusedError` for a site that must not be published. */
export async function makeRelease(options: MakeOptions): Promise<Made> {
  const { env, root, draft, prepared, shape, config, clean } = options;
  const before = clean ? null : options.before;
  const alike = before?.state.shape === shape ? before : null;

  const { siteUrl } = config.site;
  const intact: Stamps = before?.intact ?? new Map<string, string>();
  const isSame = ({ path, file, key }: SitePath): boolean => key !== null && alike?.state.keys.get(path) === key && intact.has(file);
  const { content } = prepared;
  const { plain } = config;
  const { kept: keptByRenderer, code } = options;
  const job = { root, kept: keptByRenderer, code, shape, clean, plain, verbose: isDebugging(env), content, siteUrl, isSame };
  const { assets: made, paths, render } = await openSite(job, options.say);
  const assets = made.files;
  const wanted = paths.filter((path) => !isSame(path));
  const wantedFiles = new Set(wanted.map(({ file }) => file));
  const unchanged = paths.map(({ file }) => file).filter((file) => !wantedFiles.has(file));
  const own = new Set([...assets, ...paths.map(({ file }) => file)]);
  const kept = before === null ? {} : keptAssets(Array.from(intact.keys()), own, before.state);

  const staying = new Set([...unchanged, ...assets, ...Object.keys(kept)]);
  const left = clearFolder(draft.site, findStanding(draft), (file) => staying.has(file));
  const known = new Map(Array.from(wantedFiles.intersection(intact), (file) => [file, before?.state.digests.get(file) ?? '']));
  const secrets = readSecrets(env);
  const inspected = await render(wanted, { folder: draft.site, known, secrets });

  const siteBefore = before?.release.site ?? null;
  const knownAssets = findIdentical(assets, made.folder, siteBefore);
  const fromBefore = [...unchanged, ...wantedFiles.difference(inspected.digests), ...Object.keys(kept)];
  const shared = new Map<string, SharedFile>([
    ...fromBefore.map((file) => [file, { from: `${siteBefore ?? ''}/${file}`, inode: toInode(intact.get(file) ?? '') }] as const),
    ...assets.map((file) => [file, { from: join(made.folder, file) }] as const),
  ]);
  const standing = fillFolder(draft.site, shared, left);

  const others = assets.filter((file) => !knownAssets.has(file));
  const changed = new Set([...inspected.digests.keys(), ...others, BUILD_INFO]);
  const files = [...inspected.digests.keys(), ...shared.keys(), BUILD_INFO];
  const digests = new Map([...pick(before?.state.digests ?? new Map(), files), ...inspected.digests, ...digestFiles(draft.site, others)]);
  const info = toInfo(prepared, options.readAt, files, toSiteDigest(options, digests, kept));
  writeFileSync(join(draft.site, BUILD_INFO), `${JSON.stringify(info, null, 2)}\n`);
  const findings = verify({
    site: draft.site,
    files,
    changed,
    inspected,
    paths: LOCALE_CODES.flatMap((locale) => toRoutes(content.catalogue).map((route) => toPath(route, locale))),
    siteUrl,
    secrets,
    before: alike,
  });
  digests.set(BUILD_INFO, digestBytes(readFileSync(join(draft.site, BUILD_INFO))));
  const stamps = new Map(intact.entries().filter(([file]) => standing.has(file)));
  writeState(draft, { info, shape, keys: toKeys(paths), keptAssets: kept, digests, ...findings });
  return { info, rendered: wanted.length, changed: changed.size - 1, files, stamps };
}

function toKeys(paths: readonly SitePath[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const { path, key } of paths) if (key !== null) keys.set(path, key);
  return keys;
}

function pick(digests: Digests, files: readonly string[]): Digests {
  const picked = new Map<string, string>();
  for (const file of files) {
    const digest = digests.get(file);
    if (digest !== undefined) picked.set(file, digest);
  }
  return picked;
}

/** Digest of what a deploy publishes. Assets kept for open pages do not count, because they run out. */
function toSiteDigest({ root, code }: MakeOptions, digests: Digests, kept: Readonly<Record<string, number>>): string {
  const files = Array.from(digests).filter(([file]) => file !== BUILD_INFO && !(file in kept));
  return digest([code, digestFunctions(root), files.toSorted(([one], [other]) => (one < other ? -1 : 1))]);
}

function toInfo({ parts, report }: Prepared, readAt: number, files: readonly string[], site: string): BuildInfo {
  const records = report.collections.map(({ collection, records: count }) => [collection, count] as const);
  const pages = files.filter((file) => file.endsWith('.html')).length;
  return {
    fingerprint: toFingerprint(parts),
    site,
    parts: inOrder(Object.entries(parts)),
    time: new Date(readAt).toISOString(),
    counts: inOrder([...records, ['pages', pages]]),
    stale: staleCollections(report).toSorted(),
  };
}

/** By name, because collections end their reading in any order. */
function inOrder<Value>(entries: readonly (readonly [name: string, value: Value])[]): Record<string, Value> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

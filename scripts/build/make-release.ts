/** Fills a draft with a whole site. The bytes equal a full build's, except for the time in
 * `build.json` and assets kept for open pages. */
import { writeFileSync } from 'node:fs';
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
import {
  digestBytes,
  digestFiles,
  findStanding,
  toInode,
  type Digests,
  type Stamps,
} from './undamaged-files.ts';
import { keptAssets } from './kept-assets.ts';
import type { Release } from './releases.ts';
import { openSite } from './renderer.ts';
import type { SitePath } from './site-job.ts';
import { readSecrets, type Secret } from './secret-values.ts';
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
  readonly shape: string;
  readonly config: BuildConfig;
  readonly clean: boolean;
  readonly say: (line: string) => void;
}

export interface Made {
  readonly info: BuildInfo;
  /** Numbers of files rendered, and of files that differ from the last release. */
  readonly rendered: number;
  readonly changed: number;
  readonly files: readonly string[];
  /** Stamps of files that were in the draft before. */
  readonly stamps: Stamps;
}

const BUILD_INFO = BUILD_INFO_PATH.slice(1);

/** Throws a `RefusedError` for a site that must not be published. */
export async function makeRelease(options: MakeOptions): Promise<Made> {
  const { draft, prepared, shape, config } = options;
  const secrets = readSecrets(options.env);
  const plan = await planRelease(options);
  const { before, alike, kept, wanted } = plan;
  const { inspected, files, newAssets, standing } = await fillDraft(draft, plan, secrets);

  const changed = new Set([...inspected.digests.keys(), ...newAssets, BUILD_INFO]);
  const earlier = pick(before?.state.digests ?? new Map(), files);
  const digests = new Map([
    ...earlier,
    ...inspected.digests,
    ...digestFiles(draft.site, newAssets),
  ]);
  const info = toInfo(prepared, options.readAt, files, toSiteDigest(options, digests, kept));
  const text = Buffer.from(`${JSON.stringify(info, null, 2)}\n`);
  writeFileSync(join(draft.site, BUILD_INFO), text);
  const findings = verify({
    site: draft.site,
    files,
    changed,
    inspected,
    paths: LOCALE_CODES.flatMap((locale) =>
      toRoutes(prepared.content.catalogue).map((route) => toPath(route, locale)),
    ),
    siteUrl: config.site.siteUrl,
    secrets,
    before: alike,
  });
  digests.set(BUILD_INFO, digestBytes(text));
  const stamps = new Map(plan.intact.entries().filter(([file]) => standing.has(file)));
  writeState(draft, {
    info,
    shape,
    keys: toKeys(plan.site.paths),
    keptAssets: kept,
    digests,
    ...findings,
  });
  return { info, rendered: wanted.length, changed: changed.size - 1, files, stamps };
}

type Plan = Awaited<ReturnType<typeof planRelease>>;

/** Separates pages to render from pages that the last release has. */
async function planRelease({
  env,
  root,
  kept,
  code,
  shape,
  config,
  clean,
  prepared,
  say,
  ...options
}: MakeOptions) {
  const before = clean ? null : options.before;
  const alike = before?.state.shape === shape ? before : null;
  const intact: Stamps = before?.intact ?? new Map<string, string>();
  const isSame = ({ path, file, key }: SitePath): boolean =>
    key !== null && alike?.state.keys.get(path) === key && intact.has(file);
  const { plain } = config;
  const { content } = prepared;
  const site = await openSite(
    { root, kept, code, shape, clean, plain, verbose: isDebugging(env), content, isSame },
    say,
  );
  const wanted = site.paths.filter((path) => !isSame(path));
  const files = site.paths.map(({ file }) => file);
  const unchanged = Array.from(new Set(files).difference(new Set(wanted.map(({ file }) => file))));
  const own = new Set([...site.assets.files, ...files]);
  const keptFiles = before === null ? {} : keptAssets(Array.from(intact.keys()), own, before.state);
  return { before, alike, intact, site, wanted, unchanged, kept: keptFiles };
}

/** Renders the wanted pages into the draft and links all other files. */
async function fillDraft(
  draft: Release,
  { before, intact, site, wanted, unchanged, kept }: Plan,
  secrets: readonly Secret[],
) {
  const { assets } = site;
  const staying = new Set([...unchanged, ...assets.files, ...Object.keys(kept)]);
  const left = clearFolder(draft.site, findStanding(draft), (file) => staying.has(file));
  const standBefore = wanted.map(({ file }) => file).filter((file) => intact.has(file));
  const known = new Map(standBefore.map((file) => [file, before?.state.digests.get(file) ?? '']));
  const inspected = await site.render(wanted, { folder: draft.site, known, secrets });

  const siteBefore = before?.release.site ?? null;
  const madeAlike = wanted.map(({ file }) => file).filter((file) => !inspected.digests.has(file));
  const shared = new Map<string, SharedFile>();
  for (const file of [...unchanged, ...madeAlike, ...Object.keys(kept)]) {
    shared.set(file, {
      from: `${siteBefore ?? ''}/${file}`,
      inode: toInode(intact.get(file) ?? ''),
    });
  }
  for (const file of assets.files) shared.set(file, { from: join(assets.folder, file) });
  const standing = fillFolder(draft.site, shared, left);

  const files = [...inspected.digests.keys(), ...shared.keys(), BUILD_INFO];
  const knownAssets = findIdentical(assets.files, assets.folder, siteBefore);
  return {
    inspected,
    files,
    newAssets: assets.files.filter((file) => !knownAssets.has(file)),
    standing,
  };
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

/** Digests what a deploy publishes, without kept assets, which expire. */
function toSiteDigest(
  { root, code }: MakeOptions,
  digests: Digests,
  kept: Readonly<Record<string, number>>,
): string {
  const files = Array.from(digests).filter(([file]) => file !== BUILD_INFO && !(file in kept));
  return digest([
    code,
    digestFunctions(root),
    files.toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);
}

function toInfo(
  { parts, report }: Prepared,
  readAt: number,
  files: readonly string[],
  site: string,
): BuildInfo {
  const records = report.collections.map(
    ({ collection, records: count }) => [collection, count] as const,
  );
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

/** Sorts by name, because collections finish in any order. */
function inOrder<Value>(
  entries: readonly (readonly [name: string, value: Value])[],
): Record<string, Value> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

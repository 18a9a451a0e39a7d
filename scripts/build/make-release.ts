/**
 * Fills a draft with a whole site: what changed is rendered, the rest is shared with the release before. The result is that of a build
 * of everything, byte for byte; only `build.json` says when it was made, and assets of earlier code stay for pages that are still open.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Prepared } from '../../src/catalogue/prepare.ts';
import { staleCollections } from '../../src/catalogue/report.ts';
import type { BuildConfig } from '../../src/config/build-config.ts';
import type { Environment } from '../../src/config/variables.ts';
import { BUILD_INFO_PATH, type BuildInfo } from '../../src/contracts/build-info.ts';
import { toFingerprint } from '../../src/sources/content-parts.ts';
import { readSecrets } from '../checks/secret-values.ts';
import { fillFolder, findIdentical, listFiles, removeFolder } from './files.ts';
import { keptAssets } from './kept-assets.ts';
import { toPageKeys } from './page-keys.ts';
import type { Release } from './releases.ts';
import { renderSite } from './render.ts';
import { writeState, type KnownRelease } from './state.ts';
import { verify } from './verify.ts';

export interface MakeOptions {
  readonly env: Environment;
  readonly root: string;
  readonly draft: Release;
  /** The published release. */
  readonly before: KnownRelease | null;
  readonly prepared: Prepared;
  /** When the content was read, in milliseconds since 1970. */
  readonly readAt: number;
  /** What shapes every page besides its content. */
  readonly shape: string;
  readonly config: BuildConfig;
  readonly clean: boolean;
  readonly allowShrink: boolean;
}

export interface Made {
  readonly info: BuildInfo;
  /** Files that were rendered, and files that differ from the release before. */
  readonly rendered: number;
  readonly changed: number;
}

const BUILD_INFO = BUILD_INFO_PATH.slice(1);

/** Throws a `RefusedError` for a site that must not be published. */
export async function makeRelease(options: MakeOptions): Promise<Made> {
  const { env, root, draft, prepared, shape, config, clean } = options;
  const before = clean ? null : options.before;
  const year = new Date(options.readAt).getUTCFullYear();
  const keys = toPageKeys(prepared.content.catalogue, prepared.content.digests, year);

  const filesBefore = before === null ? [] : listFiles(before.release.site);
  const present = new Set(filesBefore);
  const isSame = ({ path, file }: { path: string; file: string }): boolean =>
    before?.state.shape === shape && keys.has(path) && before.state.keys[path] === keys.get(path) && present.has(file);
  const rendered = join(draft.folder, 'rendered');
  const paths = await renderSite({
    root,
    folder: rendered,
    siteUrl: config.site.siteUrl,
    isWanted: (path) => !isSame(path),
    verbose: env['DEBUG'] !== undefined,
  });

  const made = listFiles(rendered);
  const identical = before === null ? new Set<string>() : findIdentical(made, rendered, before.release.site);
  const changed = new Set(made.filter((file) => !identical.has(file)));
  const assets = before === null ? {} : keptAssets(filesBefore, new Set(made), before.state);
  const shared = before === null ? [] : [...paths.filter(isSame).map(({ file }) => file), ...identical, ...Object.keys(assets)];
  fillFolder(draft.site, {
    shared: new Map(shared.map((file) => [file, join(before?.release.site ?? '', file)])),
    moved: new Map(Array.from(changed, (file) => [file, join(rendered, file)])),
  });
  removeFolder(rendered);

  const files = [...changed, ...shared, BUILD_INFO];
  const info = toInfo(prepared, options.readAt, files);
  writeFileSync(join(draft.site, BUILD_INFO), `${JSON.stringify(info, null, 2)}\n`);
  changed.add(BUILD_INFO);
  const findings = verify({
    site: draft.site,
    files,
    changed,
    paths: keys.keys(),
    siteUrl: config.site.siteUrl,
    secrets: readSecrets(env),
    before: options.before?.state ?? null,
    allowShrink: options.allowShrink,
  });
  writeState(draft, { info, shape, keys: Object.fromEntries(keys), keptAssets: assets, ...findings });
  return { info, rendered: paths.filter((path) => !isSame(path)).length, changed: changed.size - 1 };
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

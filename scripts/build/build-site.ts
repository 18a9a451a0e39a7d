/** One build of the site, from the services' content to the published folder. A build that fails
 * leaves what is published as it was. */
import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatReport, staleCollections } from '../../src/catalogue/build-summary.ts';
import { openCopies } from '../../src/catalogue/copies.ts';
import { setBuildContent } from '../../src/catalogue/current.ts';
import { loadCatalogue, type Loaded } from '../../src/catalogue/load-catalogue.ts';
import { CATALOGUE_FILE, isDebugging, readBuildConfig } from '../../src/config/build-config.ts';
import { toDigestKey } from '../../src/config/services.ts';
import type { SiteSettings } from '../../src/config/site-settings.ts';
import type { Environment } from '../../src/config/variables.ts';
import { BUILD_INFO_PATH, type BuildInfo } from '../../src/contracts/build-info.ts';
import { digest } from '../../src/lib/digest.ts';
import {
  asComplete,
  sealParts,
  toFingerprint,
  type ContentParts,
} from '../../src/sources/content-parts.ts';
import { checkSite } from './check-site.ts';
import { digestCode, digestFunctions } from './code-digest.ts';
import { takeLock } from './lock.ts';
import {
  isInPlace,
  mendPublished,
  notePublished,
  publish,
  readPublished,
  toText,
} from './published.ts';
import { render, type Rendered } from './render.ts';

/** About a thousand talents. */
const MOST_RULES = 4_000;

export interface BuildOptions {
  readonly env: Environment;
  readonly root: string;
  readonly out: string;
  /** Holds all that is kept between builds; serves one published place. */
  readonly dataDir: string;
  /** Leaves what is published where neither content nor code has changed since. */
  readonly onlyIfChanged?: boolean;
  /** Uses nothing of an earlier build. */
  readonly clean?: boolean;
  readonly allowShrink?: boolean;
  /** Shows the demo: its people are compared with no other release, nor are others with them. */
  readonly isDemo?: boolean;
  readonly say?: (line: string) => void;
}

export interface Built {
  readonly result: 'published' | 'unchanged';
  /** Collections read from their last good copies. */
  readonly stale: readonly string[];
  readonly pages: number;
}

/** Builds and publishes. Throws an error whose message is the reason in one line. */
export async function buildSite(options: BuildOptions): Promise<Built> {
  const { dataDir, say = console.log } = options;
  const unlock = takeLock(join(dataDir, 'build/lock'), say);
  try {
    return await buildInTurn({ say, ...options });
  } finally {
    unlock();
  }
}

async function buildInTurn(
  options: BuildOptions & Required<Pick<BuildOptions, 'say'>>,
): Promise<Built> {
  const { env, root, out, dataDir, say, onlyIfChanged = false, allowShrink = false } = options;
  const { isDemo = false } = options;
  const config = readBuildConfig(env);
  const { panel, talent } = config.services;
  const key = toDigestKey(config.services);
  const code = digestCode(root);
  const shape = digest([code, config.site]);
  mendPublished(out);
  const last = readPublished(dataDir);
  const current = last !== null && onlyIfChanged && isInPlace(last, out) ? last : null;
  // A site made from copies is published again as soon as every service answers.
  const isStale = (current?.info.stale.length ?? 0) > 0;
  /** An unreadable collection alone must not publish the others again. */
  const isShown = (parts: ContentParts): boolean =>
    current?.shape === shape &&
    [parts, asComplete(parts)].some(
      (shown) => toFingerprint(sealParts(shown, key)) === current.info.fingerprint,
    );
  const toUnchanged = (stale: readonly string[]): Built => ({
    result: 'unchanged',
    stale,
    pages: current?.info.counts['pages'] ?? 0,
  });

  say(`Reading the content of ${Array.from(new Set([panel.url, talent.url])).join(' and ')}`);
  const readAt = Date.now();
  const copies = openCopies(join(dataDir, CATALOGUE_FILE), say);
  const loaded = await loadCatalogue<Built>(
    {
      ...config,
      copies,
      lastRelease: isDemo ? null : (last?.record ?? null),
      allowShrink,
    },
    (parts) => (!isStale && isShown(parts) ? toUnchanged([]) : null),
  );
  if ('result' in loaded) return loaded;
  for (const line of formatReport(loaded.report)) say(line);
  const stale = staleCollections(loaded.report).toSorted();
  const isFresher = isStale && stale.length === 0;
  const built =
    isShown(loaded.parts) && !isFresher
      ? toUnchanged(stale)
      : await renderAndPublish(options, loaded, {
          settings: config.site,
          key,
          code,
          shape,
          readAt,
        });
  // Only a checked site shows that the answers are good.
  copies.save();
  return built;
}

interface Stamp {
  readonly settings: SiteSettings;
  readonly key: string;
  readonly code: string;
  readonly shape: string;
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

async function renderAndPublish(
  { env, root, out, dataDir, clean = false, isDemo = false, say = console.log }: BuildOptions,
  loaded: Loaded,
  { settings, key, code, shape, readAt }: Stamp,
): Promise<Built> {
  const { catalogue, record } = loaded;
  setBuildContent({ catalogue, settings });
  const once = async (isClean: boolean): Promise<Rendered> => {
    say('Rendering');
    const folder = join(dataDir, 'build');
    const made = await render({ root, folder, shape, clean: isClean, verbose: isDebugging(env) });
    try {
      checkSite({ ...made, place: out, catalogue, siteUrl: settings.siteUrl, env });
      return made;
    } catch (error) {
      if (made.isClean) throw error;
      say(`${error instanceof Error ? error.message : String(error)}: rendering everything again`);
      return once(true);
    }
  };
  const { site, files } = await once(clean);
  const rules = readFileSync(join(site, '_redirects'), 'utf8').split('\n').length - 1;
  if (rules > MOST_RULES)
    say(
      `${rules} rules in _redirects: the host looks at each of them, and ${MOST_RULES} are enough`,
    );
  const info = toInfo(loaded, key, readAt, {
    pages: files.filter((file) => file.endsWith('.html')).length,
    site: digest([code, digestFunctions(root), digestFiles(site, files)]),
  });
  writeFileSync(join(site, BUILD_INFO_PATH), toText(info));
  publish(site, Array.from(new Set([...files, BUILD_INFO_PATH.slice(1)])), out);
  notePublished(dataDir, { info, shape, record: isDemo ? null : record });
  const { stale, counts } = info;
  const pages = counts['pages'] ?? 0;
  say(`Published ${pages} pages${stale.length === 0 ? '' : `, STALE: ${stale.join(', ')}`}`);
  return { result: 'published', stale, pages };
}

/** Digests what a deploy shows. Assets are named by their digest, and older ones stay for a while. */
function digestFiles(site: string, files: readonly string[]): readonly (readonly string[])[] {
  return files
    .filter((file) => !file.startsWith('_astro/') && file !== BUILD_INFO_PATH.slice(1))
    .toSorted()
    .map((file) => [file, hash('sha256', readFileSync(join(site, file)))]);
}

function toInfo(
  { parts, report }: Loaded,
  key: string,
  readAt: number,
  { pages, site }: { readonly pages: number; readonly site: string },
): BuildInfo {
  const sealed = sealParts(parts, key);
  const records = report.collections.map(
    ({ collection, records: count }) => [collection, count] as const,
  );
  return {
    fingerprint: toFingerprint(sealed),
    site,
    parts: inOrder(Object.entries(sealed)),
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

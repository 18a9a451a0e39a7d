import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  formatReport,
  staleCollections,
  type LoadReport,
} from '../../src/catalogue/load-report.ts';
import { openCopies, type Copies } from '../../src/catalogue/copies.ts';
import { setBuildContent } from '../../src/catalogue/current.ts';
import { loadCatalogue, type Loaded, type LoadParts } from '../../src/catalogue/load-catalogue.ts';
import { toPublishedMinors } from '../../src/catalogue/minors-memory.ts';
import { CATALOGUE_FILE, isDebugging, readBuildConfig } from '../../src/config/build-config.ts';
import { toMinorsSecret } from '../../src/config/services.ts';
import type { Environment } from '../../src/config/variables.ts';
import { BUILD_INFO_PATH, type BuildInfo } from '../../src/contracts/build-info.ts';
import { digest } from '../../src/lib/digest.ts';
import { toErrorMessage } from '../../src/lib/errors.ts';
import { createAlert } from '../../src/gateway/alert.ts';
import { toStable } from '../../src/sources/changing-addresses.ts';
import { tellOfOldContent } from './alarm.ts';
import { checkSite, type MadeSite } from './check-site.ts';
import { digestCode } from './code-digest.ts';
import { takeLock } from './lock.ts';
import {
  checkPlace,
  isInPlace,
  loadMinors,
  mendPublished,
  nextTo,
  notePublished,
  publish,
  readPublished,
  removeFolder,
  formatInfo,
  type FileDigests,
  type Published,
} from './published.ts';
import { render, type Rendering } from './render.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Each has eight rules in `_redirects`, which delay every request. */
const MOST_TALENTS = 1_000;

export interface BuildOptions {
  readonly env: Environment;
  readonly out: string;
  readonly dataDir: string;
  /** Renders nothing with the published fingerprint, publishes nothing with the published pages,
   * unless staleness ends. */
  readonly onlyIfChanged?: boolean;
  readonly clean?: boolean;
  readonly allowShrink?: boolean;
  readonly allowGrown?: LoadParts['allowGrown'];
  /** What is remembered of its people must not meet an agency's. */
  readonly isDemo?: boolean;
  readonly say?: (line: string) => void;
}

export interface Built {
  readonly result: 'published' | 'unchanged';
  readonly stale: readonly string[];
  readonly doubts: readonly string[];
  readonly pages: number;
}

export async function buildSite(options: BuildOptions): Promise<Built> {
  const { env, out, dataDir, onlyIfChanged = false, isDemo = false, say = console.log } = options;
  const folder = join(dataDir, 'build');
  checkPlace(out);
  using _lock = await takeLock(join(folder, 'lock'), say);
  const config = readBuildConfig(env);
  const { services, site: settings } = config;
  const codeDigest = digest([digestCode(ROOT), settings]);
  mendPublished(out);
  const published = readPublished(dataDir);
  const inPlace =
    onlyIfChanged && published !== null && isInPlace(published, out) ? published : null;

  const time = new Date().toISOString();
  const copies = openCopies(join(dataDir, CATALOGUE_FILE), say);
  const { catalogue, report, memory } = await readContent(options, config, copies, published);
  const { doubts } = report;
  const stale = staleCollections(report).toSorted();
  const fingerprint = digest([codeDigest, toStable(catalogue)]);
  const end = async (result: Built['result'], pages: number): Promise<Built> => {
    // Only now: bad answers would have failed the check.
    copies.save();
    await tellOfOldContent({ report, folder, alert: createAlert(config.alertUrl), say });
    return { result, stale, doubts, pages };
  };
  // When staleness ends, build.json must say so, though no page has changed.
  const isFresher = inPlace !== null && inPlace.info.stale.length > 0 && stale.length === 0;
  if (inPlace?.fingerprint === fingerprint && !isFresher)
    return end('unchanged', inPlace.info.counts['pages'] ?? 0);

  setBuildContent({ catalogue, settings });
  const site = nextTo(out);
  const earlier = published?.files ?? {};
  const files = await renderChecked(
    { site, folder, codeDigest, clean: options.clean ?? false, verbose: isDebugging(env) },
    { site, checkedBefore: earlier, catalogue, siteUrl: settings.siteUrl, env, say },
  );
  if (catalogue.talents.length > MOST_TALENTS) sayRules(site, say);
  const made = Object.keys(files).filter((file) => file.endsWith('.html'));
  const pages = made.length;
  // `_astro/` holds earlier builds' files, too.
  const shown = Object.entries(files).filter(([file]) => !file.startsWith('_astro/'));
  const siteDigest = digest([codeDigest, shown.toSorted()]);
  const state = { fingerprint, files, memory: isDemo ? null : memory };
  if (inPlace?.info.site === siteDigest && !isFresher) {
    removeFolder(site);
    notePublished(dataDir, { ...state, info: inPlace.info });
    say('No page has changed');
    return end('unchanged', pages);
  }
  const info = {
    fingerprint,
    site: siteDigest,
    time,
    counts: { ...toCounts(report), pages },
    stale,
    minors: toPublishedMinors(memory, toMinorsSecret(services)),
  };
  writeFileSync(join(site, BUILD_INFO_PATH), formatInfo(info));
  publish(out);
  notePublished(dataDir, { ...state, info });
  const changed = made.filter((page) => files[page] !== earlier[page]).length;
  const told = stale.length === 0 ? '' : `, STALE: ${stale.join(', ')}`;
  say(`Published ${pages} pages, ${changed} of them changed${told}`);
  return end('published', pages);
}

async function readContent(
  options: BuildOptions,
  config: ReturnType<typeof readBuildConfig>,
  copies: Copies,
  published: Published | null,
): Promise<Loaded> {
  const { env, out, isDemo = false, say = console.log } = options;
  const { allowShrink = false, allowGrown = new Set() } = options;
  const { panel, talent } = config.services;
  say(`Reading the content of ${Array.from(new Set([panel.url, talent.url])).join(' and ')}`);
  const loaded = await loadCatalogue({
    ...config,
    copies,
    publishedMemory: isDemo ? null : (published?.memory ?? null),
    loadPublishedMinors: async () => (isDemo ? [] : loadMinors(out, env)),
    allowShrink,
    allowGrown,
  });
  for (const line of formatReport(loaded.report)) say(line);
  return loaded;
}

async function renderChecked(rendering: Rendering, made: MadeSite): Promise<FileDigests> {
  made.say('Rendering');
  const isClean = await render(rendering);
  try {
    return checkSite(made);
  } catch (error) {
    if (isClean) throw error;
    made.say(`${toErrorMessage(error)}: rendering everything again`);
    return renderChecked({ ...rendering, clean: true }, made);
  }
}

function sayRules(site: string, say: (line: string) => void): void {
  const rules = readFileSync(join(site, '_redirects'), 'utf8').split('\n').length - 1;
  say(`${rules} rules in _redirects delay requests: the site is made for ${MOST_TALENTS} talents`);
}

function toCounts({ collections }: LoadReport): BuildInfo['counts'] {
  return Object.fromEntries(collections.map(({ collection, records }) => [collection, records]));
}

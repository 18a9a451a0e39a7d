import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatReport, staleCollections } from '../../src/catalogue/build-summary.ts';
import { openCopies } from '../../src/catalogue/copies.ts';
import { setBuildContent } from '../../src/catalogue/current.ts';
import { loadCatalogue } from '../../src/catalogue/load-catalogue.ts';
import { toPublishedMinors } from '../../src/catalogue/minors-memory.ts';
import { CATALOGUE_FILE, isDebugging, readBuildConfig } from '../../src/config/build-config.ts';
import { toMinorsKey } from '../../src/config/services.ts';
import type { Environment } from '../../src/config/variables.ts';
import { BUILD_INFO_PATH } from '../../src/contracts/build-info.ts';
import { digest } from '../../src/lib/digest.ts';
import { toErrorMessage } from '../../src/lib/errors.ts';
import { createAlert } from '../../src/gateway/alert.ts';
import { toStable } from '../../src/sources/changing-addresses.ts';
import { tellKept } from './alarm.ts';
import { checkSite } from './check-site.ts';
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
} from './published.ts';
import { render } from './render.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Each has eight rules in `_redirects`, which delay every request. */
const MOST_TALENTS = 1_000;

export interface BuildOptions {
  readonly env: Environment;
  readonly out: string;
  readonly dataDir: string;
  readonly onlyIfChanged?: boolean;
  readonly clean?: boolean;
  readonly allowShrink?: boolean;
  readonly allowGrown?: ReadonlySet<string>;
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
  const { env, out, dataDir, say = console.log, isDemo = false } = options;
  const { onlyIfChanged = false, allowShrink = false, allowGrown = new Set() } = options;
  const folder = join(dataDir, 'build');
  checkPlace(out);
  using _lock = await takeLock(join(folder, 'lock'), say);
  const config = readBuildConfig(env);
  const { services, site: settings } = config;
  const key = toMinorsKey(services);
  const codeDigest = digest([digestCode(ROOT), settings]);
  mendPublished(out);
  const published = readPublished(dataDir);
  const comparable =
    onlyIfChanged && published !== null && isInPlace(published, out) ? published : null;

  const addresses = new Set([services.panel.url, services.talent.url]);
  say(`Reading the content of ${Array.from(addresses).join(' and ')}`);
  const time = new Date().toISOString();
  const copies = openCopies(join(dataDir, CATALOGUE_FILE), say);
  const lastRelease = isDemo ? null : (published?.memory ?? null);
  const loadPublishedMinors = async () => (isDemo ? [] : loadMinors(out, env));
  const allowed = { allowShrink, allowGrown };
  const parts = { ...config, copies, lastRelease, loadPublishedMinors, ...allowed };
  const { catalogue, report, memory } = await loadCatalogue(parts);
  for (const line of formatReport(report)) say(line);
  const { doubts } = report;
  const stale = staleCollections(report).toSorted();
  // Of content and code; `siteDigest` is of what came out, which may be the same.
  const fingerprint = digest([codeDigest, toStable(catalogue)]);
  const alert = createAlert(config.alertUrl);
  const end = async (result: Built['result'], pages: number): Promise<Built> => {
    // Only a checked site shows that the answers are good.
    copies.save();
    await tellKept({ report, folder, alert, say });
    return { result, stale, doubts, pages };
  };
  // The pages may be the same, but build.json has to say that nothing is stale.
  const isFresher = comparable !== null && comparable.info.stale.length > 0 && stale.length === 0;
  if (comparable?.fingerprint === fingerprint && !isFresher)
    return end('unchanged', comparable.info.counts['pages'] ?? 0);

  setBuildContent({ catalogue, settings });
  const site = nextTo(out);
  const make = async (clean: boolean): Promise<FileDigests> => {
    say('Rendering');
    const isClean = await render({ site, folder, codeDigest, clean, verbose: isDebugging(env) });
    try {
      const checked = published?.files ?? {};
      return checkSite({ site, checked, catalogue, siteUrl: settings.siteUrl, env, say });
    } catch (error) {
      if (isClean) throw error;
      say(`${toErrorMessage(error)}: rendering everything again`);
      return make(true);
    }
  };
  const files = await make(options.clean ?? false);
  if (catalogue.talents.length > MOST_TALENTS) {
    const rules = readFileSync(join(site, '_redirects'), 'utf8').split('\n').length - 1;
    say(
      `${rules} rules in _redirects delay requests: the site is made for ${MOST_TALENTS} talents`,
    );
  }
  const made = Object.keys(files).filter((file) => file.endsWith('.html'));
  const changed = made.filter((page) => files[page] !== published?.files[page]).length;
  const pages = made.length;
  const counts = report.collections.map(
    ({ collection, records }) => [collection, records] as const,
  );
  const shown = Object.entries(files).filter(([file]) => !file.startsWith('_astro/'));
  const siteDigest = digest([codeDigest, shown.toSorted()]);
  const state = { fingerprint, files, memory: isDemo ? null : memory };
  if (comparable?.info.site === siteDigest && !isFresher) {
    removeFolder(site);
    notePublished(dataDir, { ...state, info: comparable.info });
    say('No page has changed');
    return end('unchanged', pages);
  }
  const info = {
    fingerprint,
    site: siteDigest,
    time,
    counts: { ...Object.fromEntries(counts), pages },
    stale,
    minors: toPublishedMinors(memory, key),
  };
  writeFileSync(join(site, BUILD_INFO_PATH), formatInfo(info));
  publish(out);
  notePublished(dataDir, { ...state, info });
  const told = stale.length === 0 ? '' : `, STALE: ${stale.join(', ')}`;
  say(`Published ${pages} pages, ${changed} of them changed${told}`);
  return end('published', pages);
}

/** Astro's build into a new folder: unchanged pages come from its cache. */
import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { toReason } from './failure-reason.ts';
import { listFiles, removeFolder } from './published.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Milliseconds for which pages that are open may load the files of an earlier site. */
const ASSET_LIFE = 7 * 24 * 60 * 60_000;

/** Switches the experiment on after Astro's validation, because versions that do not know it refuse
 * the setting. */
const INCREMENTAL: AstroIntegration = {
  name: 'incremental-build',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ experimental: { incrementalBuild: true } });
    },
  },
};

export interface Rendering {
  /** Where the site is made. */
  readonly site: string;
  /** What the renderer keeps between builds. */
  readonly folder: string;
  /** Digest of code and settings: pages of another shape do not fit. */
  readonly shape: string;
  readonly clean: boolean;
  readonly verbose: boolean;
}

/** Renders the content that is set. Tells whether nothing of an earlier build was used. */
export async function render(rendering: Rendering): Promise<boolean> {
  const { site, folder, shape, clean, verbose } = rendering;
  const cacheDir = join(folder, 'astro');
  /** There while the cache fits itself: a build that is killed leaves new pages under old keys. */
  const mark = join(folder, 'whole');
  const isClean = clean || !existsSync(mark) || readFileSync(mark, 'utf8') !== shape;
  for (const remains of [mark, site, ...(isClean ? [cacheDir] : [])]) removeFolder(remains);
  // Slow to load, and most runs end before they need it.
  const { build } = await import('astro');
  // A shell may have another one left.
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  await build({
    root: ROOT,
    outDir: site,
    cacheDir,
    integrations: [INCREMENTAL],
    logLevel: verbose ? 'info' : 'warn',
  })
    .catch((error: unknown) => {
      throw new Error(toReason(error), { cause: error });
    })
    .finally(() => {
      if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
      else process.env['NODE_ENV'] = NODE_ENV;
    });
  writeFileSync(mark, shape);
  addEarlierAssets(join(site, '_astro'), join(folder, 'assets'));
  return isClean;
}

/** Copies this build's assets into `kept`, and what else the last week's builds made back. */
function addEarlierAssets(assets: string, kept: string): void {
  const times = { recursive: true, preserveTimestamps: true };
  cpSync(assets, kept, times);
  for (const file of listFiles(kept))
    if (statSync(join(kept, file)).mtimeMs < Date.now() - ASSET_LIFE) rmSync(join(kept, file));
  cpSync(kept, assets, { ...times, force: false });
}

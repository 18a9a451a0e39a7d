import { cpSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { toReason } from './failure-reason.ts';
import { listFiles, readText, removeFolder } from './published.ts';

const ROOT = join(import.meta.dirname, '../..');
const ASSET_LIFE = 7 * 24 * 60 * 60_000;

/** Added after Astro's validation, which refuses it in some versions. */
const INCREMENTAL: AstroIntegration = {
  name: 'incremental-build',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ experimental: { incrementalBuild: true } });
    },
  },
};

export interface Rendering {
  readonly site: string;
  readonly folder: string;
  readonly codeDigest: string;
  readonly clean: boolean;
  readonly verbose: boolean;
}

export async function render(rendering: Rendering): Promise<boolean> {
  const { site, folder, codeDigest, clean, verbose } = rendering;
  const cacheDir = join(folder, 'astro');
  /** A killed build leaves new pages under old keys, and no mark. */
  const mark = join(folder, 'whole');
  const isClean = clean || readText(mark) !== codeDigest;
  for (const remains of [mark, site, ...(isClean ? [cacheDir] : [])]) removeFolder(remains);
  const { build } = await import('astro');
  process.env['NODE_ENV'] = 'production';
  await build({
    root: ROOT,
    outDir: site,
    cacheDir,
    integrations: [INCREMENTAL],
    logLevel: verbose ? 'info' : 'warn',
  }).catch((error: unknown) => {
    throw new Error(toReason(error), { cause: error });
  });
  writeFileSync(mark, codeDigest);
  addEarlierAssets(join(site, '_astro'), join(folder, 'assets'));
  return isClean;
}

/** Open pages may still load what the last week's builds made. */
function addEarlierAssets(assets: string, kept: string): void {
  const times = { recursive: true, preserveTimestamps: true };
  cpSync(assets, kept, times);
  for (const file of listFiles(kept))
    if (statSync(join(kept, file)).mtimeMs < Date.now() - ASSET_LIFE) rmSync(join(kept, file));
  cpSync(kept, assets, { ...times, force: false });
}

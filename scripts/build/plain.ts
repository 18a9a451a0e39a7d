/**
 * The site by Astro's own build, through public API alone. It makes every file each time; where this version of Astro has a cache, it
 * restores pages whose key is unchanged.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { listFiles, removeFolder } from './files.ts';
import type { Site, SiteJob } from './site-job.ts';
import { createPageWriter } from './write-pages.ts';

/** Set after Astro has validated its settings, because another version refuses an experiment that it does not know. */
const INCREMENTAL: AstroIntegration = {
  name: 'incremental-build',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ experimental: { incrementalBuild: true } });
    },
  },
};

export async function openPlainSite({ root, kept, shape, clean, verbose, content }: SiteJob): Promise<Site> {
  const cacheDir = join(kept, `astro-${shape}`);
  // Keys tell contents apart, not codes or settings.
  if (clean || !existsSync(cacheDir)) removeFolder(kept);
  const made = join(kept, 'unfinished');
  removeFolder(made);
  const { build } = await import('astro');
  await build({ root, outDir: made, cacheDir, integrations: [INCREMENTAL], logLevel: verbose ? 'info' : 'warn' });
  const files = listFiles(made);
  return {
    assets: { folder: made, files: [] },
    paths: files.map((file) => ({ path: `/${file}`, file, key: null })),
    render: (wanted, into) => {
      const { write, found } = createPageWriter(into, content.settings);
      for (const { file } of wanted) write(file, readFileSync(join(made, file)));
      removeFolder(made);
      return Promise.resolve(found());
    },
  };
}

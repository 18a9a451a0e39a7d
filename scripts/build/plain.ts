/**
 * The site by Astro's own build, through public API alone. It makes every file each time; where this version of Astro has a cache, it
 * restores pages whose key is unchanged.
 */
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { listFiles, removeFolder } from './files.ts';
import { createInspector } from './inspect.ts';
import { digestBytes } from './undamaged-files.ts';
import type { Site, SiteJob } from './site-job.ts';

/** Set after Astro has validated its settings, because another version refuses an experiment that it does not know. */
const INCREMENTAL: AstroIntegration = {
  name: 'incremental-build',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ experimental: { incrementalBuild: true } });
    },
  },
};

export async function openPlainSite({ root, kept, shape, clean, verbose, siteUrl }: SiteJob): Promise<Site> {
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
    render: (wanted, { folder, known, secrets }) => {
      const inspector = createInspector(siteUrl, secrets);
      for (const { file } of wanted) {
        const bytes = readFileSync(join(made, file));
        const digest = digestBytes(bytes);
        if (known.get(file) === digest) continue;
        const target = join(folder, file);
        mkdirSync(dirname(target), { recursive: true });
        // Astro copies public files into this folder, so no other file shares the one that is moved.
        renameSync(join(made, file), target);
        inspector.inspect(file, bytes, digest);
      }
      removeFolder(made);
      return Promise.resolve(inspector.found());
    },
  };
}

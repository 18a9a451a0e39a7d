/** Builds the site with Astro's public API: writes every file, but may restore pages from Astro's
 * cache by key. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { listFiles, removeFolder } from './files.ts';
import type { Site, SiteJob } from './site-job.ts';
import { createPageWriter } from './write-pages.ts';

/** Set after Astro's validation, because other versions refuse an unknown experiment. */
const INCREMENTAL: AstroIntegration = {
  name: 'incremental-build',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ experimental: { incrementalBuild: true } });
    },
  },
};

export async function openPlainSite({
  root,
  kept,
  shape,
  clean,
  verbose,
  content,
}: SiteJob): Promise<Site> {
  const cacheDir = join(kept, `astro-${shape}`);
  // Keys cover content only, not code or settings.
  if (clean || !existsSync(cacheDir)) removeFolder(kept);
  const made = join(kept, 'unfinished');
  removeFolder(made);
  const { build } = await import('astro');
  await build({
    root,
    outDir: made,
    cacheDir,
    integrations: [INCREMENTAL],
    logLevel: verbose ? 'info' : 'warn',
  });
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

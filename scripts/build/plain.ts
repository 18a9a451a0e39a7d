/**
 * The site by Astro's own build, which uses nothing of Astro that is not public. It makes every file each time, but restores pages whose
 * key is that of the build before from its own cache, where this version of Astro has one.
 */
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { listFiles, removeFolder } from './files.ts';
import { createInspector } from './inspect.ts';
import { digestBytes } from './intact.ts';
import type { Site, SiteJob } from './renderer.ts';

/** Set past Astro's look at its settings, which refuses an experiment that another version does not know. */
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
  // Keys tell one content from another, not one code or one site's settings.
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
        // Astro copies into this folder, so that no other file shares what is moved away.
        renameSync(join(made, file), target);
        inspector.inspect(file, bytes, digest);
      }
      removeFolder(made);
      return Promise.resolve(inspector.found());
    },
  };
}

/** Astro's build, in a folder that stays: unchanged pages are left as they are. */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles, removeFolder } from './published.ts';

const ASSETS = '_astro/';
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
  readonly root: string;
  /** The renderer's own folder. */
  readonly folder: string;
  /** Digest of code and settings: pages of another shape do not fit. */
  readonly shape: string;
  readonly clean: boolean;
  readonly verbose: boolean;
}

export interface Rendered {
  readonly site: string;
  readonly files: readonly string[];
  /** Nothing of an earlier build was used. */
  readonly isClean: boolean;
}

/** Renders the content that is set. */
export async function render({
  root,
  folder,
  shape,
  clean,
  verbose,
}: Rendering): Promise<Rendered> {
  const site = join(folder, 'site');
  const cacheDir = join(folder, 'astro');
  /** There while the folder holds a whole site. */
  const mark = join(folder, 'whole');
  const isClean = clean || !existsSync(mark) || readFileSync(mark, 'utf8') !== shape;
  rmSync(mark, { force: true });
  if (isClean) {
    removeFolder(cacheDir);
    for (const file of listFiles(site)) if (!file.startsWith(ASSETS)) rmSync(join(site, file));
  }
  const startedAt = Date.now();
  const made = new Set(listFiles(join(root, 'public')));
  // Slow to load, and most runs end before they need it.
  const { build } = await import('astro');
  await build({
    root,
    outDir: site,
    cacheDir,
    integrations: [INCREMENTAL, namingFiles(site, made)],
    logLevel: verbose ? 'info' : 'warn',
    vite: { build: { emptyOutDir: false } },
  });
  for (const file of listFiles(site)) {
    const stays = file.startsWith(ASSETS)
      ? statSync(join(site, file)).mtimeMs > startedAt - ASSET_LIFE
      : made.has(file);
    if (!stays) rmSync(join(site, file));
  }
  writeFileSync(mark, shape);
  return { site, files: listFiles(site), isClean };
}

/** Adds the files that the routes made, unchanged ones too. */
function namingFiles(site: string, made: Set<string>): AstroIntegration {
  return {
    name: 'naming-files',
    hooks: {
      'astro:build:done': ({ assets }) => {
        for (const url of Array.from(assets.values()).flat())
          made.add(
            fileURLToPath(url)
              .slice(site.length + 1)
              .replaceAll('\\', '/'),
          );
      },
    },
  };
}

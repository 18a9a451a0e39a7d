/**
 * The one door to the renderer: content in, files out. Behind it are two ways, and nothing else knows which one was taken. The fast way,
 * the folder `fast`, uses internals of one version of Astro. Astro's own build takes over for other versions, with `RENDERER=astro`, and
 * where that folder is removed. Both make the same bytes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildContent } from '../../src/catalogue/current.ts';
import type { Inspected } from './inspect.ts';
import { openPlainSite } from './plain.ts';
import type { Secret } from './secret-values.ts';

export interface SitePath {
  readonly path: string;
  /** Below the site's folder. */
  readonly file: string;
  /** What the page is made of (`src/catalogue/page-key.ts`); `null` where every build makes it. */
  readonly key: string | null;
}

export interface Destination {
  /** Has none of the files that will be made. */
  readonly folder: string;
  /** Digests of files that exist already: a file with the same digest is not written. */
  readonly known: ReadonlyMap<string, string>;
  readonly secrets: readonly Secret[];
}

export interface SiteJob {
  readonly root: string;
  /** The renderer's own folder, below `root`, because code finds its packages from there. */
  readonly kept: string;
  readonly code: string;
  /** Digest of code and settings, which shape every page. */
  readonly shape: string;
  readonly clean: boolean;
  readonly verbose: boolean;
  readonly plain: boolean;
  readonly content: BuildContent;
  readonly siteUrl: string;
  /** Tells whether a page can be taken from the release before. */
  readonly isSame: (path: SitePath) => boolean;
}

export interface Site {
  readonly assets: { readonly folder: string; readonly files: readonly string[] };
  readonly paths: readonly SitePath[];
  /** Makes some of the paths. Throws an error that names the first that could not be made. */
  readonly render: (paths: readonly SitePath[], into: Destination) => Promise<Inspected>;
}

export interface FastWay {
  /** The major and minor version of Astro that it was written for. */
  readonly ASTRO_VERSION: string;
  readonly openFastSite: (job: SiteJob) => Promise<Site>;
}

const FAST = join(import.meta.dirname, 'fast/fast-way.ts');

/** Opens the site by the fast way where it fits; else says why not and opens it by Astro's own build. */
export async function openSite(job: SiteJob, say: (line: string) => void): Promise<Site> {
  const isThere = existsSync(FAST);
  const fast = isThere ? ((await import(pathToFileURL(FAST).href)) as FastWay) : null;
  const reason = whyPlain(fast?.ASTRO_VERSION ?? null, installedAstro(), job.plain);
  if (fast !== null && reason === null) return fast.openFastSite(job);
  say(`The slow way, by Astro's own build: ${reason ?? ''}`);
  return openPlainSite(job);
}

/** Why Astro's own build is used; `null` where the fast way fits. */
export function whyPlain(madeFor: string | null, installed: string, isWanted: boolean): string | null {
  if (isWanted) return 'RENDERER=astro is set.';
  if (madeFor === null) return 'there is no scripts/build/fast.';
  if (installed.startsWith(`${madeFor}.`)) return null;
  return `Astro ${installed} is installed, and scripts/build/fast is made for ${madeFor} (docs/recipes.md, "Upgrade Astro").`;
}

function installedAstro(): string {
  const { version } = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('astro/package.json'), 'utf8')) as { version: string };
  return version;
}

/**
 * The one door to what renders: content in, files out. Behind it is the fast way, the folder `fast` and nothing else, which uses internals
 * of one version of Astro; and Astro's own build, which takes over for any other version, with `RENDERER=astro`, and where that folder is
 * removed. Both make the same bytes. Nothing else knows which one was taken.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildContent } from '../../src/catalogue/current.ts';
import type { Secret } from '../checks/secret-values.ts';
import type { Inspected } from './inspect.ts';
import { openPlainSite } from './plain.ts';

/** One file of the site that a renderer makes. */
export interface SitePath {
  readonly path: string;
  /** Below the site's folder. */
  readonly file: string;
  /** What the page is made of (`src/catalogue/page-key.ts`); `null` where every build makes it. */
  readonly key: string | null;
}

export interface Destination {
  /** Holds none of the files that are made. */
  readonly folder: string;
  /** Digests of files as they are known already: what is the same is not written. */
  readonly known: ReadonlyMap<string, string>;
  readonly secrets: readonly Secret[];
}

export interface SiteJob {
  readonly root: string;
  /** What the renderer keeps from build to build: below `root`, because code finds its packages from there. */
  readonly kept: string;
  /** What the code is made of, as a digest. */
  readonly code: string;
  /** The same of code and settings: what shapes every page besides its content. */
  readonly shape: string;
  /** Uses nothing that was kept. */
  readonly clean: boolean;
  readonly verbose: boolean;
  /** Astro's own build is wanted. */
  readonly plain: boolean;
  readonly content: BuildContent;
  readonly siteUrl: string;
  /** Tells whether a page need not be made. */
  readonly isSame: (path: SitePath) => boolean;
}

/** A site about to be rendered. */
export interface Site {
  /** Files that are there already, below a folder. */
  readonly assets: { readonly folder: string; readonly files: readonly string[] };
  /** Every other file of the site. */
  readonly paths: readonly SitePath[];
  /** Makes some of them. Throws an error that names the first that could not be made. */
  readonly render: (paths: readonly SitePath[], into: Destination) => Promise<Inspected>;
}

/** What the module of the fast way exports. */
export interface FastWay {
  /** Major and minor version of Astro that it was written for. */
  readonly ASTRO_VERSION: string;
  readonly openFastSite: (job: SiteJob) => Promise<Site>;
}

const FAST = join(import.meta.dirname, 'fast/fast-way.ts');

/** Opens the site by the fast way where it fits; else says why not, and opens it by Astro's own build. */
export async function openSite(job: SiteJob, say: (line: string) => void): Promise<Site> {
  const isThere = existsSync(FAST);
  const fast = isThere ? ((await import(pathToFileURL(FAST).href)) as FastWay) : null;
  const reason = whyPlain(fast?.ASTRO_VERSION ?? null, installedAstro(), job.plain);
  if (fast !== null && reason === null) return fast.openFastSite(job);
  say(`The slow way, by Astro's own build: ${reason ?? ''}`);
  return openPlainSite(job);
}

/** Why Astro's own build is taken; `null` where the fast way, made for this version of Astro, is. */
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

/**
 * The only entrance to the renderer. Folder `fast` needs one Astro version; else, or with
 * `RENDERER=astro`, Astro builds the same bytes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openPlainSite } from './plain.ts';
import type { FastWay, Site, SiteJob } from './site-job.ts';

const FAST = join(import.meta.dirname, 'fast/fast-way.ts');

/** Opens the site by the fast way if it fits; else says why not and uses Astro's build. */
export async function openSite(job: SiteJob, say: (line: string) => void): Promise<Site> {
  const isThere = existsSync(FAST);
  const fast = isThere ? ((await import(pathToFileURL(FAST).href)) as FastWay) : null;
  const reason = whyPlain(fast?.ASTRO_VERSION ?? null, installedAstro(), job.plain);
  if (fast !== null && reason === null) return fast.openFastSite(job);
  say(`The slow way, by Astro's own build: ${reason ?? ''}`);
  return openPlainSite(job);
}

/** Why Astro's own build is used; `null` if the fast way fits. */
export function whyPlain(
  madeFor: string | null,
  installed: string,
  isWanted: boolean,
): string | null {
  if (isWanted) return 'RENDERER=astro is set.';
  if (madeFor === null) return 'there is no scripts/build/fast.';
  if (installed.startsWith(`${madeFor}.`)) return null;
  return `Astro ${installed} is installed, and scripts/build/fast is made for ${madeFor} (docs/recipes.md, "Upgrade Astro").`;
}

function installedAstro(): string {
  const { version } = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('astro/package.json'), 'utf8'),
  ) as { version: string };
  return version;
}

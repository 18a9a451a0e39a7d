/** The catalogue for pages, on `globalThis`: Astro gives pages their own module graph. Public
 * settings only, no credentials. */
import type { SiteSettings } from '../config/site-settings.ts';
import type { Catalogue } from '../domain/catalogue.ts';

export interface BuildContent {
  readonly catalogue: Catalogue;
  readonly settings: SiteSettings;
}

const KEY = Symbol.for('amazing-site.catalogue');

interface GlobalWithContent {
  [KEY]?: BuildContent;
}

/** Sets the catalogue that pages show. */
export function setBuildContent(content: BuildContent): void {
  (globalThis as GlobalWithContent)[KEY] = content;
}

/** The content set last; `null` before the first load. */
export function getBuildContent(): BuildContent | null {
  return (globalThis as GlobalWithContent)[KEY] ?? null;
}

/** This build's catalogue. Throws before the first load, which is a bug. */
export function currentCatalogue(): Catalogue {
  return current().catalogue;
}

/** This build's public settings. */
export function siteSettings(): SiteSettings {
  return current().settings;
}

function current(): BuildContent {
  const content = getBuildContent();
  if (content === null) throw new Error('No catalogue has been loaded before the pages.');
  return content;
}

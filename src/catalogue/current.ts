/** On `globalThis`, because Astro gives pages their own module graph. */
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

export function setBuildContent(content: BuildContent): void {
  (globalThis as GlobalWithContent)[KEY] = content;
}

export function getBuildContent(): BuildContent | null {
  return (globalThis as GlobalWithContent)[KEY] ?? null;
}

export function currentCatalogue(): Catalogue {
  return current().catalogue;
}

export function siteSettings(): SiteSettings {
  return current().settings;
}

function current(): BuildContent {
  const content = getBuildContent();
  if (content === null) throw new Error('No catalogue has been loaded before the pages.');
  return content;
}

/**
 * The one place where the loaded catalogue waits for the pages. Pages are evaluated in a module graph of Astro's own (the built
 * server in a build, the module runner in dev), yet in the same process: so what is handed over lies on `globalThis`.
 * Only public settings are here; credentials never reach a page.
 */
import type { SiteSettings } from '../config/site-settings.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import type { CatalogueDigests } from './digests.ts';

/** What one build of the site is made from. */
export interface HandOver {
  readonly catalogue: Catalogue;
  readonly settings: SiteSettings;
  readonly digests: CatalogueDigests;
}

/** Hex digits: ten thousand keys are read and written by every build. */
const TALENT_KEY_LENGTH = 32;

const KEY = Symbol.for('amazing-site.catalogue');

interface GlobalWithContent {
  [KEY]?: HandOver;
}

/** Makes a catalogue the one that pages show from now on. */
export function handOver(content: HandOver): void {
  (globalThis as GlobalWithContent)[KEY] = content;
}

/** What has been handed over; `null` before the first load. */
export function handedOver(): HandOver | null {
  return (globalThis as GlobalWithContent)[KEY] ?? null;
}

/** The catalogue of this build. Throws when none has been loaded, which is a fault of the program. */
export function currentCatalogue(): Catalogue {
  return current().catalogue;
}

/** What a talent is known by: the same as in the build before where nothing of the talent changed. */
export function talentKey(id: string): string {
  const key = current().digests.talents.get(id);
  if (key === undefined) throw new Error(`The talent ${id} has no digest.`);
  return key.slice(0, TALENT_KEY_LENGTH);
}

/** The public settings of this build. */
export function siteSettings(): SiteSettings {
  return current().settings;
}

function current(): HandOver {
  const content = handedOver();
  if (content === null) throw new Error('No catalogue has been loaded before the pages.');
  return content;
}

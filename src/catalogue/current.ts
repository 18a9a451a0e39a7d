/**
 * The loaded catalogue, as pages read it. Astro evaluates pages in a module graph of its own (the built server in a build, the module
 * runner in dev) but in the same process, so it is kept on `globalThis`. Only public settings are here; credentials never reach a page.
 */
import type { SiteSettings } from '../config/site-settings.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import type { Talent } from '../domain/talent.ts';
import type { CatalogueDigests } from './digests.ts';

/** What one build of the site is made from. */
export interface BuildContent {
  readonly catalogue: Catalogue;
  readonly settings: SiteSettings;
  readonly digests: CatalogueDigests;
  /** The ids of the talents whose profiles are rendered; all where absent. The other profiles are unchanged. */
  readonly profiles?: ReadonlySet<string>;
}

const KEY = Symbol.for('amazing-site.catalogue');

interface GlobalWithContent {
  [KEY]?: BuildContent;
}

/** Makes a catalogue the one that pages show from now on. */
export function setBuildContent(content: BuildContent): void {
  (globalThis as GlobalWithContent)[KEY] = content;
}

/** The content set last; `null` before the first load. */
export function getBuildContent(): BuildContent | null {
  return (globalThis as GlobalWithContent)[KEY] ?? null;
}

/** The catalogue of this build. Throws when none has been loaded, which is a fault of the program. */
export function currentCatalogue(): Catalogue {
  return current().catalogue;
}

/** The talents whose profiles are made. */
export function profiledTalents(): readonly Talent[] {
  const { catalogue, profiles } = current();
  return profiles === undefined ? catalogue.talents : catalogue.talents.filter(({ id }) => profiles.has(id));
}

/** The digest of each talent by id: equal to that of the last build where nothing of the talent changed. */
export function talentDigests(): ReadonlyMap<string, string> {
  return current().digests.talents;
}

/** The public settings of this build. */
export function siteSettings(): SiteSettings {
  return current().settings;
}

function current(): BuildContent {
  const content = getBuildContent();
  if (content === null) throw new Error('No catalogue has been loaded before the pages.');
  return content;
}

import type { BuildConfig } from '../config/build-config.ts';
import { createHttpTools } from '../lib/http.ts';
import { openCopies } from './copies.ts';
import { setBuildContent, type BuildContent } from './current.ts';
import {
  CONCURRENCY,
  loadCatalogue,
  type Loaded,
  type LoadParts,
  type ToKnown,
} from './load-catalogue.ts';

export interface Prepared extends Pick<Loaded, 'parts' | 'report' | 'record'> {
  readonly content: BuildContent;
  /** Saves the copies after publishing; returns failures, one line each. */
  readonly saveCopies: () => readonly string[];
}

export interface PrepareOptions extends Pick<LoadParts, 'lastRelease' | 'allowShrink'> {
  readonly copiesFile: string;
}

/** Loads the catalogue for pages, unless `toKnown` knows its fingerprint. On a `CatalogueError` the
 * previous catalogue stays. */
export async function prepareCatalogue<Known extends object = never>(
  { services, site, strict }: BuildConfig,
  { copiesFile, ...options }: PrepareOptions,
  toKnown?: ToKnown<Known>,
): Promise<Prepared | Known> {
  const notes: string[] = [];
  const copies = openCopies(copiesFile, (note) => notes.push(note));
  const tools = createHttpTools(CONCURRENCY);
  const loaded = await loadCatalogue(
    { services, site, strict, tools, copies, ...options },
    toKnown,
  );
  if (!('catalogue' in loaded)) return loaded;
  const { catalogue, parts, report, record } = loaded;
  const content: BuildContent = { catalogue, settings: site };
  setBuildContent(content);
  const saveCopies = (): readonly string[] => {
    copies.save();
    return notes.splice(0);
  };
  const warnings = [...notes.splice(0), ...report.warnings];
  return { content, parts, report: { ...report, warnings }, record, saveCopies };
}

import type { BuildConfig } from '../config/build-config.ts';
import { createHttpTools } from '../lib/http.ts';
import type { ContentParts } from '../sources/content-parts.ts';
import { openCopies } from './copies.ts';
import { handOver, type HandOver } from './current.ts';
import { toDigests } from './digests.ts';
import { CONCURRENCY, loadCatalogue, type ToKnown } from './load.ts';
import { createProgress, type ProgressStream } from './progress.ts';
import type { LoadReport } from './report.ts';
import type { TalentRecord } from './talent-record.ts';

export interface Prepared {
  readonly content: HandOver;
  /** The parts of the content's fingerprint. */
  readonly parts: ContentParts;
  readonly report: LoadReport;
  /** The record of talents for the next load. */
  readonly record: TalentRecord;
  /** Saves the copies, once the content is published; returns what went wrong, one line each. */
  readonly saveCopies: () => readonly string[];
  readonly close: () => void;
}

export interface PrepareOptions {
  /** Where the last good copies are. */
  readonly copiesFile: string;
  readonly progress: ProgressStream;
  readonly lastRelease?: TalentRecord | null;
  readonly allowShrink?: boolean;
  /** Work of the caller's own, done while the services make their answers. */
  readonly meanwhile?: () => void;
  /** Tells this version of the site's code from others. */
  readonly code?: string;
}

/**
 * Loads the catalogue over the real network and hands it to the pages, unless `toKnown` has a result for its fingerprint. Throws a
 * `CatalogueError`; the catalogue that was there before then stays.
 */
export async function prepareCatalogue<Known extends object = never>(
  config: BuildConfig,
  { copiesFile, progress, code, ...options }: PrepareOptions,
  toKnown?: ToKnown<Known>,
): Promise<Prepared | Known> {
  const notes: string[] = [];
  const copies = openCopies(copiesFile, (note) => notes.push(note), code);
  const { services, strict } = config;
  try {
    const tools = createHttpTools(CONCURRENCY);
    const onProgress = createProgress(progress);
    const loaded = await loadCatalogue({ services, site: config.site, strict, tools, copies, onProgress, ...options }, toKnown);
    if (!('catalogue' in loaded)) {
      copies.close();
      return loaded;
    }
    const { catalogue, talentDigests, parts, report, record } = loaded;
    const content: HandOver = { catalogue, settings: config.site, digests: toDigests(catalogue, talentDigests) };
    handOver(content);
    const saveCopies = (): readonly string[] => {
      copies.save();
      return notes.splice(0);
    };
    const warnings = [...notes.splice(0), ...report.warnings];
    return { content, parts, report: { ...report, warnings }, record, saveCopies, close: copies.close };
  } catch (error) {
    copies.close();
    throw error;
  }
}

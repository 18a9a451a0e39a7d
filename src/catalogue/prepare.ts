import type { BuildConfig } from '../config/build-config.ts';
import { createHttpTools } from '../lib/http.ts';
import type { ContentParts } from '../sources/content-parts.ts';
import { openCopies } from './copies.ts';
import { handOver, type HandOver } from './current.ts';
import { toDigests } from './digests.ts';
import { CONCURRENCY, glanceAtContent, loadCatalogue } from './load.ts';
import { createProgress, type ProgressStream } from './progress.ts';
import type { LoadReport } from './report.ts';
import type { TalentRecord } from './talent-record.ts';

export interface Prepared {
  readonly content: HandOver;
  /** What the content is known by. */
  readonly parts: ContentParts;
  readonly report: LoadReport;
  /** What a release of this content tells the next load. */
  readonly record: TalentRecord;
  /** Saves the copies, once the content is published; the answer is what went wrong with that, a line each. */
  readonly saveCopies: () => readonly string[];
  readonly close: () => void;
}

export interface PrepareOptions {
  /** Where the last good copies are. */
  readonly copiesFile: string;
  readonly progress: ProgressStream;
  readonly lastRelease?: TalentRecord | null;
  readonly allowShrink?: boolean;
}

/**
 * Loads the catalogue over the real network and hands it over to the pages.
 * Throws a `CatalogueError`; whatever was handed over before then stays.
 */
export async function prepareCatalogue(config: BuildConfig, options: PrepareOptions): Promise<Prepared> {
  const { copiesFile, progress, lastRelease = null, allowShrink = false } = options;
  const notes: string[] = [];
  const copies = openCopies(copiesFile, (note) => notes.push(note));
  const saveCopies = (): readonly string[] => {
    copies.save();
    return notes.splice(0);
  };
  try {
    const { catalogue, parts, report, record } = await loadCatalogue({
      services: config.services,
      imageBaseUrl: config.site.imageBaseUrl,
      strict: config.strict,
      tools: createHttpTools(CONCURRENCY),
      copies,
      lastRelease,
      allowShrink,
      onProgress: createProgress(progress),
    });
    const content: HandOver = { catalogue, settings: config.site, digests: toDigests(catalogue) };
    handOver(content);
    return {
      content,
      parts,
      report: { ...report, warnings: [...notes.splice(0), ...report.warnings] },
      record,
      saveCopies,
      close: copies.close,
    };
  } catch (error) {
    copies.close();
    throw error;
  }
}

/** What the content is known by right now; `null` where only loading it can tell. */
export async function glanceAtServices({ services }: BuildConfig, copiesFile: string): Promise<ContentParts | null> {
  // What is wrong with the copies is said by the load that follows.
  const copies = openCopies(copiesFile, () => undefined);
  try {
    return await glanceAtContent({ services, tools: createHttpTools(CONCURRENCY), copies });
  } finally {
    copies.close();
  }
}

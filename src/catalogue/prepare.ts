import type { BuildConfig } from '../config/build-config.ts';
import { createHttpTools } from '../lib/http.ts';
import type { ContentParts } from '../sources/content-parts.ts';
import { openCopies } from './copies.ts';
import { handOver, type HandOver } from './current.ts';
import { toDigests } from './digests.ts';
import { CONCURRENCY, glanceAtContent, loadCatalogue } from './load.ts';
import { createProgress, type ProgressStream } from './progress.ts';
import type { LoadReport } from './report.ts';

export interface Prepared {
  readonly content: HandOver;
  /** What the content is known by. */
  readonly parts: ContentParts;
  readonly report: LoadReport;
}

/**
 * Loads the catalogue over the real network and hands it over to the pages. `copiesFile` is where the last good copies are.
 * Throws a `CatalogueError`; whatever was handed over before then stays.
 */
export async function prepareCatalogue(config: BuildConfig, copiesFile: string, stream: ProgressStream): Promise<Prepared> {
  const notes: string[] = [];
  const copies = openCopies(copiesFile, (note) => notes.push(note));
  try {
    const { catalogue, parts, report } = await loadCatalogue({
      services: config.services,
      strict: config.strict,
      tools: createHttpTools(CONCURRENCY),
      copies,
      onProgress: createProgress(stream),
    });
    const content: HandOver = { catalogue, settings: config.site, digests: toDigests(catalogue) };
    handOver(content);
    return { content, parts, report: { ...report, warnings: [...notes, ...report.warnings] } };
  } finally {
    copies.close();
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

import type { BuildConfig } from '../config/build-config.ts';
import { createHttpTools } from '../lib/http.ts';
import { openCopies } from './copies.ts';
import { handOver } from './current.ts';
import { toDigests } from './digests.ts';
import { CONCURRENCY, loadCatalogue } from './load.ts';
import { createProgress, type ProgressStream } from './progress.ts';
import type { LoadReport } from './report.ts';

/**
 * Loads the catalogue over the real network and hands it over to the pages. `copiesFile` is where the last good copies are.
 * Throws a `CatalogueError`; whatever was handed over before then stays.
 */
export async function prepareCatalogue(config: BuildConfig, copiesFile: string, stream: ProgressStream): Promise<LoadReport> {
  const notes: string[] = [];
  const copies = openCopies(copiesFile, (note) => notes.push(note));
  try {
    const { catalogue, report } = await loadCatalogue({
      services: config.services,
      strict: config.strict,
      tools: createHttpTools(CONCURRENCY),
      copies,
      onProgress: createProgress(stream),
    });
    handOver({ catalogue, settings: config.site, digests: toDigests(catalogue) });
    return { ...report, warnings: [...notes, ...report.warnings] };
  } finally {
    copies.close();
  }
}

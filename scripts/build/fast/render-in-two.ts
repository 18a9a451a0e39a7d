/** Renders many pages on two threads, because rendering is most of a full build's time. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BuildContent } from '../../../src/catalogue/current.ts';
import { joinInspected, type Inspected } from '../inspect.ts';
import type { Destination, SitePath } from '../site-job.ts';
import type { Bundle } from './bundle.ts';
import type { Renderer } from './render.ts';

export interface RenderJob extends Destination {
  readonly bundle: Bundle;
  readonly siteUrl: string;
  readonly content: BuildContent;
  readonly paths: readonly SitePath[];
}

/** Below so many pages a second thread, which loads everything once more, costs more than it saves. */
const MANY = 1_500;

/** Makes the pages with this renderer, and where there are many with a second one beside it. Throws what either throws. */
export async function renderInTwo(renderer: Renderer, job: RenderJob): Promise<Inspected> {
  const { paths } = job;
  if (paths.length < MANY || availableParallelism() < 2) return renderer.render(paths, job);
  // Neighbours in the list cost the same, so every second page gives both threads equal work.
  const data: RenderJob = { ...job, paths: paths.filter((_, index) => index % 2 === 1) };
  const worker = new Worker(join(import.meta.dirname, 'render-worker.ts'), { workerData: data });
  const other = new Promise<Inspected>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`rendering ended with ${code}`));
    });
  });
  try {
    const here = paths.filter((_, index) => index % 2 === 0);
    return joinInspected(...(await Promise.all([renderer.render(here, job), other])));
  } finally {
    await worker.terminate();
  }
}

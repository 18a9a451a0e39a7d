/** Makes pages on two threads where they are many: rendering is what a build of everything spends its time on. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BuildContent } from '../../../src/catalogue/current.ts';
import { joinInspected, type Inspected } from '../inspect.ts';
import type { Destination, SitePath } from '../renderer.ts';
import type { Bundle } from './bundle.ts';
import type { Renderer } from './render.ts';

export interface RenderJob extends Destination {
  readonly bundle: Bundle;
  readonly siteUrl: string;
  readonly content: BuildContent;
  readonly paths: readonly SitePath[];
}

/** Pages from which on a second thread, which loads everything once more, pays for itself. */
const MANY = 1_500;

/** Makes the pages with a renderer that is open here, and where they are many with another one beside it. Throws what either throws. */
export async function renderInTwo(renderer: Renderer, job: RenderJob): Promise<Inspected> {
  const { paths } = job;
  if (paths.length < MANY || availableParallelism() < 2) return renderer.render(paths, job);
  // Neighbours cost the same: dealt out alternately, both threads have as much to do.
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

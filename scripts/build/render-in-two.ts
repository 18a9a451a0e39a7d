/** Makes pages on two threads where they are many: rendering is what a build of everything spends its time on. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { HandOver } from '../../src/catalogue/current.ts';
import type { Bundle } from './bundle.ts';
import type { Renderer, SitePath } from './render.ts';

export interface RenderJob {
  readonly bundle: Bundle;
  readonly siteUrl: string;
  readonly content: HandOver;
  readonly paths: readonly SitePath[];
  /** Where the files are written. */
  readonly folder: string;
}

/** Pages from which on a second thread, which loads everything once more, pays for itself. */
const MANY = 1_500;

/** Makes the pages with a renderer that is open here, and where they are many with another one beside it. Throws what either throws. */
export async function renderInTwo(renderer: Renderer, job: RenderJob): Promise<void> {
  const { paths, folder } = job;
  if (paths.length < MANY || availableParallelism() < 2) {
    await renderer.render(paths, folder);
    return;
  }
  // Neighbours cost the same: dealt out alternately, both threads have as much to do.
  const data: RenderJob = { ...job, paths: paths.filter((_, index) => index % 2 === 1) };
  const worker = new Worker(join(import.meta.dirname, 'render-worker.ts'), { workerData: data });
  const other = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`rendering ended with ${code}`));
    });
  });
  try {
    const here = paths.filter((_, index) => index % 2 === 0);
    await Promise.all([renderer.render(here, folder), other]);
  } finally {
    await worker.terminate();
  }
}

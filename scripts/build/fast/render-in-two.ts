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
  readonly content: BuildContent;
  readonly paths: readonly SitePath[];
  /** Index of the next path that neither thread has taken. */
  readonly next: Int32Array<SharedArrayBuffer>;
}

/** A second thread loads everything again, which pays only from so many pages. */
const MANY = 1_500;

/** Renders the pages, and many of them on a second thread too. Throws what either thread throws. */
export async function renderInTwo(
  renderer: Renderer,
  parts: Omit<RenderJob, 'next'>,
): Promise<Inspected> {
  const { paths } = parts;
  if (paths.length < MANY || availableParallelism() < 2) return renderer.render(paths, parts);
  const job: RenderJob = {
    ...parts,
    next: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
  };
  const worker = new Worker(join(import.meta.dirname, 'render-worker.ts'), { workerData: job });
  const other = new Promise<Inspected>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`rendering ended with ${code}`));
    });
  });
  try {
    return joinInspected(...(await Promise.all([renderer.render(takePaths(job), job), other])));
  } finally {
    await worker.terminate();
  }
}

/** Takes the next paths, shared with the other thread. */
export function* takePaths({ paths, next }: RenderJob): Generator<SitePath> {
  for (;;) {
    const path = paths[Atomics.add(next, 0, 1)];
    if (path === undefined) return;
    yield path;
  }
}

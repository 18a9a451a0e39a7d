/** The second thread of `render-in-two.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { setBuildContent } from '../../../src/catalogue/current.ts';
import { takePaths, type RenderJob } from './render-in-two.ts';
import { openRenderer } from './render.ts';

const job = workerData as RenderJob;
setBuildContent(job.content);
const renderer = await openRenderer(job.bundle, job.content.settings);
parentPort?.postMessage(await renderer.render(takePaths(job), job));

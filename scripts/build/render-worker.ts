/** The second thread of `render-in-two.ts`. */
import { workerData } from 'node:worker_threads';
import { handOver } from '../../src/catalogue/current.ts';
import type { RenderJob } from './render-in-two.ts';
import { openRenderer } from './render.ts';

const { bundle, siteUrl, content, paths, folder } = workerData as RenderJob;
handOver(content);
const renderer = await openRenderer(bundle, siteUrl);
await renderer.render(paths, folder);

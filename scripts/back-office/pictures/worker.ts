/** One thread of the darkroom: takes storage paths, gives back JPEGs. */
import { parentPort } from 'node:worker_threads';

import { orderFor } from './catalogue.ts';
import { carryOut } from './print.ts';

/** What a thread answers; `picture` is handed over, not copied. */
export type WorkerAnswer = { readonly picture: Uint8Array<ArrayBuffer> } | { readonly failure: string };

parentPort?.on('message', (storagePath: string) => {
  void answer(storagePath).then((result) => {
    parentPort?.postMessage(result, 'picture' in result ? [result.picture.buffer] : []);
  });
});

async function answer(storagePath: string): Promise<WorkerAnswer> {
  try {
    const order = orderFor(storagePath);
    if (!order) return { failure: `There is no picture ${storagePath}` };
    return { picture: new Uint8Array(await carryOut(order)) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Renders pictures in threads of their own, so that the server keeps answering while the studio works. */
import { Worker } from 'node:worker_threads';

import type { WorkerAnswer } from './worker.ts';

const MOST_WORKERS = 2;
/** A picture takes well under a second; a thread that needs this long is stuck and is replaced. */
const TIME_LIMIT = 30_000;
/** An idle thread goes home, so that a quiet back office holds no memory for pictures. */
const IDLE_LIMIT = 60_000;

export interface Darkroom {
  /** The picture behind a storage path, as JPEG. Orders wait for a free thread in the order in which they came. */
  develop(storagePath: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Order {
  readonly storagePath: string;
  readonly resolve: (picture: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

interface Bench {
  readonly worker: Worker;
  order: Order | undefined;
  timer: NodeJS.Timeout | undefined;
}

export function openDarkroom(): Darkroom {
  const waiting: Order[] = [];
  const benches = new Set<Bench>();
  let open = true;

  function assign(): void {
    while (open && waiting.length > 0) {
      const bench = [...benches].find(({ order }) => !order) ?? (benches.size < MOST_WORKERS ? hire() : undefined);
      const order = bench && waiting.shift();
      if (!order) return;
      clearTimeout(bench.timer);
      bench.order = order;
      bench.timer = setTimeout(() => dismiss(bench, `The picture ${order.storagePath} took too long`), TIME_LIMIT);
      bench.worker.ref();
      bench.worker.postMessage(order.storagePath);
    }
  }

  function hire(): Bench {
    const bench: Bench = { worker: new Worker(new URL('worker.ts', import.meta.url)), order: undefined, timer: undefined };
    benches.add(bench);
    bench.worker.on('message', (answer: WorkerAnswer) => {
      const { order } = bench;
      if ('picture' in answer) order?.resolve(answer.picture);
      else order?.reject(new Error(answer.failure));
      rest(bench);
      assign();
    });
    bench.worker.on('error', (error: Error) => dismiss(bench, error.message));
    bench.worker.on('exit', () => dismiss(bench, 'The darkroom thread ended'));
    return bench;
  }

  function rest(bench: Bench): void {
    clearTimeout(bench.timer);
    bench.order = undefined;
    bench.timer = setTimeout(() => dismiss(bench, 'idle'), IDLE_LIMIT).unref();
    bench.worker.unref();
  }

  function dismiss(bench: Bench, reason: string): void {
    if (!benches.delete(bench)) return;
    clearTimeout(bench.timer);
    bench.order?.reject(new Error(reason));
    void bench.worker.terminate();
    assign();
  }

  return {
    develop(storagePath) {
      if (!open) return Promise.reject(new Error('The darkroom is closed'));
      return new Promise((resolve, reject) => {
        waiting.push({ storagePath, resolve, reject });
        assign();
      });
    },
    async close() {
      open = false;
      for (const order of waiting.splice(0)) order.reject(new Error('The darkroom is closed'));
      const workers = [...benches].map(({ worker }) => worker);
      for (const bench of [...benches]) dismiss(bench, 'The darkroom is closed');
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** Visitors at a steady rate: each asks for a page, then for all that the page needs. */
import { setTimeout as sleep } from 'node:timers/promises';

interface Visit {
  readonly path: string;
  readonly assets: readonly string[];
}

const TICK = 20;
/** More visitors would wait for each other on a busy machine until all are late. */
const AT_ONCE = 20;
const ASSET = /"(\/_astro\/[^"]+)"/g;

/** `rate` in requests per second, assets included. */
export function startVisitors(origin: string, paths: readonly string[], rate: number) {
  const failures: string[] = [];
  const pages: Visit[] = [];
  const underWay = new Set<Promise<void>>();
  let requests = 0;
  let allowance = 0;
  let next = 0;
  let stopped = false;

  const ask = async (path: string): Promise<string> => {
    requests += 1;
    allowance -= 1;
    try {
      const answer = await fetch(origin + path, { signal: AbortSignal.timeout(20_000) });
      const body = await answer.text();
      if (!answer.ok) failures.push(`${path} answered ${answer.status}`);
      return body;
    } catch (error) {
      failures.push(`${path}: ${String(error instanceof Error ? (error.cause ?? error) : error)}`);
      return '';
    }
  };

  const visit = async (path: string): Promise<void> => {
    const assets = Array.from((await ask(path)).matchAll(ASSET), ([, asset = '']) => asset);
    const visited = { path, assets: Array.from(new Set(assets)) };
    pages.push(visited);
    // Half of the visitors ask as late as a browser on a slow line.
    await sleep(pages.length % 2 === 0 ? 0 : 400);
    await Promise.all(visited.assets.map(ask));
  };

  let last = performance.now();
  const timer = setInterval(() => {
    // By the clock, because a busy machine delivers ticks late.
    const now = performance.now();
    allowance = Math.min(allowance + (rate * (now - last)) / 1000, rate);
    last = now;
    while (!stopped && allowance >= 1 && underWay.size < AT_ONCE) {
      const begun = visit(paths[next++ % paths.length] ?? '/').finally(() =>
        underWay.delete(begun),
      );
      underWay.add(begun);
    }
  }, TICK);

  return {
    /** Lets requests under way finish. `failures` are the unsuccessful requests and why. */
    async stop() {
      stopped = true;
      clearInterval(timer);
      await Promise.all(underWay);
      return { requests, failures, pages };
    },
  };
}

/** Runs scheduled functions in the minutes in which they are due, never one beside itself. */
import type { NetlifyFunction } from './functions.ts';

const MINUTE = 60_000;

/** Starts the schedules by the clock `now` (milliseconds). The returned function stops them. */
export function startScheduler(
  functions: readonly NetlifyFunction[],
  run: (route: NetlifyFunction) => Promise<unknown>,
  now: () => number,
): () => void {
  const scheduled = functions.filter((route) => route.schedule !== null);
  if (scheduled.length === 0) return () => undefined;
  const running = new Set<NetlifyFunction>();
  let timer = wait();

  function wait(): NodeJS.Timeout {
    // Slightly late, because a timer that fires before the minute would run it twice.
    return setTimeout(tick, MINUTE - (now() % MINUTE) + 50);
  }

  function tick(): void {
    const minute = new Date(now());
    for (const route of scheduled) {
      if (running.has(route) || route.schedule?.(minute) !== true) continue;
      running.add(route);
      void run(route).finally(() => running.delete(route));
    }
    timer = wait();
  }

  return () => {
    clearTimeout(timer);
  };
}

import { vi } from 'vitest';

const realTimeout = setTimeout;

/** Stops the time of the test, also for timers and the limits of signals: it goes by only while
 * `seconds` waits. */
export function moveClock(now: number): void {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const end = new AbortController();
    setTimeout(() => end.abort(new DOMException('over', 'TimeoutError')), limit);
    return end.signal;
  });
}

/** Seconds until the work ends; `Infinity` if nothing would ever end it. */
export async function seconds(work: Promise<unknown>): Promise<number> {
  const began = Date.now();
  let took: number | null = null;
  const note = () => void (took = (Date.now() - began) / 1000);
  work.then(note, note);
  // What waits for the disk has no timer: it gets a second of real time.
  let waits = 50;
  for (;;) {
    for (let turn = 0; turn < 20 && took === null; turn += 1)
      await new Promise((resolve) => setImmediate(resolve));
    if (took !== null) return took;
    if (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync();
    else if (waits-- > 0) await new Promise((resolve) => realTimeout(resolve, 20));
    else return Number.POSITIVE_INFINITY;
  }
}

/** Rejects when the signal aborts, and does not end before: a service that is silent. */
export function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(signal?.reason as Error);
    if (signal?.aborted === true) end();
    signal?.addEventListener('abort', end, { once: true });
  });
}

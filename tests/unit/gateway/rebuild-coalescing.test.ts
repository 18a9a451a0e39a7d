import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileStorage } from '../../../src/gateway/outbox/file-storage.ts';
import { createCoalescer, type Coalescer, type TrailingRebuild } from '../../../src/gateway/rebuild/coalesce.ts';

/** As on the site, a hundred times faster. */
const times = { window: 400, debounce: 40 };

let folder: string;
let starts: number[];
let succeed: boolean;
const began = () => performance.now();
let zero: number;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'coalescing-'));
  starts = [];
  succeed = true;
  zero = began();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** An instance of the function, as there may be several. */
function openInstance(ownTimes = times): Coalescer {
  return createCoalescer({
    storage: createFileStorage(folder),
    start: () => {
      starts.push(began() - zero);
      return Promise.resolve(succeed);
    },
    now: Date.now,
    sleep: (milliseconds) => sleep(milliseconds),
    times: ownTimes,
  });
}

interface Called {
  readonly kind: 'started' | 'failed' | 'joined';
  readonly trailing: TrailingRebuild | null;
}

/** One call, up to its answer. */
async function call(coalescer: Coalescer): Promise<Called> {
  const asked = await coalescer.request();
  if (asked.kind === 'joined') return asked;
  const { isStarted, trailing } = await asked.start();
  return { kind: isStarted ? 'started' : 'failed', trailing };
}

/** Waits for the calls' answers, and for the trailing rebuilds that they took on. */
async function settle(calls: readonly Promise<Called>[]): Promise<readonly Called[]> {
  const asked = await Promise.all(calls);
  await Promise.all(asked.map(({ trailing }) => trailing?.()));
  return asked;
}

describe('calls for a rebuild', () => {
  it('start it at once when there is one call', async () => {
    const [asked] = await settle([call(openInstance())]);
    expect(asked).toMatchObject({ kind: 'started' });
    expect(starts).toHaveLength(1);
    expect(starts[0]).toBeLessThan(times.window);
  });

  it('at the same time are one rebuild, whichever instances they reach', async () => {
    const unhurried = { window: 3_000, debounce: 1_000 };
    const instances = [openInstance(unhurried), openInstance(unhurried), openInstance(unhurried)];
    const asked = await settle(instances.flatMap((coalescer) => [call(coalescer), call(coalescer), call(coalescer)]));
    expect(asked.filter(({ kind }) => kind === 'started')).toHaveLength(1);
    expect(starts).toHaveLength(1);
  });

  it('later in the window share one trailing rebuild, when the window ends', async () => {
    const coalescer = openInstance();
    await call(coalescer);
    const later = [];
    for (let count = 0; count < 4; count += 1) {
      later.push(call(coalescer));
      await sleep(50);
    }
    const asked = await settle(later);
    expect(asked.map(({ kind }) => kind)).toEqual(['joined', 'joined', 'joined', 'joined']);
    expect(starts).toHaveLength(2);
    expect(starts[1]).toBeGreaterThanOrEqual(times.window - 5);
  });

  it('right after the end of a window are answered by a rebuild that begins after them', async () => {
    const coalescer = openInstance({ window: 600, debounce: 300 });
    await call(coalescer);
    const closing = settle([call(coalescer)]);
    while (!(await readdir(path.join(folder, 'windows'))).includes('2')) await sleep(5);
    const calledAt = began() - zero;
    const asked = await settle([call(coalescer)]);
    await closing;
    expect(asked.map(({ kind }) => kind)).toEqual(['joined']);
    expect(starts.at(-1)).toBeGreaterThanOrEqual(calledAt);
  });

  it('start at most one rebuild per window', async () => {
    const coalescer = openInstance();
    const calls = [];
    for (let count = 0; count < 24; count += 1) {
      calls.push(call(coalescer));
      await sleep(50);
    }
    await settle(calls);
    const pauses = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
    expect(starts.length).toBeGreaterThanOrEqual(3);
    // The first start of all comes a debounce after its window opened.
    expect(Math.min(...pauses)).toBeGreaterThan(times.window - times.debounce - 30);
    expect(starts.at(-1)).toBeGreaterThan(24 * 50);
  });

  it('open a new window after the last one has ended', async () => {
    const coalescer = openInstance();
    await call(coalescer);
    await sleep(times.window);
    expect((await call(coalescer)).kind).toBe('started');
    expect(starts).toHaveLength(2);
  });

  it('try once more at the end of the window when the rebuild could not be started', async () => {
    succeed = false;
    const coalescer = openInstance();
    const [asked] = await settle([call(coalescer)]);
    expect(asked).toMatchObject({ kind: 'failed' });
    expect(starts).toHaveLength(2);
  });

  it('keep the records of the last few windows alone', async () => {
    const fast = { window: 20, debounce: 1 };
    const start = () => Promise.resolve(true);
    const coalescer = createCoalescer({ storage: createFileStorage(folder), start, now: Date.now, sleep: (ms) => sleep(ms), times: fast });
    for (let count = 0; count < 12; count += 1) {
      await call(coalescer);
      await sleep(fast.window + 1);
    }
    expect((await readdir(path.join(folder, 'windows'))).length).toBeLessThanOrEqual(6);
  });
});

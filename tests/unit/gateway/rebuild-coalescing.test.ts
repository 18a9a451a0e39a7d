/** Calls for a rebuild, in a time that the tests make go by. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Storage } from '../../../src/gateway/outbox/storage.ts';
import {
  createCoalescer,
  START_UP,
  WINDOW,
  type Coalescer,
  type TrailingRebuild,
} from '../../../src/gateway/rebuild/coalesce.ts';
import { memoryStorage } from '../../support/memory-storage.ts';

/** What all instances share. */
let storage: Storage;
/** When rebuilds were started, and when windows were opened, in milliseconds from the beginning of
 * the test. */
let starts: number[];
let openings: number[];
let succeed: boolean;

beforeEach(() => {
  // Waits end at once, in their order.
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'setTimeout'] }).setTimerTickMode('nextTimerAsync');
  const memory = memoryStorage();
  storage = {
    ...memory,
    create: async (key, bytes) => {
      if (/^windows\/\d+$/.test(key) && (await memory.read(key)) === null)
        openings.push(Date.now());
      return await memory.create(key, bytes);
    },
  };
  starts = [];
  openings = [];
  succeed = true;
});
afterEach(() => {
  vi.useRealTimers();
});

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** An instance of the function, as there may be several. */
function openInstance(): Coalescer {
  const start = () => {
    starts.push(Date.now());
    return Promise.resolve(succeed);
  };
  return createCoalescer({ storage, start, now: Date.now, sleep });
}

interface Called {
  readonly kind: 'started' | 'failed' | 'joined';
  readonly trailing: TrailingRebuild | null;
}

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

it('calls for a rebuild at the same time are one rebuild, whichever instances they reach', async () => {
  const instances = [openInstance(), openInstance(), openInstance()];
  const asked = await settle(
    instances.flatMap((coalescer) => [call(coalescer), call(coalescer), call(coalescer)]),
  );
  expect(asked.filter(({ kind }) => kind === 'started')).toHaveLength(1);
  expect(starts).toEqual([0]);
});

it('calls for a rebuild later in the window share one trailing rebuild, when the window ends', async () => {
  const coalescer = openInstance();
  await call(coalescer);
  await sleep(START_UP);
  const later = [];
  for (let count = 0; count < 4; count += 1) {
    later.push(call(coalescer));
    await sleep(WINDOW / 8);
  }
  const asked = await settle(later);
  expect(asked.map(({ kind }) => kind)).toEqual(['joined', 'joined', 'joined', 'joined']);
  expect(starts).toEqual([0, WINDOW]);
});

it('calls for a rebuild right after the end of a window are answered by a rebuild that begins after them', async () => {
  const coalescer = openInstance();
  await call(coalescer);
  await sleep(START_UP);
  const closing = settle([call(coalescer)]);
  while (openings.length < 2) await sleep(5);
  const calledAt = Date.now();
  const asked = await settle([call(coalescer)]);
  await closing;
  expect(asked.map(({ kind }) => kind)).toEqual(['joined']);
  expect(starts.at(-1)).toBeGreaterThanOrEqual(calledAt);
});

it('calls for a rebuild start at most one rebuild per window', async () => {
  const coalescer = openInstance();
  const calls = [];
  const pause = WINDOW / 8;
  for (let count = 0; count < 24; count += 1) {
    calls.push(call(coalescer));
    await sleep(pause);
  }
  await settle(calls);
  expect(starts).toHaveLength(openings.length);
  expect(starts.length).toBeGreaterThanOrEqual(3);
  const pauses = openings.slice(1).map((opening, index) => opening - (openings[index] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(WINDOW);
  expect(starts.at(-1)).toBeGreaterThan(23 * pause);
});

it('calls for a rebuild try once more at the end of the window when the rebuild could not be started', async () => {
  succeed = false;
  const coalescer = openInstance();
  const [asked] = await settle([call(coalescer)]);
  expect(asked).toMatchObject({ kind: 'failed' });
  expect(starts).toHaveLength(2);
});

it('calls for a rebuild keep the records of the last few windows alone', async () => {
  const coalescer = openInstance();
  for (let count = 0; count < 12; count += 1) {
    await call(coalescer);
    await sleep(START_UP);
    await settle([call(coalescer)]);
    await sleep(WINDOW);
  }
  expect(openings).toHaveLength(24);
  expect((await storage.list('')).length).toBeLessThanOrEqual(12);
});

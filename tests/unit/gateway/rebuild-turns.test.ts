import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileStorage } from '../../../src/gateway/outbox/file-storage.ts';
import { createTurns, type Later, type Turns } from '../../../src/gateway/rebuild/turns.ts';

/** As on the site, a hundred times faster. */
const lengths = { turn: 400, moment: 40 };

let folder: string;
let starts: number[];
let succeed: boolean;
const began = () => performance.now();
let zero: number;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'turns-'));
  starts = [];
  succeed = true;
  zero = began();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** An instance of the function, as there may be several. */
function openTurns(ownLengths = lengths): Turns {
  return createTurns({
    storage: createFileStorage(folder),
    start: () => {
      starts.push(began() - zero);
      return Promise.resolve(succeed);
    },
    now: Date.now,
    sleep: (milliseconds) => sleep(milliseconds),
    lengths: ownLengths,
  });
}

interface Called {
  readonly kind: 'started' | 'failed' | 'joined';
  readonly later: Later | null;
}

/** One call, up to its answer. */
async function call(turns: Turns): Promise<Called> {
  const asked = await turns.ask();
  if (asked.kind === 'joined') return asked;
  const { isStarted, later } = await asked.start();
  return { kind: isStarted ? 'started' : 'failed', later };
}

/** Sees to what the calls left to be done behind their answers. */
async function settle(calls: readonly Promise<Called>[]): Promise<readonly Called[]> {
  const asked = await Promise.all(calls);
  await Promise.all(asked.map(({ later }) => later?.()));
  return asked;
}

describe('calls for a rebuild', () => {
  it('have it started at once when there is one', async () => {
    const [asked] = await settle([call(openTurns())]);
    expect(asked).toMatchObject({ kind: 'started' });
    expect(starts).toHaveLength(1);
    expect(starts[0]).toBeLessThan(lengths.turn);
  });

  it('that come together are one rebuild, whichever instances they reach', async () => {
    const unhurried = { turn: 3_000, moment: 1_000 };
    const instances = [openTurns(unhurried), openTurns(unhurried), openTurns(unhurried)];
    const asked = await settle(instances.flatMap((turns) => [call(turns), call(turns), call(turns)]));
    expect(asked.filter(({ kind }) => kind === 'started')).toHaveLength(1);
    expect(starts).toHaveLength(1);
  });

  it('that come later in the turn are one more rebuild together, when the turn ends', async () => {
    const turns = openTurns();
    await call(turns);
    const later = [];
    for (let count = 0; count < 4; count += 1) {
      later.push(call(turns));
      await sleep(50);
    }
    const asked = await settle(later);
    expect(asked.map(({ kind }) => kind)).toEqual(['joined', 'joined', 'joined', 'joined']);
    expect(starts).toHaveLength(2);
    expect(starts[1]).toBeGreaterThanOrEqual(lengths.turn - 5);
  });

  it('that come when a turn has just ended are answered by a rebuild that begins after them', async () => {
    const turns = openTurns({ turn: 600, moment: 300 });
    await call(turns);
    const closing = settle([call(turns)]);
    while (!(await readdir(path.join(folder, 'turns'))).includes('2')) await sleep(5);
    const calledAt = began() - zero;
    const asked = await settle([call(turns)]);
    await closing;
    expect(asked.map(({ kind }) => kind)).toEqual(['joined']);
    expect(starts.at(-1)).toBeGreaterThanOrEqual(calledAt);
  });

  it('are never more often answered by a rebuild than once a turn', async () => {
    const turns = openTurns();
    const calls = [];
    for (let count = 0; count < 24; count += 1) {
      calls.push(call(turns));
      await sleep(50);
    }
    await settle(calls);
    const pauses = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
    expect(starts.length).toBeGreaterThanOrEqual(3);
    // The first start of all comes a moment after its turn began.
    expect(Math.min(...pauses)).toBeGreaterThan(lengths.turn - lengths.moment - 30);
    expect(starts.at(-1)).toBeGreaterThan(24 * 50);
  });

  it('begin a turn of their own after the one before has ended', async () => {
    const turns = openTurns();
    await call(turns);
    await sleep(lengths.turn);
    expect((await call(turns)).kind).toBe('started');
    expect(starts).toHaveLength(2);
  });

  it('try once more at the end of the turn when the rebuild could not be started', async () => {
    succeed = false;
    const turns = openTurns();
    const [asked] = await settle([call(turns)]);
    expect(asked).toMatchObject({ kind: 'failed' });
    expect(starts).toHaveLength(2);
  });

  it('leave the last few turns behind and no more', async () => {
    const fast = { turn: 20, moment: 1 };
    const start = () => Promise.resolve(true);
    const turns = createTurns({ storage: createFileStorage(folder), start, now: Date.now, sleep: (ms) => sleep(ms), lengths: fast });
    for (let count = 0; count < 12; count += 1) {
      await call(turns);
      await sleep(fast.turn + 1);
    }
    expect((await readdir(path.join(folder, 'turns'))).length).toBeLessThanOrEqual(6);
  });
});

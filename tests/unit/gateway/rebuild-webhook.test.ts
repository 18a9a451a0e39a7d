import { createHmac } from 'node:crypto';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Storage } from '../../../src/gateway/outbox/storage.ts';
import { handleRebuild } from '../../../src/gateway/rebuild/handle-rebuild.ts';
import { createReplayGuard, TOLERANCE } from '../../../src/gateway/rebuild/replay-guard.ts';
import { createCoalescer } from '../../../src/gateway/rebuild/coalesce.ts';
import { memoryStorage } from '../../support/memory-storage.ts';

const SECRET = 'shared';
const START = Date.parse('2026-11-20T08:00:00Z');

/** What all instances share. */
let shared: Storage;
let now: number;
let starts: number;
let succeed: boolean;
let behind: Promise<unknown>[];
let events: string[];

beforeEach(() => {
  shared = memoryStorage();
  now = START;
  starts = 0;
  succeed = true;
  behind = [];
  events = [];
});

/** A call to one of several instances of the function. */
async function call(
  body: string,
  storage = shared,
  secret = SECRET,
): Promise<readonly [status: number, answer: unknown]> {
  const clock = () => now;
  const start = () => {
    starts += 1;
    return Promise.resolve(succeed);
  };
  // The end of a window, which brings rebuilds of its own, never comes.
  const sleep = () => new Promise<never>(() => undefined);
  const coalescer = createCoalescer({ storage, start, now: clock, sleep });
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  const request = new Request('https://amazing.example/api/rebuild', {
    method: 'POST',
    body,
    headers: { 'X-Signature': signature },
  });
  const answer = await handleRebuild(request, {
    webhook: { secret: SECRET, replayGuard: createReplayGuard(storage, clock), coalescer, start },
    waitUntil: (work) => behind.push(work),
    now: clock,
    log: ({ event }) => events.push(event),
  });
  return [answer.status, await answer.json()];
}

function datedBody(at = now): string {
  return JSON.stringify({ event: 'content.changed', at: new Date(at).toISOString() });
}

it('a dated call starts one rebuild, and its replay is refused by every instance, also after another call', async () => {
  const body = datedBody();
  expect(await call(body)).toEqual([202, { status: 'started' }]);
  now += 60_000;
  await call(datedBody());
  expect(await call(body)).toEqual([401, { error: 'repeated' }]);
  expect(starts).toBe(2);
});

it('a dated call signed with another secret starts nothing', async () => {
  expect(await call(datedBody(), shared, 'another')).toEqual([401, { error: 'signature' }]);
  expect(starts).toBe(0);
});

it('a dated call starts one rebuild when it arrives many times at once', async () => {
  const body = datedBody();
  const answers = await Promise.all(Array.from({ length: 8 }, () => call(body)));
  expect(answers.filter(([status]) => status === 202)).toHaveLength(1);
  expect(starts).toBe(1);
});

it.each([-1, 1])(
  'a dated call is accepted within the tolerance and not a millisecond beyond (%i)',
  async (direction) => {
    expect((await call(datedBody(now + direction * TOLERANCE)))[0]).toBe(202);
    expect(await call(datedBody(now + direction * (TOLERANCE + 1)))).toEqual([
      401,
      { error: 'outdated' },
    ]);
  },
);

it('a dated call may be sent again when it started nothing', async () => {
  const body = datedBody();
  succeed = false;
  expect((await call(body))[0]).toBe(503);
  now += 40_000;
  succeed = true;
  expect(await call(body)).toEqual([202, { status: 'started' }]);
});

it('a dated call is forgotten once it is too old to be accepted', async () => {
  await call(datedBody());
  expect(await shared.list('calls/')).toHaveLength(1);
  now += 2 * TOLERANCE + 1;
  await call(datedBody());
  expect(await shared.list('calls/')).toEqual([expect.stringContaining(String(now))]);
});

it('a dated call starts a rebuild while the storage is unreachable: one too many is better than none', async () => {
  const away = () => Promise.reject(new Error('away'));
  expect(await call(datedBody(), { create: away, read: away, remove: away, list: away })).toEqual([
    202,
    { status: 'started' },
  ]);
  expect(events).toEqual(['rebuild.storage']);
});

it('a dated call starts a rebuild in time while the storage hangs', async () => {
  const hang = () => new Promise<never>(() => undefined);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }).setTimerTickMode(
    'nextTimerAsync',
  );
  onTestFinished(() => void vi.useRealTimers());
  const began = Date.now();
  expect(await call(datedBody(), { create: hang, read: hang, remove: hang, list: hang })).toEqual([
    202,
    { status: 'started' },
  ]);
  expect(Date.now() - began).toBeLessThan(5_000);
  // What the storage answers late is still carried out.
  expect(behind).toHaveLength(1);
});

it('a dated call whose window is recorded too late still starts its rebuild, because other calls rely on it', async () => {
  const { promise: waits, resolve } = Promise.withResolvers<undefined>();
  const late: Storage = {
    ...shared,
    list: async (prefix) => {
      if (prefix === 'windows/') await waits;
      return await shared.list(prefix);
    },
  };
  expect(await call(datedBody(), late)).toEqual([202, { status: 'started' }]);
  resolve(undefined);
  await Promise.all(behind);
  now += 1;
  expect(await call(datedBody())).toEqual([202, { status: 'joined' }]);
  expect(starts).toBe(2);
});

it('a dated call may be sent again when the storage went away and the rebuild could not be started', async () => {
  const half: Storage = {
    ...shared,
    list: (prefix) =>
      prefix === 'windows/' ? Promise.reject(new Error('away')) : shared.list(prefix),
  };
  const body = datedBody();
  succeed = false;
  expect((await call(body, half))[0]).toBe(503);
  succeed = true;
  expect(await call(body)).toEqual([202, { status: 'started' }]);
});

it('a call beyond measure is not read to its end', async () => {
  expect(await call('x'.repeat(70_000))).toEqual([413, { error: 'tooLarge' }]);
});

it.each([
  '{}',
  '',
  'text',
  '[]',
  '{"at":null}',
  '{"at":""}',
  '{"at":"yesterday"}',
  '{"at":{}}',
  '{"AT":"2026-11-20T08:00:00Z"}',
])('a call that does not say when it was sent is refused, signed as it is: %s', async (body) => {
  expect(await call(body)).toEqual([401, { error: 'outdated' }]);
  expect(starts).toBe(0);
});

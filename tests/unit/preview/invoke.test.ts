import { beforeEach, expect, it, vi } from 'vitest';
import type { FunctionContext, NetlifyFunction } from '../../../scripts/preview/functions.ts';
import { createInvoker } from '../../../scripts/preview/invoke.ts';

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => void vi.useRealTimers();
});

const invoker = () =>
  createInvoker({
    origin: () => 'http://127.0.0.1:1',
    context: 'production',
    countRequest: null,
    within: (run) => run(),
    log: (line) => lines.push(line),
  });

const toRoute = (
  handler: (request: Request, context: FunctionContext) => Promise<Response>,
): NetlifyFunction => {
  const matching = {
    rateLimit: undefined,
    preferStatic: false,
    methods: null,
    paths: [],
    excluded: [],
  };
  return { name: 'look', handler, schedule: () => true, ...matching };
};

it('a function that answers leaves no time limit behind', async () => {
  const answer = await invoker().runScheduled(toRoute(() => Promise.resolve(new Response('done'))));
  expect([answer.status, vi.getTimerCount()]).toEqual([200, 0]);
});

it('a scheduled function that hangs ends after thirty seconds with 504, and the log says which', async () => {
  const hanging = invoker().runScheduled(toRoute(() => new Promise(() => undefined)));
  let isOver = false;
  void hanging.then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([(await hanging).status, lines]).toEqual([504, ['look: no answer within 30 s']]);
});

it('what a function leaves to do is waited for until it has ended, and no longer than the limit', async () => {
  const { runScheduled, settle } = invoker();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await runScheduled(
    toRoute((_, { waitUntil }) => {
      waitUntil(promise);
      return Promise.resolve(new Response());
    }),
  );
  const ends: string[] = [];
  void settle(5_000).then(() => ends.push('limit'));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(ends).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toEqual(['limit']);
  void settle(5_000).then(() => ends.push('work'));
  resolve(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toEqual(['limit', 'work']);
});

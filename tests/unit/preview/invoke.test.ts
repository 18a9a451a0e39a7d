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

it.each([
  ['scheduled', 30],
  ['visited', 60],
])(
  'a %s function that hangs ends after %i seconds with 504, and the log says which',
  async (kind, limit) => {
    const { runScheduled, answer } = invoker();
    const route = toRoute(() => new Promise(() => undefined));
    const url = new URL('http://127.0.0.1:1/');
    const hanging =
      kind === 'scheduled'
        ? runScheduled(route)
        : answer({ route, params: {} }, new Request(url), url);
    let isOver = false;
    void hanging.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(limit * 1000 - 1);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([(await hanging).status, lines]).toEqual([
      504,
      [`look: no answer within ${String(limit)} s`],
    ]);
  },
);

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

import { afterEach, expect, it, vi } from 'vitest';
import { createOriginals } from '../../../scripts/preview/images/original.ts';
import { moveClock, seconds, untilAborted } from '../../support/moved-clock.ts';

afterEach(() => void vi.unstubAllGlobals());

const ADDRESS = 'https://pictures.example/a.jpg';
const MOVED = { status: 302, headers: { Location: '/b.jpg' } };

/** What is asked for a picture whose host always answers like this. */
async function load(init: ResponseInit, known: { etag: string; lastModified: null } | null = null) {
  const asked: Response[] = [];
  vi.stubGlobal('fetch', () => {
    const answer = new Response(init.status === 304 ? null : 'body', init);
    asked.push(answer);
    return Promise.resolve(answer);
  });
  const original = await createOriginals({ open: () => Promise.resolve(null) }, () => true)(
    ADDRESS,
    known,
  ).catch((error: unknown) => error);
  return { asked, original };
}

it.each<[string, ResponseInit, number]>([
  ['a picture', { status: 200 }, 1],
  ['no picture', { status: 404 }, 1],
  ['a fault', { status: 500 }, 1],
  ['a way round in circles', MOVED, 4],
])(
  'the preview reads or drops each answer of a host that has %s, and asks so often at most',
  async (_, init, times) => {
    const { asked } = await load(init);
    expect(asked).toHaveLength(times);
    for (const answer of asked) expect(answer.bodyUsed).toBe(true);
  },
);

it('the preview keeps a picture that its host calls unchanged, and believes no such answer about a picture it does not have', async () => {
  expect((await load({ status: 304 }, { etag: '"1"', lastModified: null })).original).toBe(
    'unchanged',
  );
  expect((await load({ status: 304 })).original).toMatchObject({ status: 502 });
});

it('the preview gives up on a host that is silent, or stops in the middle of a picture', async () => {
  moveClock(0);
  const find = createOriginals({ open: () => Promise.resolve(null) }, () => true);
  for (const stops of [false, true]) {
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      const never = () => untilAborted(signal);
      return stops ? Promise.resolve(new Response(new ReadableStream({ pull: never }))) : never();
    });
    expect(await seconds(find(ADDRESS, null))).toBeLessThan(30);
  }
});

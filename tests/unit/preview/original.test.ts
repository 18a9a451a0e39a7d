import { afterEach, expect, it, vi } from 'vitest';
import { createOriginals } from '../../../scripts/preview/images/original.ts';
import { moveClock, seconds, untilAborted } from '../../support/moved-clock.ts';

afterEach(() => void vi.unstubAllGlobals());

const ADDRESS = 'https://pictures.example/a.jpg';
const MOVED = { status: 302, headers: { Location: '/b.jpg' } };

/** What is asked for a picture whose host always answers like this. */
async function load(init: ResponseInit) {
  const asked: Response[] = [];
  vi.stubGlobal('fetch', () => {
    const answer = new Response('body', init);
    asked.push(answer);
    return Promise.resolve(answer);
  });
  const find = createOriginals({ open: () => Promise.resolve(null) }, () => true);
  await find(ADDRESS).catch(() => null);
  return asked;
}

it.each<[string, ResponseInit, number]>([
  ['a picture', { status: 200 }, 1],
  ['no picture', { status: 404 }, 1],
  ['a fault', { status: 500 }, 1],
  ['a way round in circles', MOVED, 4],
])(
  'the preview reads or drops each answer of a host that has %s, and asks so often at most',
  async (_, init, times) => {
    const asked = await load(init);
    expect(asked).toHaveLength(times);
    for (const answer of asked) expect(answer.bodyUsed).toBe(true);
  },
);

it('the preview gives up on a host that is silent, or stops in the middle of a picture', async () => {
  moveClock(0);
  const find = createOriginals({ open: () => Promise.resolve(null) }, () => true);
  for (const stops of [false, true]) {
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      const never = () => untilAborted(signal);
      return stops ? Promise.resolve(new Response(new ReadableStream({ pull: never }))) : never();
    });
    expect(await seconds(find(ADDRESS))).toBeLessThan(30);
  }
});

import { expect, it, onTestFinished, vi } from 'vitest';
import { NO_FILTER } from '../../../../src/islands/listing/letter-filter.ts';
import { createWall, takeSteps } from '../../../../src/islands/listing/wall.ts';

/** Holds frames until the returned function paints. */
function holdFrames(): () => void {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(() => void vi.unstubAllGlobals());
  const frames = new Map<number, () => void>();
  vi.stubGlobal(
    'requestAnimationFrame',
    (run: () => void) => frames.set(frames.size + 1, run).size,
  );
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  return () => {
    for (const [frame, run] of frames) if (frames.delete(frame)) run();
  };
}

it('a wall that is drawn anew draws no further card of before, neither after a painting nor after its pause', () => {
  const paint = holdFrames();
  const drawAll = () => {
    const drawn: number[] = [];
    return {
      drawn,
      stop: takeSteps([1, 2, 3, 4, 5], { first: 1, next: 2 }, (card) => drawn.push(card)),
    };
  };
  const whole = drawAll();
  for (let step = 0; step < 2; step += 1) {
    paint();
    vi.runAllTimers();
  }
  expect(whole.drawn).toEqual([1, 2, 3, 4, 5]);

  const beforePainting = drawAll();
  beforePainting.stop();
  paint();
  vi.runAllTimers();
  expect(beforePainting.drawn).toEqual([1]);

  const afterPainting = drawAll();
  paint();
  afterPainting.stop();
  vi.runAllTimers();
  expect(afterPainting.drawn).toEqual([1]);
});

it('a listing that is filtered while it still shows the cards of before hides them all', () => {
  const paint = holdFrames();
  const cards = ['Ana', 'Alba', 'Bia'].map((name) => ({ hidden: false, dataset: { name } }));
  const list = { dataset: {}, querySelectorAll: () => cards } as unknown as HTMLElement;
  const wall = createWall(list, { first: 1, next: 2 });
  for (const letter of ['A', 'B']) void wall.show({ ...NO_FILTER, letter }, () => true);
  paint();
  vi.runAllTimers();
  expect(cards.map(({ hidden }) => hidden)).toEqual([true, true, false]);
});

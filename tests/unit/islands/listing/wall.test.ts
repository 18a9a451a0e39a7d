import { expect, it, onTestFinished, vi } from 'vitest';
import { takeSteps } from '../../../../src/islands/listing/wall/wall.ts';

it('a wall that is drawn anew draws no further card of before, neither after a painting nor after its pause', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const frames = new Map<number, () => void>();
  vi.stubGlobal(
    'requestAnimationFrame',
    (run: () => void) => frames.set(frames.size + 1, run).size,
  );
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  const paint = () => {
    for (const [frame, run] of frames) if (frames.delete(frame)) run();
  };
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

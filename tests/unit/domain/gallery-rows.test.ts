import { expect, it } from 'vitest';
import { toRowStarts } from '../../../src/domain/gallery-rows.ts';

const PORTRAIT = 0.65;
const LANDSCAPE = 1.5;
const PHONE = 1.5;

it('the rows of a gallery hold two portraits or one landscape on a phone', () => {
  expect(toRowStarts([PORTRAIT, PORTRAIT, LANDSCAPE, PORTRAIT, PORTRAIT], PHONE)).toEqual([2, 3]);
});

it.each([
  ['three portraits', [PORTRAIT, PORTRAIT, PORTRAIT], []],
  ['five portraits', Array.from({ length: 5 }, () => PORTRAIT), [3]],
  ['a portrait between landscapes', [LANDSCAPE, PORTRAIT, LANDSCAPE, PORTRAIT], [2]],
])('the rows of a gallery leave no portrait alone among %s', (_, ratios, starts) => {
  expect(toRowStarts(ratios, PHONE)).toEqual(starts);
});

it('the rows of a gallery are of similar height, whatever pictures they hold', () => {
  const ratios: readonly number[] = Array.from({ length: 23 }, (_, place) =>
    place % 4 === 1 ? LANDSCAPE : PORTRAIT,
  );
  for (const target of [PHONE, 2.9, 3.4, 4.8]) {
    const starts = [0, ...toRowStarts(ratios, target)];
    const sums = starts.map((start, row) =>
      ratios.slice(start, starts[row + 1]).reduce((sum, ratio) => sum + ratio),
    );
    expect(Math.max(...sums) / Math.min(...sums)).toBeLessThan(2);
  }
});

it('the rows of a gallery of 20,000 pictures cost a few looks at each', () => {
  let looks = 0;
  const ratios = new Proxy(
    Array.from({ length: 20_000 }, () => PORTRAIT),
    {
      get(target, key): unknown {
        looks += 1;
        return Reflect.get(target, key);
      },
    },
  );
  expect(toRowStarts(ratios, PHONE).length).toBeGreaterThan(6_000);
  expect(looks / ratios.length).toBeLessThan(100);
});

it('the rows of a gallery are none for nothing, and one for one', () => {
  expect(toRowStarts([], PHONE)).toEqual([]);
  expect(toRowStarts([PORTRAIT], PHONE)).toEqual([]);
});

import { expect, it } from 'vitest';
import { toRowStarts } from '../../../src/domain/gallery-rows.ts';

const PORTRAIT = 0.65;
const LANDSCAPE = 1.5;
const PHONE = 1.5;

it.each([
  ['nothing', [], []],
  ['one portrait', [PORTRAIT], []],
  ['portraits about a landscape', [PORTRAIT, PORTRAIT, LANDSCAPE, PORTRAIT, PORTRAIT], [2, 3]],
  ['three portraits', [PORTRAIT, PORTRAIT, PORTRAIT], []],
  ['five portraits', Array.from({ length: 5 }, () => PORTRAIT), [3]],
  ['a portrait between landscapes', [LANDSCAPE, PORTRAIT, LANDSCAPE, PORTRAIT], [2]],
])(
  'the rows of a gallery hold two portraits or one landscape on a phone, and leave no portrait alone among %s',
  (_, ratios, starts) => {
    expect(toRowStarts(ratios, PHONE)).toEqual(starts);
  },
);

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

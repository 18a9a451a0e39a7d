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

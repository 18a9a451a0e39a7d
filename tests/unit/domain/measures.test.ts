import { expect, it } from 'vitest';
import { toFrameHeight } from '../../../src/domain/card.ts';
import { formatJeans, formatSize } from '../../../src/domain/measures.ts';

it('a frame is as high as its person, within what a page can show', () => {
  expect([60, 178.4, 272, null].map(toFrameHeight)).toEqual([140, 178, 210, 178]);
});

it('the jeans of another country stay as they are', () => {
  expect(['USA 28', '38 x 40'].map(formatJeans)).toEqual(['USA 28', '38']);
});

it.each([
  ['37,5', '37½', 'BR 37½'],
  ['37.0', '37', 'BR 37'],
  ['39,5 EU', '39½ EU', '39½ EU'],
])('a size under a label has halves, and in English its system: %s', (size, pt, en) => {
  expect([formatSize(size, 'pt'), formatSize(size, 'en')]).toEqual([pt, en]);
});

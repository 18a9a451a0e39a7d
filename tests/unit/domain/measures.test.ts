import { expect, it } from 'vitest';
import {
  formatFeet,
  formatHeight,
  formatJeans,
  formatMetres,
  formatShoes,
  formatShownHeight,
  formatSize,
} from '../../../src/domain/measures.ts';

it.each([
  ['pt', '1,78 m', '1,78'],
  ['en', '1.78 m / 5′10″', '1.78 m / 5′10″'],
] as const)(
  'a height is written as readers of %s write it, in English in feet as well: %s, and labelled %s',
  (locale, text, labelled) => {
    expect([formatHeight(178, locale), formatShownHeight(178, locale)]).toEqual([text, labelled]);
  },
);

it.each([
  [180, '1,80'],
  [200, '2,00'],
  [99, '0,99'],
])('a height of %i centimetres has two decimals', (centimetres, metres) => {
  expect(formatMetres(centimetres, 'pt')).toBe(metres);
});

it.each([
  [183, '6′0″'],
  [182, '6′0″'],
  [181, '5′11″'],
  [152, '5′0″'],
])('a height of %i centimetres never shows twelve inches', (centimetres, feet) => {
  expect(formatFeet(centimetres)).toBe(feet);
});

it.each([
  ['36x34', '36'],
  ['36 x 34', '36'],
  ['36X34', '36'],
  ['38 40', '38'],
  [' 42 ', '42'],
])('jeans of %j are shown as %s', (raw, shown) => {
  expect(formatJeans(raw)).toBe(shown);
});

it('jeans are not shown where nothing stands before the x', () => {
  expect(formatJeans('x34')).toBeNull();
  expect(formatJeans('  ')).toBeNull();
});

it('shoes keep what stands before a space', () => {
  expect(formatShoes('37 BR')).toBe('37');
  expect(formatShoes('37.5')).toBe('37.5');
  expect(formatShoes('')).toBeNull();
  expect(formatShoes('39 EU ')).toBe('39 EU');
});

it.each([
  ['37.5', '37½', 'BR 37½'],
  ['37,5', '37½', 'BR 37½'],
  ['37.0', '37', 'BR 37'],
  ['38', '38', 'BR 38'],
  ['39,5 EU', '39½ EU', '39½ EU'],
  ['M', 'M', 'M'],
])(
  'what stands under a label has half sizes written as halves, and in English names the system: %s',
  (size, pt, en) => {
    expect([formatSize(size, 'pt'), formatSize(size, 'en')]).toEqual([pt, en]);
  },
);

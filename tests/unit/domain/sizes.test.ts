import { expect, it } from 'vitest';
import { readJeans, readShoes, toJeansSizes, toShoeSizes } from '../../../src/domain/sizes.ts';

it.each([
  ['37,5', 37.5],
  ['37.0', 37],
  [' 40 BR ', 40],
  ['37 ½', 37.5],
  ['37 1/2 BR', 37.5],
  ['37/38', 37],
  ['BR 37', 37],
])('a shoe size %s is read as %s', (text, size) => expect(readShoes(text)).toBe(size));

it.each(['', '0', '37.25', '137', '39 EU', '-3'])('a shoe size is not %j', (text) => {
  expect(readShoes(text)).toBeNull();
  expect(toShoeSizes(text, 'woman')).toBeNull();
});

it('a shoe size is two more in Europe, differs between women and men in America, and is none where it is too small for a system', () => {
  expect(toShoeSizes('37 BR', 'woman')).toEqual({ BR: '37', EU: '39', US: '8' });
  expect(toShoeSizes('37.5 BR', 'woman')).toEqual({ BR: '37½', EU: '39½', US: '8½' });
  expect(toShoeSizes('41', 'man')).toEqual({ BR: '41', EU: '43', US: '9½' });
  expect(toShoeSizes('39', 'undefined')).toEqual({ BR: '39', EU: '41', US: null });
  expect(toShoeSizes('20', 'woman')).toEqual({ BR: '20', EU: '22', US: null });
});

it.each([
  ['36×34', 36],
  ['38 40', 38],
  ['34/36', 34],
  [' 42 ', 42],
])('a size of jeans %s is read as %s', (text, size) => expect(readJeans(text)).toBe(size));

it.each(['', '  ', 'x34', 'M', '38 EU', 'US 8'])('a size of jeans is not %j', (text) => {
  expect(readJeans(text)).toBeNull();
  expect(toJeansSizes(text, 'man')).toBeNull();
});

it('a size of jeans is converted by separate rules for women and men, for no other gender, and keeps a man’s inches as they are', () => {
  expect(toJeansSizes('36', 'woman')).toEqual({ BR: '36', EU: '34', US: '2' });
  expect(toJeansSizes('34', 'woman')).toEqual({ BR: '34', EU: '32', US: '0' });
  expect(toJeansSizes('42', 'man')).toEqual({ BR: '42', EU: '48', US: '32' });
  expect(toJeansSizes('40', 'undefined')).toEqual({ BR: '40', EU: null, US: null });
  expect(toJeansSizes('36x34', 'man')).toEqual({ BR: '36', EU: '42', US: '36x34' });
  expect(toJeansSizes('36 X 34', 'undefined')).toEqual({ BR: '36', EU: null, US: '36x34' });
  expect(toJeansSizes('36x34', 'woman')).toEqual({ BR: '36', EU: '34', US: '2' });
});

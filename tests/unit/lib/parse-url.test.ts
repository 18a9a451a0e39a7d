import { afterEach, expect, it, vi } from 'vitest';
import { parseUrl } from '../../../src/lib/or-null.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['https://Amazing.example:443/a b', undefined, 'https://amazing.example/a%20b'],
  ['../b#c', 'https://amazing.example/a/', 'https://amazing.example/b#c'],
])('an address that a text names is read: %s', (text, base, expected) => {
  vi.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function');
  });
  expect(parseUrl(text, base)?.href).toBe(expected);
});

import { beforeEach, expect, it } from 'vitest';
import { createPlaceCache } from '../../../src/gateway/handle-options.ts';
import {
  createStaleIfErrorCache,
  type StaleIfErrorCache,
} from '../../../src/gateway/stale-if-error-cache.ts';

let now: number;
let reads: number;
let find: StaleIfErrorCache<string>;

beforeEach(() => {
  now = 0;
  reads = 0;
  find = createStaleIfErrorCache({ freshFor: 100, usableFor: 1_000, size: 3, now: () => now });
});

const read = (value: string) => () => {
  reads += 1;
  return Promise.resolve(value);
};
const fail = () => Promise.reject(new Error('down'));

it('values that an instance keeps are read once for requests that come at once, and not again while they are fresh', async () => {
  await Promise.all([find('a', read('1')), find('a', read('1')), find('a', read('1'))]);
  now = 99;
  expect(await find('a', read('2'))).toEqual({ value: '1', isStale: false });
  expect(reads).toBe(1);
  now = 100;
  expect(await find('a', read('2'))).toEqual({ value: '2', isStale: false });
});

it('values that an instance keeps are a fallback for a limited time where loading new ones fails', async () => {
  await find('a', read('1'));
  now = 999;
  expect(await find('a', fail)).toEqual({ value: '1', isStale: true });
  now = 1_000;
  await expect(find('a', fail)).rejects.toThrow('down');
  expect(await find('a', read('2'))).toEqual({ value: '2', isStale: false });
});

it('values that an instance keeps are bounded: the one loaded longest ago is evicted', async () => {
  for (const key of ['a', 'b', 'c', 'd']) await find(key, read(key));
  await expect(find('a', fail)).rejects.toThrow('down');
  for (const key of ['b', 'c', 'd'])
    expect(await find(key, fail)).toEqual({ value: key, isStale: false });
});

it('values that an instance keeps are evicted by when they were loaded last, not first', async () => {
  for (const key of ['a', 'b', 'c']) await find(key, read(key));
  now = 100;
  for (const key of ['a', 'd']) await find(key, read(key));
  await expect(find('b', fail)).rejects.toThrow('down');
  expect(await find('a', fail)).toEqual({ value: 'a', isStale: false });
});

it('lists of places are kept of a few hundred queries alone', async () => {
  const places = createPlaceCache(() => 0);
  let loads = 0;
  const load = () => Promise.resolve({ countries: [], states: [], cities: ((loads += 1), []) });
  for (let key = 0; key < 400; key += 1) await places(String(key), load);
  await places('0', load);
  expect(loads).toBe(401);
});

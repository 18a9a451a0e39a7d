import { expect, it } from 'vitest';
import {
  addRelease,
  doubtList,
  doubtSize,
  pickRecord,
  sealRecord,
  unsealRecord,
} from '../../../src/catalogue/talent-record.ts';

const DAY = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 22);
const origin = 'https://talents.example';
const listOf = (count: number, name = 'Ana') =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `${name} ${index}`,
  }));
const release = (talents: number, now = NOW) => ({ origin, listed: listOf(talents), talents, now });

const record = addRelease(null, release(100));

it.each([
  [100, null],
  [80, null],
  [79, '79 talents where 100 are known and at least 80 expected; --allow-shrink takes it'],
  [49, 'a list without 51 of the 100 known talents; --allow-shrink takes it'],
  [0, 'an empty list where 100 are known and at least 80 expected; --allow-shrink takes it'],
])('a list is believed or not, of %i of 100 talents', (count, doubt) => {
  expect(doubtList(listOf(count), record, NOW)).toBe(doubt);
});

it('a list is believed with half of the known ids, however many others there are', () => {
  const strangers = listOf(200).slice(100);
  expect(doubtList([...listOf(50), ...strangers], record, NOW)).toBeNull();
  expect(doubtList([...listOf(49), ...strangers], record, NOW)).toContain('without 51 of the 100');
});

it('a list is believed with half of the names of the ids that stayed, whatever the others are called by now', () => {
  const renamed = (count: number) => [
    ...listOf(100, 'Bia').slice(0, count),
    ...listOf(100).slice(count),
  ];
  expect(doubtList(renamed(50), record, NOW)).toBeNull();
  expect(doubtList(renamed(51), record, NOW)).toBe(
    'a list with other names for 51 of the 100 talents that stayed; --allow-shrink takes it',
  );
  expect(doubtList(renamed(100), { ...record, names: undefined }, NOW)).toBeNull();
});

it('a list is believed as the first one, unless it is empty, and next to the last release, however old', () => {
  expect(doubtList(listOf(1), null, NOW)).toBeNull();
  expect(doubtSize(0, null, NOW)).toBe('an empty list; --allow-shrink takes it');
  expect(doubtList([], addRelease(null, release(0)), NOW)).toBeNull();
  expect(doubtSize(79, record, NOW + 365 * DAY)).toContain('79 talents where 100 are known');
});

it('the record keeps the releases of seven days that no larger one follows, and the last', () => {
  let record = addRelease(null, release(90));
  for (const [day, talents] of [100, 85, 95].entries())
    record = addRelease(record, release(talents, NOW + (day + 1) * DAY));
  expect(record.sizes.map(({ talents }) => talents)).toEqual([100, 95]);
  expect(
    addRelease(record, release(80, NOW + 9 * DAY)).sizes.map(({ talents }) => talents),
  ).toEqual([95, 80]);
});

it('the record is as it was written, or none, and the one written last, of this service where there is one', () => {
  const text = sealRecord(addRelease(null, release(3)));
  expect(unsealRecord(text)).toEqual(addRelease(null, release(3)));
  for (const damaged of [
    '',
    '{',
    text.slice(0, -5),
    text.replace('"talents":3', '"talents":1'),
    'null',
    '{"digest":"","record":{}}',
  ]) {
    expect(unsealRecord(damaged)).toBeNull();
  }
  const older = addRelease(null, release(3));
  const newer = addRelease(null, release(4, NOW + DAY));
  expect(pickRecord(origin, [newer, older])).toBe(newer);
  expect(pickRecord(origin, [null, older])).toBe(older);
  expect(pickRecord('https://other.example', [older, newer])).toBe(newer);
  expect(pickRecord(origin, [older, { ...newer, origin: 'https://other.example' }])).toBe(older);
});

import { expect, it } from 'vitest';
import { PEOPLE, seedTalents } from '../../../scripts/back-office/seed/talents.ts';

it('the demo’s people have names of their own, also in an agency of thousands, and no first name twice in a row of five', () => {
  const people = seedTalents(2500);
  expect(new Set(people.map(({ name }) => name.trim())).size).toBe(people.length);
  for (const wanted of ['woman', 'man', undefined]) {
    const firsts = PEOPLE.filter(({ gender }) => gender === (wanted ?? gender))
      .map(({ name }) => name.trim())
      .toSorted((one, other) => one.localeCompare(other, 'pt-BR'))
      .map((name) => name.split(/[ -]/)[0]);
    for (const [place, first] of firsts.entries())
      expect(firsts.slice(place + 1, place + 5)).not.toContain(first);
  }
});

it('the demo’s people are as a real panel has them: four under age, six wide covers, one without a cover, one on film alone, some without polaroids', () => {
  const talents = seedTalents(PEOPLE.length);
  const count = (test: (talent: (typeof talents)[number]) => boolean) =>
    talents.filter(test).length;
  expect([
    talents.length,
    count(({ underAge }) => underAge),
    count(({ coverWide }) => coverWide !== ''),
    count(({ cover }) => cover === ''),
    count(({ book }) => book.length === 0),
  ]).toEqual([80, 4, 6, 1, 1]);
  expect(count(({ snap }) => snap.length === 0)).toBeGreaterThanOrEqual(5);
});

import { expect, it } from 'vitest';
import { cast, PEOPLE } from '../../../scripts/back-office/seed/cast.ts';
import { seedTalents } from '../../../scripts/back-office/seed/seed-talents.ts';

const talents = seedTalents(PEOPLE.length);

it('the demo’s people have names of their own, also in an agency of thousands, and no first name twice in a row of five', () => {
  for (const people of [PEOPLE, cast(1000)])
    expect(new Set(people.map(({ name }) => name.trim())).size).toBe(people.length);
  for (const of of [{ gender: 'w' }, { gender: 'm' }, {}]) {
    const firsts = PEOPLE.filter(({ gender }) => gender === (of.gender ?? gender))
      .map(({ name }) => name.trim())
      .toSorted((one, other) => one.localeCompare(other, 'pt-BR'))
      .map((name) => name.split(/[ -]/)[0]);
    for (const [place, first] of firsts.entries())
      expect(firsts.slice(place + 1, place + 5)).not.toContain(first);
  }
});

it('the demo’s people are as a real panel has them: four under age, six wide covers, one without a cover, one on film alone, some without polaroids', () => {
  const count = (test: (talent: (typeof talents)[number]) => boolean) =>
    talents.filter(test).length;
  expect(talents).toHaveLength(80);
  expect([
    count(({ underAge }) => underAge),
    count(({ coverWide }) => coverWide !== ''),
    count(({ cover }) => cover === ''),
    count(({ book }) => book.length === 0),
  ]).toEqual([4, 6, 1, 1]);
  expect(count(({ snap }) => snap.length === 0)).toBeGreaterThanOrEqual(5);
});

it('the demo’s people have sizes that go with their height and gender, and followers that a model may have', () => {
  const least = { woman: [168, 34, 78, 56, 84], man: [180, 38, 90, 72], undefined: [170, 34, 78] };
  const most = { woman: [184, 40, 92, 68, 96], man: [194, 46, 108, 88], undefined: [184, 40, 92] };
  for (const { name, gender, height, jeans, bust, waist, hips, followers } of talents) {
    for (const [place, text] of [height, jeans, bust, waist, hips].entries()) {
      const low = least[gender as keyof typeof least][place];
      if (text === '' || low === undefined) continue;
      const number = Number.parseInt(text, 10);
      expect(number, `${name} ${text}`).toBeGreaterThanOrEqual(low);
      expect(number, `${name} ${text}`).toBeLessThanOrEqual(
        most[gender as keyof typeof most][place] ?? 0,
      );
    }
    const scale = followers.endsWith('m') ? 1e6 : followers.endsWith('k') ? 1000 : 1;
    if (followers !== '') {
      expect(Number.parseFloat(followers) * scale, name).toBeGreaterThan(2000);
      expect(Number.parseFloat(followers) * scale, name).toBeLessThan(1.2e6);
    }
  }
});

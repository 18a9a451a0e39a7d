/** What the studio dresses the demo's people in: the list of its pictures is looked at, not the
 * pictures. */
import { MODELS } from '../../../scripts/back-office/seed/cast.ts';
import { expect, it } from 'vitest';
import { prints, sittings } from '../../../scripts/studio/sittings.ts';

const PICTURES = sittings().flatMap(({ pictures }) => pictures);

it('The pictures of the studio show nobody under age but in a plain top that is closed up to the neck', () => {
  const minors = PICTURES.filter(({ person }) => person.underAge);
  expect(new Set(minors.map(({ person }) => person.name)).size).toBeGreaterThanOrEqual(4);
  for (const { file, wardrobe, shot } of minors) {
    expect(['tee', 'roll'], file).toContain(wardrobe.top);
    expect([wardrobe.jacket, wardrobe.coat], file).toEqual([undefined, undefined]);
    expect(shot, file).toMatchObject({ wardrobe });
  }
  // A print shows what its picture shows.
  const taken = new Map(PICTURES.map(({ file, person }) => [file, person.slug]));
  for (const { from, person } of prints()) expect(taken.get(from), from).toBe(person.slug);
  // The rule is about something: adults wear what it keeps from minors.
  const worn = PICTURES.flatMap(({ wardrobe }) => [wardrobe.top, ...Object.keys(wardrobe)]);
  expect(worn).toEqual(expect.arrayContaining(['shirt', 'slip', 'jacket', 'coat']));
});

it('The pictures of the studio are taken once each, a cover of everybody among them', () => {
  const files = [...PICTURES, ...prints()].map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  const people = new Set(PICTURES.map(({ person }) => person.slug));
  expect(files.filter((file) => file.endsWith('/cover.jpg'))).toHaveLength(people.size);
});

it('The pictures of the studio never put the same paper beside itself on a board', () => {
  const covers = PICTURES.filter(
    ({ file, person }) =>
      file.endsWith('/cover.jpg') && person.categories.includes(MODELS) && person.gender === 'w',
  );
  const inOrder = covers.toSorted((a, b) =>
    a.person.name.trim().localeCompare(b.person.name.trim(), 'pt-BR'),
  );
  const walls = inOrder.map(({ shot }) => JSON.stringify(shot.wall));
  for (const step of [1, 2, 3, 4])
    expect(walls.filter((wall, place) => wall === walls[place + step])).toHaveLength(0);
});

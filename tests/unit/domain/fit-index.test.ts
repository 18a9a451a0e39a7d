import { expect, it } from 'vitest';
import {
  parseFitIndex,
  toColourLabels,
  toFitIndex,
  toFitTalent,
} from '../../../src/domain/fit-index.ts';
import type { Talent } from '../../../src/domain/talent.ts';
import { aTalent } from '../../support/sample-catalogue.ts';
import { fc } from '../../support/chance.ts';

const NOBODY = aTalent({ id: '1', name: 'Ana Sá', cover: null, heightCm: null });
const PICTURE = { kind: 'picture', file: 'a.jpg', width: 1, height: 1 } as const;

const TALENTS: readonly Talent[] = [
  {
    ...NOBODY,
    id: '17',
    gender: 'man',
    heightCm: 178,
    bustCm: 84,
    waistCm: 60,
    hipsCm: 88,
    shoes: '37.5 BR',
    jeans: '36x34',
    hair: 'Preta',
    eyes: 'Verdes',
  },
  {
    ...NOBODY,
    id: '3',
    gender: 'woman',
    name: 'Érico Luz',
    heightCm: 190,
    bustCm: 98,
    shoes: '43 EU',
    jeans: 'M',
    hair: 'Loiro',
    eyes: ' ',
  },
  {
    ...NOBODY,
    id: '905',
    name: '李',
    gender: 'undefined',
    hair: 'preto',
    galleries: { ...NOBODY.galleries, snap: [PICTURE] },
  },
];

const FIT = TALENTS.map(toFitTalent);

const read = (talents: readonly Talent[]) =>
  parseFitIndex(JSON.parse(JSON.stringify(toFitIndex(talents.map(toFitTalent)))));

it('the index of a listing tells each talent’s measures, the values that exist, and who has none', () => {
  const data = read(TALENTS);
  expect(data?.ids).toEqual(['17', '3', '905']);
  expect(data?.letters).toBe('AE-');
  expect(data?.measures.height).toEqual({ values: [178, 190], places: Uint8Array.of(1, 2, 0) });
  expect(data?.measures.gender).toEqual({
    values: ['woman', 'man'],
    places: Uint8Array.of(2, 1, 0),
  });
  expect(data?.measures.bust).toEqual({ values: [84, 98], places: Uint8Array.of(1, 2, 0) });
  expect(data?.measures.waist).toEqual({ values: [60], places: Uint8Array.of(1, 0, 0) });
  expect(data?.measures.hips).toEqual({ values: [88], places: Uint8Array.of(1, 0, 0) });
  expect(data?.measures.shoes).toEqual({ values: [37.5], places: Uint8Array.of(1, 0, 0) });
  expect(data?.measures.jeans).toEqual({ values: [36], places: Uint8Array.of(1, 0, 0) });
  expect(data?.measures.hair).toEqual({
    values: ['black', 'blonde'],
    places: Uint8Array.of(1, 2, 1),
  });
  expect(data?.measures.eyes).toEqual({ values: ['green'], places: Uint8Array.of(1, 0, 0) });
  expect([data?.video, data?.polaroids]).toEqual([Uint8Array.of(0, 0, 0), Uint8Array.of(0, 0, 1)]);
});

it('the index of a listing names colours in the language of the page', () => {
  const index = toFitIndex(FIT);
  expect(toColourLabels(FIT, index, 'hair', 'pt')).toEqual({ black: 'Preto', blonde: 'Loiro' });
  expect(toColourLabels(FIT, index, 'eyes', 'en')).toEqual({ green: 'Green' });
  // Of two spellings the first stays.
  const pink = ['Rosa', 'ROSA'].map((hair) => toFitTalent({ ...NOBODY, hair }));
  expect(toColourLabels(pink, toFitIndex(pink), 'hair', 'pt')).toEqual({ rosa: 'Rosa' });
});

it('the index of a listing names every colour that it holds, where there are more colours than it can hold', () => {
  const talents = Array.from({ length: 300 }, (_, place) =>
    toFitTalent({ ...NOBODY, id: String(place + 1), hair: `Tom nº ${String(299 - place)}` }),
  );
  const index = toFitIndex(talents);
  const labels = toColourLabels(talents, index, 'hair', 'pt');
  expect(Object.keys(labels).toSorted()).toEqual(index.hair.values.toSorted());
  expect(Object.values(labels).filter((label) => !label.startsWith('Tom nº '))).toEqual([]);
});

it('the index of a listing without talents is still an index', () => {
  expect(read([])?.ids).toEqual([]);
});

it('the index of a listing comes back as it was, whatever a back office keeps as colours', () => {
  const talents = fc.array(
    fc.record({
      hair: fc.option(fc.string()),
      heightCm: fc.option(fc.integer({ min: 30, max: 272 })),
    }),
  );
  fc.assert(
    fc.property(talents, (given) => {
      const whole = given.map((measures, index) => ({
        ...NOBODY,
        ...measures,
        id: String(index + 1),
      }));
      const data = read(whole);
      expect(
        data?.ids.map(
          (_, position) =>
            data.measures.height.values[(data.measures.height.places[position] ?? 0) - 1] ?? null,
        ),
      ).toEqual(given.map(({ heightCm }) => heightCm));
    }),
  );
});

it.each([
  null,
  [],
  {},
  'x',
  { ...toFitIndex(FIT), letters: 'A' },
  { ...toFitIndex(FIT), hair: null },
])('the index of a listing is not %j', (value) => {
  expect(parseFitIndex(value)).toBeNull();
});

it('the index of a listing names two hundred values of a measure at most, and colours by how many have them, then by name', () => {
  const heights = (count: number) =>
    read(
      Array.from({ length: count }, (_, index) => ({
        ...NOBODY,
        id: String(index + 1),
        heightCm: index + 40,
      })),
    );
  expect([199, 200, 201].map((count) => heights(count)?.measures.height.values.length)).toEqual([
    199, 200, 200,
  ]);
  const having = (...eyes: readonly string[]) =>
    read(eyes.map((colour, index) => ({ ...NOBODY, id: String(index + 1), eyes: colour })))
      ?.measures.eyes.values;
  expect(having('Verdes', 'Azuis', 'Verdes')).toEqual(['green', 'blue']);
  expect(having('Verdes', 'Azuis')).toEqual(['blue', 'green']);
});

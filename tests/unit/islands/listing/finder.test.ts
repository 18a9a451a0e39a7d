import { expect, it } from 'vitest';
import { MEASURES, parseFitIndex, type FitData } from '../../../../src/domain/fit-index.ts';
import {
  evaluate,
  isFit,
  PARTS,
  toOffered,
  type Question,
} from '../../../../src/islands/listing/finder/evaluate.ts';
import {
  NO_FIT,
  pressSize,
  readFit,
  toggle,
  withoutPart,
  writeFit,
  type Fit,
} from '../../../../src/islands/listing/finder/fit.ts';
import { fc } from '../../../support/chance.ts';
import { words } from '../../../support/words.ts';

/** Each row: first letter, height, shoes, jeans, hair, eyes, video, polaroids, waist and gender; 0
 * and '' stand for no value. */
const ROWS = [
  ['A', 170, 36, 34, 'black', 'brown', 0, 1, 58, 'woman'],
  ['A', 174, 37, 36, 'black', 'brown', 1, 1, 60, 'woman'],
  ['B', 176, 37.5, 36, 'black', 'green', 0, 1, 61, 'woman'],
  ['B', 178, 38, 38, 'brown', 'brown', 0, 0, 0, 'man'],
  ['C', 0, 37, 36, 'black', '', 0, 1, 60, ''],
  ['-', 184, 0, 38, '', 'brown', 1, 0, 0, 'man'],
] as const;

function toData(): FitData {
  const column = (place: 1 | 2 | 3 | 4 | 5 | 8 | 9) => {
    const given: readonly (number | string)[] = ROWS.map((row) => row[place]);
    const values = [...new Set(given)].filter((value) => value !== 0 && value !== '').sort();
    return {
      values,
      at: given.map((value) => String.fromCharCode(0x5d + values.indexOf(value) + 1)).join(''),
    };
  };
  const data = parseFitIndex({
    ids: ROWS.map((_, index) => String(100 + index)).join(' '),
    letters: ROWS.map(([letter]) => letter).join(''),
    has: ROWS.map(([, , , , , , video, polaroids]) => video + 2 * polaroids).join(''),
    ...{ bust: column(8), waist: column(8), hips: column(8) },
    ...{
      height: column(1),
      shoes: column(2),
      jeans: column(3),
      hair: column(4),
      eyes: column(5),
      gender: column(9),
    },
  });
  if (data === null) throw new Error('The index of the test cannot be read');
  return data;
}

const data = toData();
const ask = (fit: Partial<Fit>, rest: Partial<Question> = {}) =>
  evaluate(data, { fit: { ...NO_FIT, ...fit }, letter: null, named: null, ...rest });
const found = (fit: Partial<Fit>, rest: Partial<Question> = {}) => {
  const outcome = ask(fit, rest);
  return data.ids.flatMap((_, position) => (outcome.fails[position] === 0 ? [position] : []));
};
const countOf = (outcome: ReturnType<typeof ask>, measure: (typeof MEASURES)[number]) =>
  Object.fromEntries(
    data.measures[measure].values.map((value, index) => [
      value,
      outcome.values[measure][index + 1],
    ]),
  );

it('the finder offers only what talents of the listing have, women and men only where both stand on it, and says of heights that nobody has one', () => {
  const nobody = { values: [], places: new Uint8Array(ROWS.length) };
  const women = { values: ['woman'], places: new Uint8Array(ROWS.length).fill(1) };
  const none = {
    height: nobody,
    bust: nobody,
    waist: nobody,
    hips: nobody,
    jeans: nobody,
    eyes: nobody,
    gender: women,
  };
  const measures = { ...data.measures, ...none };
  expect([...toOffered(data)]).toEqual([...MEASURES, 'video', 'polaroids']);
  expect([...toOffered({ ...data, measures, polaroids: new Uint8Array(ROWS.length) })]).toEqual([
    'height',
    'shoes',
    'hair',
    'video',
  ]);
});

it('the finder finds everybody while nothing is asked, takes all wishes together, and any of the values of one', () => {
  expect(found({})).toEqual([0, 1, 2, 3, 4, 5]);
  expect(found({ height: [174, 178] })).toEqual([1, 2, 3]);
  expect(found({ height: [174, 178], hair: ['black'] })).toEqual([1, 2]);
  expect(found({ hair: ['black', 'brown'] })).toEqual([0, 1, 2, 3, 4]);
  expect(found({ hair: ['black', 'brown'], gender: ['woman'] })).toEqual([0, 1, 2]);
  expect(found({ shoes: [37, 37.5], polaroids: true })).toEqual([1, 2, 4]);
  expect(found({ waist: [59, 60] })).toEqual([1, 4]);
  expect(found({ bust: [58, 61], hips: [60, 61], hair: ['black'] })).toEqual([1, 2, 4]);
  expect(found({ video: true })).toEqual([1, 5]);
});

it('the finder works together with letter and search', () => {
  expect(found({ hair: ['black'] }, { letter: 'A' })).toEqual([0, 1]);
  const outcome = ask({ hair: ['black'] }, { letter: 'A', named: Uint8Array.of(0, 1, 1, 1, 1, 1) });
  expect(outcome.count).toBe(1);
  expect([0, 1, 2, 3].map((position) => isFit(outcome, position))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it('the finder counts for each value who would come with it, under all the other wishes', () => {
  const outcome = ask({ height: [174, 178], hair: ['black'] });
  expect(outcome.count).toBe(2);
  expect(countOf(outcome, 'hair')).toEqual({ black: 2, brown: 1 });
  expect(countOf(outcome, 'eyes')).toEqual({ brown: 1, green: 1 });
  expect(countOf(outcome, 'jeans')).toEqual({ 34: 0, 36: 2, 38: 0 });
  expect([outcome.video, outcome.polaroids]).toEqual([1, 2]);
  expect([...outcome.letters]).toEqual(['A', 'B']);
});

it('the finder says who has no value, takes them in when asked to, and names the one wish to drop and who comes back', () => {
  expect(ask({ height: [170, 184] }).lacking).toMatchObject({
    height: 1,
    waist: 0,
    shoes: 0,
    hair: 0,
  });
  expect(ask({ waist: [58, 60] }).lacking).toMatchObject({ height: 0, waist: 2 });
  expect(found({ height: [170, 176], lacking: ['height'] })).toEqual([0, 1, 2, 4]);
  expect(ask({ height: [170, 176], lacking: ['height'] }).lacking.height).toBe(1);
  const outcome = ask({ height: [170, 176], eyes: ['green'], video: true });
  expect(outcome.count).toBe(0);
  expect(outcome.kept).toMatchObject({ eyes: [1], video: [2], height: [] });
  expect(
    found(withoutPart({ ...NO_FIT, height: [170, 176], eyes: ['green'], video: true }, 'eyes')),
  ).toEqual([1]);
});

it('the finder gives back exactly those whom the same question without that part finds', () => {
  const fits = fc.string({ maxLength: 4 }).chain(() => fc.record(arbitraryFit()));
  fc.assert(
    fc.property(fits, (fit) => {
      const outcome = ask(fit);
      for (const part of PARTS) {
        if (part === 'letter' || part === 'query') continue;
        const without = new Set(found(withoutPart(fit, part)));
        const now = new Set(found(fit));
        expect([...outcome.kept[part]]).toEqual(
          [...without].filter((position) => !now.has(position)),
        );
      }
    }),
  );
});

function arbitraryFit() {
  const range = (low: number, high: number) =>
    fc.option(
      fc
        .tuple(fc.integer({ min: low, max: high }), fc.integer({ min: low, max: high }))
        .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const),
    );
  return {
    height: range(165, 190),
    bust: range(57, 62),
    waist: range(57, 62),
    hips: range(57, 62),
    shoes: range(35, 40),
    jeans: fc.subarray([34, 36, 38]),
    gender: fc.subarray(['woman', 'man']),
    hair: fc.subarray(['black', 'brown']),
    eyes: fc.subarray(['brown', 'green']),
    video: fc.boolean(),
    polaroids: fc.boolean(),
    lacking: fc.subarray([...MEASURES]),
  };
}

it('the address of a search by measures says every wish, and may leave an end open, or name it the wrong way round', () => {
  const girths = 'bust=58-60&waist=60-60&hips=59-61';
  const text = `h=174-184&s=37-39.5&j=36,38&${girths}&g=woman&hair=black&eyes=green&v=1&p=1&n=h,waist,hair`;
  expect(readFit(text, data)).toEqual({
    height: [174, 184],
    bust: [58, 60],
    waist: [60, 60],
    hips: [59, 61],
    shoes: [37, 39.5],
    jeans: [36, 38],
    gender: ['woman'],
    hair: ['black'],
    eyes: ['green'],
    video: true,
    polaroids: true,
    lacking: ['height', 'waist', 'hair'],
  });
  expect(writeFit(readFit(text, data))).toBe(text);
  expect(readFit('h=175-', data).height).toEqual([175, 184]);
  expect(readFit('h=-175', data).height).toEqual([170, 175]);
  expect(readFit('s=39-37', data).shoes).toEqual([37, 39]);
});

it.each([
  ...words(
    'h= h=- h=a-b h=1e3-2 s=37 j=99 hair=purple eyes= v=0 p=yes n=h x=1&y %%%=1 h=174.3-180',
  ),
  '',
])('the address of a search by measures that means nothing asks nothing: %j', (text) => {
  expect(readFit(text, data)).toEqual(NO_FIT);
});

it('the address of a search by measures from outside is bounded, and is serialised as it was parsed', () => {
  const names = fc.constantFrom(
    'h',
    's',
    'j',
    'hair',
    'eyes',
    'v',
    'p',
    'n',
    'l',
    'q',
    '__proto__',
    'constructor',
    '',
  );
  const hostile = fc.array(
    fc.tuple(
      names,
      fc.oneof(fc.string(), fc.constantFrom('174-184', '36,38', '1', 'h,s', '9'.repeat(5000), '-')),
    ),
    {
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(hostile, (parts) => {
      const fit = readFit(parts.map(([name, value]) => `${name}=${value}`).join('&'), data);
      const text = writeFit(fit);
      expect(text.length).toBeLessThan(200);
      expect(readFit(text, data)).toEqual(fit);
      expect(ask(fit).count).toBeLessThanOrEqual(ROWS.length);
    }),
    { numRuns: 500 },
  );
});

it('a press on a size takes one, then the range up to the second, then begins anew, and lets go of the only one', () => {
  const first = pressSize(null, 39);
  const second = pressSize(first, 37);
  expect([first, second, pressSize(second, 41)]).toEqual([
    [39, 39],
    [37, 39],
    [41, 41],
  ]);
  expect(pressSize([39, 39], 39)).toBeNull();
  expect(toggle(toggle([36], 38), 36)).toEqual([38]);
});

import { expect, it } from 'vitest';
import { measurePhoto } from '../../../../src/islands/application/photos/measure-photo.ts';
import { advise } from '../../../../src/islands/application/photos/PhotoAdvice.tsx';
import type { Slot } from '../../../../src/islands/application/photos/slot-types.ts';

function photo(colourAt: (place: number) => readonly number[], shortSide = 3000): Slot {
  const pixels = Array.from({ length: 1200 }, (_, place) => [...colourAt(place), 255]);
  const measures = measurePhoto(Uint8ClampedArray.from(pixels.flat()), shortSide);
  const rest = {
    name: 'foto.jpg',
    photo: new Blob(),
    taken: false,
    isAdviceSetAside: false,
  } as const;
  return { kind: 'ready', measures, ...rest };
}

const grey = (place: number) => Array<number>(3).fill(80 + (place % 120));
const EMPTY: Slot = { kind: 'empty' };
const adviseOn = (image_1: Slot, image_4: Slot = EMPTY) =>
  advise('image_1', { image_1, image_2: EMPTY, image_3: EMPTY, image_4 });

it.each([
  ['nothing, of a good one', photo(grey), []],
  ['that it is dark', photo((at) => (at === 7 ? [255, 255, 255] : [60, 90, 30])), ['dark']],
  ['that it is too bright', photo((at) => (at % 3 === 0 ? grey(at) : [255, 252, 250])), ['bright']],
  ['nothing, of a bright red wall', photo(() => [255, 40, 30]), []],
  ['that it is small', photo(grey, 599), ['small']],
  ['both of two faults', photo(() => [9, 9, 9], 300), ['small', 'dark']],
  ['no size, of one taken just now', { ...photo(grey, 599), taken: true } as Slot, []],
] as const)('the advice on a photo is %s', (_, slot, faults) => {
  expect(adviseOn(slot)?.map(({ fault }) => fault)).toEqual(faults);
});

it('the advice on a photo names the slot in which the same photo stands, and ends where it is set aside', () => {
  const twin = photo(grey);
  expect(adviseOn(photo(grey), twin)).toEqual([{ fault: 'same', other: 'image_4' }]);
  expect(
    adviseOn(
      photo((place) => grey(place + 1)),
      twin,
    ),
  ).toEqual([]);
  expect(adviseOn({ ...photo(() => [9, 9, 9]), isAdviceSetAside: true } as Slot)).toBeNull();
});

import { expect, it } from 'vitest';
import {
  advise,
  THRESHOLDS,
} from '../../../../src/islands/application/photos/coach/photo-advice.ts';
import { measureBars } from '../../../../src/islands/application/photos/coach/bars.ts';
import { measureFigure } from '../../../../src/islands/application/photos/coach/figure.ts';
import { measureLight } from '../../../../src/islands/application/photos/coach/light.ts';
import {
  likeness,
  toSignature,
} from '../../../../src/islands/application/photos/coach/likeness.ts';
import {
  measurePhoto,
  type Measures,
} from '../../../../src/islands/application/photos/coach/measure-photo.ts';
import {
  percentile,
  reduce,
  reduceTo,
  toLuma,
  type Pixels,
} from '../../../../src/islands/application/photos/coach/pixels.ts';
import { measureSharpness } from '../../../../src/islands/application/photos/coach/sharpness.ts';

type Rgb = readonly [red: number, green: number, blue: number];

function paint(
  width: number,
  height: number,
  colour: (x: number, y: number) => number | Rgb,
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const value = colour(at % width, Math.floor(at / width));
    data.set([...(typeof value === 'number' ? [value, value, value] : value), 255], at * 4);
  }
  return { data, width, height };
}

/** Squares of 40 by 40, black on white, with edges of `blur` pixels. */
function chequers(blur: { readonly x: number; readonly y: number }): Pixels {
  const wave = (at: number, soft: number) =>
    Math.max(-1, Math.min(1, (Math.abs((at % 80) - 40) - 20) / Math.max(0.5, soft / 2)));
  return paint(300, 400, (x, y) => 128 + 100 * wave(x, blur.x) * wave(y, blur.y));
}

const sharpness = (picture: Pixels) => measureSharpness(toLuma(picture)) ?? 0;
const bars = (picture: Pixels) => measureBars(toLuma(picture));

it('a picture as numbers is reduced to the means of its blocks, and as bright as it is seen: green more than red, red more than blue', () => {
  const picture = paint(4, 2, (x) => (x < 2 ? 100 : 200));
  expect(Array.from(reduce(picture, 2, 1).data)).toEqual([100, 100, 100, 255, 200, 200, 200, 255]);
  expect(reduceTo(picture, 100)).toMatchObject({ width: 4, height: 2 });
  expect(
    reduceTo(
      paint(300, 100, () => 0),
      30,
    ),
  ).toMatchObject({ width: 30, height: 10 });
  const [red = 0, green = 0, blue = 0] = toLuma(
    paint(3, 1, (x) => [x === 0 ? 255 : 0, x === 1 ? 255 : 0, x === 2 ? 255 : 0]),
  ).data;
  expect(green).toBeGreaterThan(red);
  expect(red).toBeGreaterThan(blue);
  expect(percentile([5, 1, 3], 0.5)).toBe(3);
  expect(percentile([], 0.5)).toBe(0);
});

it('what is measured of a photo tells a dark one by its brightest places, and a burnt one by the share that holds no more light', () => {
  expect(measureLight(paint(90, 120, (x) => x % 60)).brightest).toBeLessThan(60);
  expect(measureLight(paint(90, 120, (x) => (x < 45 ? 255 : 90))).burnt).toBeCloseTo(0.5, 1);
  // A red wall is not burnt, however bright.
  expect(measureLight(paint(90, 120, () => [255, 40, 30])).burnt).toBe(0);
});

it('what is measured of a photo tells how sharp its edges are, by the worse of both directions, and says nothing where there is no edge', () => {
  const [sharp, soft, shaken] = [
    chequers({ x: 1, y: 1 }),
    chequers({ x: 10, y: 10 }),
    chequers({ x: 12, y: 1 }),
  ].map(sharpness);
  expect(sharp).toBeGreaterThan(THRESHOLDS.sharpness);
  expect(soft).toBeLessThan(THRESHOLDS.sharpness / 2);
  expect(shaken).toBeLessThan(THRESHOLDS.sharpness / 2);
  expect(measureSharpness(toLuma(paint(300, 400, (x) => x / 4)))).toBeNull();
  expect(measureSharpness(toLuma(paint(1, 1, () => 0)))).toBeNull();
});

it('what is measured of a photo finds the bars of a screen, but neither a ceiling nor a floor', () => {
  const photo = (x: number, y: number) => 80 + ((x * 7 + y * 3) % 60);
  expect(bars(paint(180, 400, (x, y) => (y < 60 || y >= 320 ? 0 : photo(x, y))))).toBeCloseTo(
    140 / 400,
    1,
  );
  expect(bars(paint(180, 400, (x, y) => (y < 60 ? 255 : photo(x, y))))).toBe(0);
  expect(bars(paint(180, 400, (x, y) => (y < 60 ? 255 : y > 320 ? 0 : photo(x, y))))).toBe(0);
  expect(bars(paint(180, 400, () => 90))).toBe(0);
});

it('what is measured of a photo knows a picture again that was made smaller and darker, and no other', () => {
  const face = (light: number) => (x: number, y: number) =>
    (Math.hypot(x - 150, y - 160) < 90 ? 200 : 90) * light;
  const own = toSignature(paint(300, 400, face(1)));
  expect(likeness(own, toSignature(reduce(paint(300, 400, face(0.7)), 150, 200)))).toBeGreaterThan(
    0.98,
  );
  expect(likeness(own, toSignature(paint(300, 400, (x, y) => face(1)(y, x))))).toBeLessThan(
    THRESHOLDS.likeness,
  );
  expect(likeness(own, toSignature(paint(300, 400, () => 7)))).toBe(0);
  expect(likeness(own, [])).toBe(0);
});

/**
 * A wall whose light falls off towards the corners; `x`, `y`, `across` and `down` are shares of
 * the picture.
 */
const wall = (x: number, y: number) => 220 - ((x - 150) / 12) ** 2 / 4 - ((y - 200) / 20) ** 2 / 4;
const person = (
  top: number,
  bottom: number,
  across: number,
  behind: (x: number, y: number) => number = wall,
) =>
  paint(300, 400, (x, y) =>
    y >= top * 400 && y < bottom * 400 && Math.abs(x - 150) < (across * 300) / 2
      ? 60
      : behind(x, y),
  );

it('the figure before a wall is measured from head to feet, whatever the light on the wall, and goes over an edge by as much as it covers of it', () => {
  const figure = measureFigure(person(0.1, 0.95, 0.3));
  expect(figure?.height).toBeCloseTo(0.85, 1);
  expect(figure?.aspect).toBeCloseTo((0.85 * 400) / (0.3 * 300), 0);
  expect(figure).toMatchObject({ above: 0, below: 0 });
  expect(measureFigure(person(0, 1, 0.4))?.above).toBeCloseTo(0.4, 1);
  expect(measureFigure(person(0.1, 1, 0.4))?.below).toBeCloseTo(0.4, 1);
});

it('the figure before a wall ends where a floor begins, which is no part of it', () => {
  const figure = measureFigure(person(0.1, 0.9, 0.3, (x, y) => (y > 320 ? 120 : wall(x, y))));
  expect(figure?.height).toBeCloseTo(0.7, 1);
  expect(figure?.below).toBe(0);
});

it('the figure before a wall is told from a door on one side, and is one where a belt parts it', () => {
  expect(
    measureFigure(person(0.1, 0.9, 0.3, (x, y) => (x < 40 ? 110 : wall(x, y))))?.aspect,
  ).toBeCloseTo((0.8 * 400) / (0.3 * 300), 0);
  const belt = paint(300, 400, (x, y) =>
    y > 40 && Math.abs(x - 150) < 45 && Math.abs(y - 200) > 5 ? 60 : wall(x, y),
  );
  expect(measureFigure(belt)?.below).toBeCloseTo(0.3, 1);
});

it.each([
  [
    'a room full of things',
    paint(300, 400, (x, y) => (((x >> 4) + (y >> 4)) % 2 === 0 ? 200 : 90)),
  ],
  ['nobody', paint(300, 400, wall)],
])('the figure before a wall is not told of %s', (_, picture) => {
  expect(measureFigure(picture)).toBeNull();
});

const good: Measures = {
  original: { width: 3000, height: 4000, isPng: false },
  light: { brightest: 220, burnt: 0.05 },
  contrast: 40,
  sharpness: 0.45,
  bars: 0,
  signature: [1, 0],
  figure: null,
};
const whole = { base: 1, height: 0.86, aspect: 2.9, above: 0, below: 0 };

it.each([
  ['nothing, of a good one', {}, null],
  ['that it is dark', { light: { brightest: 60, burnt: 0 } }, 'dark'],
  ['that it is too bright', { light: { brightest: 255, burnt: 0.6 } }, 'bright'],
  ['that it is blurred', { sharpness: 0.15 }, 'blurred'],
  ['nothing, where there are no edges to tell by', { sharpness: null }, null],
  ['that it is small', { original: { width: 450, height: 600, isPng: false } }, 'small'],
  ['that it lies on its side', { original: { width: 4000, height: 3000, isPng: false } }, 'lying'],
  ['that it looks like a screenshot', { bars: 0.3 }, 'screenshot'],
  [
    'that a PNG as long as a screen is one',
    { original: { width: 1080, height: 2340, isPng: true } },
    'screenshot',
  ],
  [
    'nothing, of a camera’s long JPEG',
    { original: { width: 2250, height: 4000, isPng: false } },
    null,
  ],
  [
    'of a screenshot nothing else',
    { light: { brightest: 60, burnt: 0 }, sharpness: 0.1, bars: 0.3 },
    'screenshot',
  ],
  ['that it shows nothing, of one colour', { contrast: 1, sharpness: null }, 'empty'],
] as const)('the advice on a photo is %s', (_, changes, fault) => {
  expect(advise('image_1', { image_1: { ...good, ...changes } })).toEqual(
    fault === null ? [] : [{ fault }],
  );
});

it.each([
  ['nothing, where it is not sure', 'image_1', null, null],
  ['nothing of one that fits its outline', 'image_4', whole, null],
  ['that a whole person is too far for a face', 'image_1', whole, 'far'],
  ['that a whole person is too far for half of one', 'image_3', whole, 'far'],
  ['that half the outline’s height is too far', 'image_4', { ...whole, height: 0.42 }, 'far'],
  ['nothing of a person behind furniture', 'image_4', { ...whole, base: 0.6, height: 0.42 }, null],
  ['that feet beyond the edge are too near', 'image_4', { ...whole, below: 0.2 }, 'near'],
  [
    'nothing of legs beyond the edge where half a person is asked for',
    'image_3',
    { ...whole, aspect: 2.2, below: 0.2 },
    null,
  ],
  ['that a head beyond the edge is too near', 'image_4', { ...whole, above: 0.3 }, 'near'],
  ['nothing of much hair', 'image_1', { ...whole, aspect: 1.2, above: 0.3, below: 0.9 }, null],
] as const)('the advice on a photo is %s', (_, field, figure, fault) => {
  expect(advise(field, { [field]: { ...good, figure } })).toEqual(
    fault === null ? [] : [{ fault }],
  );
});

it('the advice on a photo names the slot in which the same photo stands, and asks for no original of a picture that the camera has just taken', () => {
  const all = { image_1: good, image_3: { ...good, signature: [0, 1] }, image_4: good };
  expect(advise('image_1', all)).toEqual([{ fault: 'same', other: 'image_4' }]);
  expect(advise('image_3', all)).toEqual([]);
  expect(advise('image_2', all)).toEqual([]);
  const small = { ...good, original: { width: 360, height: 480, isPng: false } };
  expect(advise('image_1', { image_1: small }, true)).toEqual([]);
});

it('the advice on a photo is made of the photo’s own pixels', () => {
  const dark = measurePhoto(
    paint(600, 800, (x, y) => (x + y) % 40),
    { width: 600, height: 800, isPng: false },
  );
  expect(advise('image_2', { image_2: dark })).toEqual([{ fault: 'dark' }]);
  const grey = measurePhoto(
    paint(600, 800, () => 150),
    { width: 600, height: 800, isPng: false },
  );
  expect(advise('image_2', { image_2: grey })).toEqual([{ fault: 'empty' }]);
});

it('the advice on a photo is both of two faults, and that it is the same photo before all others', () => {
  const dark = {
    ...good,
    original: { width: 4000, height: 3000, isPng: false },
    light: { brightest: 60, burnt: 0 },
  };
  expect(advise('image_1', { image_1: dark })).toEqual([{ fault: 'lying' }, { fault: 'dark' }]);
  expect(advise('image_1', { image_1: dark, image_2: dark })).toEqual([
    { fault: 'same', other: 'image_2' },
    { fault: 'lying' },
  ]);
});

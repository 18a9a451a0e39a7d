import { expect, it } from 'vitest';
import { dictionary } from '../../../../i18n/dictionary.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import { NO_FIT, type Fit } from '../../../../src/islands/listing/finder/fit.ts';
import type { FinderWords } from '../../../../src/islands/listing/finder/finder-words.ts';
import {
  readHeight,
  toChips,
  toLacking,
  toShoeLabels,
  toTicks,
  toWithout,
} from '../../../../src/islands/listing/finder/finder-words.ts';

function toView(language: Locale): FinderWords {
  const { finder, common, talents } = dictionary(language);
  return {
    language,
    words: { ...finder, dismiss: common.close, count: talents.listing.count },
    genders: ['woman', 'man'],
    girths: { bust: finder.bust.both, waist: finder.waist, hips: finder.hips },
    labels:
      language === 'pt'
        ? {
            gender: { woman: 'Mulheres' },
            hair: { black: 'Preto', 'dark-brown': 'Castanho-escuro' },
            eyes: { green: 'Verdes' },
          }
        : {
            gender: { woman: 'Women' },
            hair: { black: 'Black', 'dark-brown': 'Dark brown' },
            eyes: { green: 'Green' },
          },
  };
}

const FIT: Fit = {
  ...NO_FIT,
  height: [174, 184],
  bust: [82, 88],
  waist: [60, 60],
  shoes: [37, 39.5],
  jeans: [36],
  hair: ['black', 'dark-brown'],
  eyes: ['green'],
  polaroids: true,
};
const labels = (language: Locale, fit: Fit) =>
  toChips(toView(language), fit).map(({ label }) => label);
const ELSEWHERE = { letter: 'A', query: ' ana ' };

it('the chips name every wish in both languages', () => {
  expect(labels('pt', FIT).join(' | ')).toBe(
    '1,74 a 1,84 m | Sapatos 37 a 39½ | Jeans 36 | Busto ou tórax 82 a 88 cm | Cintura 60 cm | Cabelo preto | Cabelo castanho-escuro | Olhos verdes | Com polaroids',
  );
  expect(labels('en', FIT).join(' | ')).toBe(
    '1.74 to 1.84 m | Shoes 37 to 39½ | Jeans 36 | Bust or chest 82 to 88 cm | Waist 60 cm | Black hair | Dark brown hair | Green eyes | With polaroids',
  );
  expect(labels('pt', { ...NO_FIT, height: [180, 180], shoes: [38, 38] })).toEqual([
    '1,80 m',
    'Sapatos 38',
  ]);
});

it('the chips take one value away, and with the last one who lacks the measure', () => {
  const fit: Fit = { ...NO_FIT, hair: ['black', 'dark-brown'], lacking: ['hair'] };
  const [black] = toChips(toView('pt'), fit);
  expect(black?.rest).toEqual({ ...fit, hair: ['dark-brown'] });
  const [last] = toChips(toView('pt'), black?.rest ?? fit);
  expect(last?.rest).toEqual(NO_FIT);
});

it('what to let go of is named whole', () => {
  const say = (language: Locale, part: Parameters<typeof toWithout>[3]) =>
    toWithout(toView(language), FIT, ELSEWHERE, part);
  expect(
    (['hair', 'eyes', 'height', 'letter', 'query'] as const).map((part) => say('pt', part)),
  ).toEqual([
    ...[
      'Sem cabelo preto ou castanho-escuro',
      'Sem olhos verdes',
      'Sem a faixa de altura',
      'Sem a letra A',
      'Sem o nome “ana”',
    ],
  ]);
  expect([say('pt', 'bust'), say('en', 'waist')]).toEqual([
    'Sem a faixa de busto ou tórax',
    'Without the waist range',
  ]);
  expect(say('en', 'hair')).toBe('Without black or dark brown hair');
});

it('who lacks a measure is told where it is asked', () => {
  const lacking = {
    height: 3,
    bust: 0,
    waist: 2,
    hips: 1,
    shoes: 1,
    jeans: 0,
    gender: 0,
    hair: 2,
    eyes: 0,
  };
  expect(
    toLacking(
      toView('pt'),
      { ...NO_FIT, height: [170, 180], waist: [58, 60], shoes: [37, 38], lacking: ['shoes'] },
      lacking,
    ),
  ).toEqual([
    { measure: 'height', label: '3 sem altura informada', isIncluded: false },
    { measure: 'shoes', label: '1 sem número de sapato informado', isIncluded: true },
    { measure: 'waist', label: '2 sem medida de cintura', isIncluded: false },
  ]);
});

it('a shoe has one label, or one for women and one for men where they differ', () => {
  expect(toShoeLabels(37.5, 'BR', ['woman', 'man'])).toEqual(['37½']);
  expect(toShoeLabels(37.5, 'EU', ['woman', 'man'])).toEqual(['39½']);
  expect(toShoeLabels(37, 'US', ['woman', 'man'])).toEqual(['8 W', '5½ M']);
  expect(toShoeLabels(37, 'US', ['woman'])).toEqual(['8']);
});

it.each([
  ['1,74', 174],
  ['1.74 m', 174],
  ['174', 174],
  ['174cm', 174],
  ['', null],
  ['alta', null],
  ['17', null],
  ['-180', null],
])('a height typed as %j is %s', (text, centimetres) => {
  expect(readHeight(text)).toBe(centimetres);
});

it('the ticks are the heights in fives between the shortest and the tallest', () => {
  expect(toTicks([168, 170, 181])).toEqual([170, 175, 180]);
  expect(toTicks([172])).toEqual([]);
  expect(toTicks([])).toEqual([]);
});

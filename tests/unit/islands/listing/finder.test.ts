import { expect, it } from 'vitest';
import type { Locale } from '../../../../i18n/locales.ts';
import {
  withWish,
  pressSize,
  readWishes,
  toggle,
  writeWishes,
} from '../../../../src/islands/listing/wishes.ts';
import { toComparable, type Filter } from '../../../../src/islands/listing/filter.ts';
import { toFilterOutcome } from '../../../../src/islands/listing/outcome.ts';
import {
  readCentimetres,
  toChips,
  toSizeLabels,
} from '../../../../src/islands/listing/finder-words.ts';
import { toOffers, toValues } from '../../../../src/islands/listing/people.ts';
import { finderView } from '../../../../src/views/finder-view.ts';
import { eachWith, split } from '../../../support/rows.ts';

/** A person from the `data-` attributes of a card: `height=174 hair=black`. */
const aPerson = (name: string, attributes: string) => ({
  ...toComparable(name),
  name,
  values: toValues(Object.fromEntries(split(attributes).map((each) => each.split('=')))),
});

const PEOPLE = [
  aPerson(
    'Ana',
    'height=170 shoes=36 jeans=34 hair=black eyes=brown polaroids=1 waist=58 gender=woman',
  ),
  aPerson(
    'Alba',
    'height=174 shoes=37 jeans=36 hair=black eyes=brown video=1 polaroids=1 waist=60 gender=woman',
  ),
  aPerson(
    'Bia',
    'height=176 shoes=37.5 jeans=36 hair=black eyes=green polaroids=1 waist=61 gender=woman',
  ),
  aPerson('Beto', 'height=178 shoes=38 jeans=38 hair=dark-brown eyes=brown gender=man'),
  // A minor's card has height and shoes alone; this one's height is unknown.
  aPerson('Caio', 'shoes=37'),
  aPerson('Davi', 'height=184 jeans=38 eyes=brown video=1 gender=man hair=brown'),
];
const OFFERS = toOffers(PEOPLE);
const LISTING = { letter: null, query: '' };

const outcomeOf = (wishes: string, listing: Partial<Filter> = {}) =>
  toFilterOutcome(PEOPLE, { ...LISTING, ...listing }, readWishes(wishes, OFFERS));
const found = (wishes: string, listing: Partial<Filter> = {}) =>
  outcomeOf(wishes, listing)
    .found.map(({ name }) => name)
    .join(' ');

it.each([
  ['', 'Ana Alba Bia Beto Caio Davi'],
  ['h=174-178', 'Alba Bia Beto'],
  ['h=174-178&hair=black', 'Alba Bia'],
  ['hair=black,brown', 'Ana Alba Bia Beto Davi'],
  ['hair=dark-brown', 'Beto'],
  ['hair=black,brown&g=woman', 'Ana Alba Bia'],
  ['s=37-37.5&p=1', 'Alba Bia'],
  ['waist=59-60', 'Alba'],
  ['j=34,38', 'Ana Beto Davi'],
  ['v=1', 'Alba Davi'],
  ['h=170-176&n=1', 'Ana Alba Bia Caio'],
  ['h=170-176&hair=black&n=h', 'Ana Alba Bia Caio'],
  ['h=170-176&v=1&n=1', 'Alba'],
])('the finder finds by %j, all wishes together and any value of one: %s', (wishes, names) => {
  expect(found(wishes)).toBe(names);
});

it('the finder offers numbers in their order, and women before men whoever comes first', () => {
  expect(OFFERS.height).toEqual([170, 174, 176, 178, 184]);
  for (const people of [PEOPLE, PEOPLE.toReversed()])
    expect(toOffers(people).gender).toEqual(['woman', 'man']);
});

it('the finder works together with letter and search, and says which letters are left', () => {
  expect(found('hair=black', { letter: 'A' })).toBe('Ana Alba');
  expect(found('hair=black', { letter: 'A', query: 'alb' })).toBe('Alba');
  expect(found('', { query: 'davi' })).toBe('Davi');
  expect([...outcomeOf('h=174-178&hair=black', { letter: 'A' }).letters].join('')).toBe('AB');
});

it('the finder counts for each value who would come with it under all other wishes, shades of brown as brown, and how many lack what is asked', () => {
  const { count } = outcomeOf('h=174-184&hair=black');
  expect(['black', 'brown', 'dark-brown'].map((hair) => count('hair', hair))).toEqual([2, 2, 1]);
  expect(['brown', 'green'].map((eyes) => count('eyes', eyes))).toEqual([1, 1]);
  expect([34, 36, 38].map((size) => count('jeans', size))).toEqual([0, 2, 0]);
  expect([count('video', '1'), count('polaroids', '1')]).toEqual([1, 2]);
  for (const wishes of ['h=170-176', 'h=170-176&hair=black', 'h=170-176&n=1'])
    expect(outcomeOf(wishes).lackingCount).toBe(1);
  expect(outcomeOf('s=38-39').lackingCount).toBe(1);
  expect(outcomeOf('h=170-176&v=1').lackingCount).toBe(0);
  expect(outcomeOf('h=170-176', { letter: 'A' }).lackingCount).toBe(0);
});

it('the address of a search by measures says every wish, and may leave an end open, or name it the wrong way round', () => {
  const text =
    'h=174-184&s=37-39.5&j=36,38&bust=58-60&waist=60-60&hips=59-61&g=woman&hair=black&eyes=green&v=1&p=1&n=1';
  const offers = { ...OFFERS, bust: [58, 60], hips: [59, 61] };
  expect(readWishes(text, offers)).toEqual({
    ...{ height: [174, 184], shoes: [37, 39.5], jeans: [36, 38] },
    ...{ bust: [58, 60], waist: [60, 60], hips: [59, 61] },
    ...{ gender: ['woman'], hair: ['black'], eyes: ['green'], video: ['1'], polaroids: ['1'] },
    withLacking: true,
  });
  expect(writeWishes(readWishes(text, offers))).toBe(text);
  expect(readWishes('h=175-', OFFERS).height).toEqual([175, 184]);
  expect(readWishes('h=-175', OFFERS).height).toEqual([170, 175]);
  expect(readWishes('s=39-37', OFFERS).shoes).toEqual([37, 39]);
});

it.each([
  ...split(
    '__proto__=1 constructor=h h= h=- h=a-b h=1e3-2 s=37 j=99 hair=purple eyes= v=0 p=yes n=h x=1&y %%%=1 h=174.3-180',
  ),
  '',
  `hair=${'9'.repeat(5000)}`,
])('the address of a search by measures that means nothing asks nothing: %j', (text) => {
  expect(readWishes(text, OFFERS)).toEqual({ withLacking: false });
});

it('a press on a size takes one, then the range up to the second, then begins anew, and lets go of the only one', () => {
  expect(pressSize(undefined, 39)).toEqual([39, 39]);
  expect(pressSize([39, 39], 37)).toEqual([37, 39]);
  expect(pressSize([37, 39], 41)).toEqual([41, 41]);
  expect(pressSize([39, 39], 39)).toBeNull();
  expect(toggle(toggle([36], 38), 36)).toEqual([38]);
  expect(writeWishes(withWish({ shoes: [37, 38], withLacking: true }, 'shoes', null))).toBe('');
});

it('a size that differs between women and men is named for both, in the page’s language', () => {
  const labels = (locale: Locale) =>
    toSizeLabels('shoes', 39, 'US', finderView([], 'models', locale));
  expect(labels('en')).toEqual(['10 W', '7½ M']);
  // Beside a W an M would be read as that of “mulher”.
  expect(labels('pt')).toEqual(['10 F', '7½ M']);
});

it('a chip says in words what one wish asks for, and lets go of that one alone', () => {
  const wishes = readWishes('h=170-176&s=37-37&waist=58-61&g=woman&hair=black,brown&p=1', OFFERS);
  const values = PEOPLE.map((person) => person.values);
  const chips = toChips(finderView(values, 'models', 'pt'), wishes);
  expect(chips.map(({ label }) => label).join(', ')).toBe(
    '1,70 a 1,76 m, Sapatos 37, Cintura 58 a 61 cm, Mulheres, Cabelo preto, Cabelo castanho, Com polaroids',
  );
  const [english] = toChips(finderView(values, 'models', 'en'), wishes);
  expect(english?.label).toBe('1.70 to 1.76 m');
  expect(chips.slice(3, 5).map(({ rest }) => writeWishes(rest))).toEqual([
    'h=170-176&s=37-37&waist=58-61&hair=black,brown&p=1',
    'h=170-176&s=37-37&waist=58-61&g=woman&hair=brown&p=1',
  ]);
});

it.each([
  ...eachWith(['1,78', '1.78', '1,78 m', '178', '178cm', '178 CM'], 178),
  ...eachWith(['', 'm', '29', '273', '1,78,0', '-178'], null),
])('a typed measure %j is %j centimetres', (text, centimetres) => {
  expect(readCentimetres(text)).toBe(centimetres);
});

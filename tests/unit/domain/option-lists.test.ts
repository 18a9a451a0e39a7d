import { expect, it } from 'vitest';
import {
  heightOptions,
  jeansOptions,
  readColour,
  type Option,
} from '../../../src/domain/option-lists.ts';

const ends = (options: readonly Option[]) => [options.length, options.at(0), options.at(-1)];

it('the option lists offer heights of 1,50 to 2,10 m first, then those down to 30 cm, as on a profile, jeans 34 to 60, and every value once', () => {
  expect(ends(heightOptions('pt'))).toEqual([
    181,
    { value: '150/4.11', label: '1,50 m' },
    { value: '30/1.0', label: '0,30 m' },
  ]);
  expect(heightOptions('en')[20]).toEqual({ value: '170/5.7', label: '1.70 m / 5′7″' });
  // Twelve inches are a foot, never `5.12`.
  expect(
    heightOptions('pt').filter(({ value }) => !/^\d{2,3}\/\d\.(?:\d|1[01])$/.test(value)),
  ).toEqual([]);
  expect(ends(jeansOptions())).toEqual([
    27,
    { value: '34', label: '34' },
    { value: '60', label: '60' },
  ]);
  for (const list of [heightOptions('pt'), jeansOptions()])
    expect(new Set(list.map(({ value }) => value)).size).toBe(list.length);
});

it.each([
  ['hair', 'Preta', 'black', 'Preto'],
  ['hair', 'Dark Brown', 'dark-brown', 'Castanho-escuro'],
  ['eyes', 'Verde', 'green', 'Verdes'],
  ['eyes', 'castanhos-escuros', 'dark-brown', 'Castanho-escuros'],
  ['eyes', 'Avela', 'hazel', 'Avelã'],
  ['eyes', 'Azul', 'blue', 'Azuis'],
  ['eyes', 'Gray', 'grey', 'Cinza'],
  ['hair', 'Blond', 'blonde', 'Loiro'],
  ['hair', 'loira clara', 'light-blonde', 'Loiro-claro'],
  ['eyes', 'Azuis-claros', 'light-blue', 'Azul-claros'],
  ['eyes', 'verde escuro', 'dark-green', 'Verde-escuros'],
  ['eyes', 'Cinza-claros', 'light-grey', 'Cinza-claros'],
  ['hair', 'Castanho médio', 'brown', 'Castanho'],
  ['hair', 'Medium brown', 'brown', 'Castanho'],
  ['hair', 'Colored', 'coloured', 'Colorido'],
] as const)('a colour of %s written %s is %s', (list, text, key, label) => {
  expect(readColour(list, text, 'pt')).toEqual({ key, label });
  expect(readColour(list, text, 'en')?.key).toBe(key);
});

it('a colour that no list knows is itself, and no words are none', () => {
  expect(readColour('hair', 'Rosa-choque', 'en')).toEqual({
    key: 'rosa-choque',
    label: 'Rosa-choque',
  });
  expect(readColour('eyes', '蓝', 'pt')).toEqual({ key: '蓝', label: '蓝' });
  expect(readColour('hair', 'Морковный, цвет', 'pt')?.key).toBe('морковный-цвет');
  expect(readColour('eyes', ' – ', 'pt')).toBeNull();
});

import { describe, expect, it } from 'vitest';
import {
  eyeOptions,
  girthOptions,
  hairOptions,
  heightOptions,
  jeansOptions,
  sizeOptions,
  weightOptions,
  type Option,
} from '../../../src/domain/option-lists.ts';

const ends = (options: readonly Option[]) => [options.length, options.at(0), options.at(-1)];

describe('the option lists', () => {
  it('offer heights of 30 to 200 cm with feet and inches', () => {
    expect(ends(heightOptions())).toEqual([171, { value: '30/1.0', label: '30 cm (1′0″)' }, { value: '200/6.7', label: '200 cm (6′7″)' }]);
    expect(heightOptions()).toContainEqual({ value: '170/5.7', label: '170 cm (5′7″)' });
    // Twelve inches are a foot, never `5.12`.
    expect(heightOptions().filter(({ value }) => !/^\d{2,3}\/\d\.(?:\d|1[01])$/.test(value))).toEqual([]);
  });

  it('offer girths in centimetres and inches, written as the language writes them', () => {
    expect(girthOptions('bust', 'pt')).toContainEqual({ value: '88/34.6', label: '88 cm (34,6″)' });
    expect(girthOptions('hips', 'en')).toContainEqual({ value: '90/35.4', label: '90 cm (35.4″)' });
    for (const girth of ['bust', 'waist', 'hips', 'chest'] as const) {
      const first = Number.parseInt(girthOptions(girth, 'pt')[0]?.value ?? '', 10);
      expect(girthOptions(girth, 'pt').map(({ value }) => Number.parseInt(value, 10) - first)).toEqual(
        Array.from(girthOptions(girth, 'pt').keys()),
      );
    }
  });

  it('offer weights of 3 to 200 kg with pounds', () => {
    expect(ends(weightOptions())).toEqual([198, { value: '3/7', label: '3 kg (7 lb)' }, { value: '200/441', label: '200 kg (441 lb)' }]);
  });

  it('offer jeans 34 to 60, and shirts, suits and shoes 1 to 60 in half steps', () => {
    expect(ends(jeansOptions())).toEqual([27, { value: '34', label: '34' }, { value: '60', label: '60' }]);
    expect(ends(sizeOptions('pt'))).toEqual([119, { value: '1', label: '1' }, { value: '60', label: '60' }]);
    expect(sizeOptions('pt')).toContainEqual({ value: '37.5', label: '37,5' });
    expect(sizeOptions('en')).toContainEqual({ value: '37.5', label: '37.5' });
  });

  it('name colours in the language of the page and send them in English', () => {
    expect(hairOptions('pt')).toContainEqual({ value: 'Dark brown', label: 'Castanho-escuro' });
    expect(eyeOptions('pt')).toContainEqual({ value: 'Green', label: 'Verdes' });
    for (const colours of [hairOptions, eyeOptions]) {
      expect(colours('en').map(({ label }) => label)).toEqual(colours('pt').map(({ value }) => value));
    }
  });

  it('hold every value once', () => {
    const lists = [heightOptions(), girthOptions('chest', 'pt'), weightOptions(), jeansOptions(), sizeOptions('pt'), hairOptions('pt')];
    for (const list of lists) expect(new Set(list.map(({ value }) => value)).size).toBe(list.length);
  });
});

import { expect, it } from 'vitest';
import { dictionary } from '../../../i18n/dictionary.ts';
import { CATEGORIES, gendersOf, type Category } from '../../../src/domain/categories.ts';
import type { Talent } from '../../../src/domain/talent.ts';
import { finderView } from '../../../src/views/finder-view.ts';
import { listingSource, listingView } from '../../../src/views/listing-view.ts';
import { aCatalogue, aTalent } from '../../support/sample-catalogue.ts';

it('a listing shows minors as everybody else, but gives none of their pictures to its share card or to searches', () => {
  const minor = aTalent({ id: '1', name: 'Ana', underAge: true, cover: 'minor.jpg' });
  const adult = aTalent({ id: '2', name: 'Bia Reis', cover: 'adult.jpg' });
  const view = (...talents: (typeof adult)[]) =>
    listingView(listingSource(aCatalogue({ talents }), 'models'), 'pt');
  expect(view(minor, adult).cards.map(({ name, cover }) => [name, cover])).toEqual([
    ['Ana', 'minor.jpg'],
    ['Bia Reis', 'adult.jpg'],
  ]);
  expect(view(minor, adult).head).toMatchObject({ picture: 'adult.jpg', robots: 'no-pictures' });
  expect(view(minor).head.picture).toBeNull();
  expect(view(adult).head.robots).toBe('index');
});

it('a listing of an empty category still has its page and leads to all models', () => {
  const models = aCatalogue({ talents: [aTalent({ categories: [1] })] });
  expect(listingView(listingSource(models, 'models'), 'en').countLabel).toBe('1 model');
  const view = listingView(listingSource(models, 'development'), 'pt');
  expect(view.cards).toEqual([]);
  expect(view.countLabel).toBe('Nenhum talento');
  expect(view.emptyAction?.path).toBe('/modelos');
});

it('a listing of women or men alone names their bust or chest in its finder, and one of both names both', () => {
  const bust = (category: Category) => finderView([], category, 'en').girths.bust;
  const { woman, man, both } = dictionary('en').finder.bust;
  const expected = { woman: woman, man: man, 'woman man': both };
  for (const category of CATEGORIES)
    expect(bust(category)).toBe(expected[gendersOf(category).join(' ') as keyof typeof expected]);
  expect(bust('models')).toBe(both);
});

it('a card carries what the finder asks: sizes as numbers, colours by a key, and of a minor height and shoes alone', () => {
  const measured: Partial<Talent> = {
    ...{ heightCm: 178, shoes: '37,5 BR', jeans: '38x34', bustCm: 84, waistCm: 60, hipsCm: 90 },
    ...{ hair: 'Castanha escura', eyes: 'Mel', gender: 'woman' as const },
  };
  const toFit = (underAge: boolean) =>
    listingView(
      listingSource(aCatalogue({ talents: [aTalent({ ...measured, underAge })] }), 'models'),
      'pt',
    ).cards[0]?.values;
  expect(toFit(false)).toMatchObject({
    ...{ height: 178, shoes: 37.5, jeans: 38, bust: 84, waist: 60, hips: 90 },
    ...{ hair: 'dark-brown', eyes: 'honey', gender: 'woman' },
  });
  expect(toFit(true)).toEqual({ height: 178, shoes: 37.5 });
});

it('the finder names the colours of its board, the most frequent first, shades under their family', () => {
  const hair = ['dark-brown', 'light-brown', 'black', 'brown', 'teal'].map((key) => ({
    hair: key,
  }));
  const { colours } = finderView(hair, 'image', 'pt');
  expect(Object.entries(colours.hair)).toEqual([
    ['brown', 'Castanho'],
    ['dark-brown', 'Castanho-escuro'],
    ['light-brown', 'Castanho-claro'],
    ['black', 'Preto'],
    ['teal', 'teal'],
  ]);
});

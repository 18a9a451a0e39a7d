import { expect, it } from 'vitest';
import { dictionary } from '../../../i18n/dictionary.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { CATEGORIES, type Category } from '../../../src/domain/categories.ts';
import type { Talent } from '../../../src/domain/talent.ts';
import { finderView } from '../../../src/views/finder-view.ts';
import { listingContent, listingView } from '../../../src/views/listing-view.ts';
import { aCatalogue, aTalent } from '../../support/sample-catalogue.ts';

const view = (talents: readonly Talent[], category: Category = 'models', locale: Locale = 'pt') =>
  listingView(listingContent(aCatalogue({ talents }), category), locale);

it('a listing shows minors as everybody else, but gives none of their pictures to its share card or to searches', () => {
  const minor = aTalent({ id: '1', name: 'Ana', underAge: true, cover: 'minor.jpg' });
  const adult = aTalent({ id: '2', name: 'Bia Reis', cover: 'adult.jpg' });
  expect(view([minor, adult]).cards.map(({ name, cover }) => [name, cover])).toEqual([
    ['Ana', 'minor.jpg'],
    ['Bia Reis', 'adult.jpg'],
  ]);
  expect(view([minor, adult]).head).toMatchObject({
    ...{ picture: 'adult.jpg', robots: 'no-pictures', shared: null },
  });
  expect(view([minor]).head.picture).toBeNull();
  expect(view([adult]).head.robots).toBe('index');
});

it('a listing of an empty category still has its page and leads to all models', () => {
  const models = [aTalent({ categories: [1] })];
  expect(view(models, 'models', 'en').countLabel).toBe('1 model');
  const { cards, countLabel, emptyAction } = view(models, 'development');
  expect([cards, countLabel]).toEqual([[], 'Nenhum talento']);
  expect(emptyAction).toEqual({ label: 'Ver todos os modelos', path: '/modelos' });
});

it('a listing says that its English name is English where the page is not', () => {
  const { title, titleLang, head } = view([], 'image');
  expect([title, titleLang, head.title]).toEqual(['Image', 'en', 'Image: mulheres']);
  expect(head.description).toMatch(/^Image: as mulheres /);
  expect([view([]).titleLang, view([], 'image', 'en').titleLang]).toEqual([undefined, undefined]);
});

it('a listing of women or men alone names their bust or chest in its finder, and one of both names both', () => {
  const words = CATEGORIES.map((category) => finderView([], category, 'en').girths.bust);
  const { woman, man, both } = dictionary('en').finder.bust;
  expect(words).toEqual([both, woman, man, both]);
});

it('a card carries what the finder asks: sizes as numbers, colours by a key, and of a minor height and shoes alone', () => {
  const measured: Partial<Talent> = {
    ...{ heightCm: 178, shoes: '37,5 BR', jeans: '38x34', bustCm: 84, waistCm: 60, hipsCm: 90 },
    ...{ hair: 'Castanha escura', eyes: 'Mel', gender: 'woman' as const },
  };
  const valuesOf = (underAge: boolean) =>
    view([aTalent({ ...measured, underAge })]).cards[0]?.values;
  expect(valuesOf(false)).toMatchObject({
    ...{ height: 178, shoes: 37.5, jeans: 38, bust: 84, waist: 60, hips: 90 },
    ...{ hair: 'dark-brown', eyes: 'honey', gender: 'woman' },
  });
  expect(valuesOf(true)).toEqual({ height: 178, shoes: 37.5 });
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

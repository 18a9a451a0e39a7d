import { expect, it } from 'vitest';
import { dictionary } from '../../../i18n/dictionary.ts';
import { CATEGORIES, gendersOf, type Category } from '../../../src/domain/categories.ts';
import { finderSource, finderView } from '../../../src/views/finder-view.ts';
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

it('a listing has the name of its own board in the title and above the cards', () => {
  const views = CATEGORIES.map((category) =>
    listingView(listingSource(aCatalogue({}), category), 'pt'),
  );
  const { boards } = dictionary('pt');
  const expected = CATEGORIES.map((category) => [
    `${boards[category].name}: ${boards[category].who}`,
    boards[category].name,
  ]);
  expect(views.map(({ head, title }) => [head.title, title])).toEqual(expected);
  expect(new Set(views.map(({ title }) => title)).size).toBe(CATEGORIES.length);
});

it('a listing leads to the first talent of each letter, accents folded, and nowhere for letters without talents', () => {
  const catalogue = aCatalogue({
    talents: [
      aTalent({ id: '1', name: 'Ágata' }),
      aTalent({ id: '2', name: 'Ana' }),
      aTalent({ id: '3', name: 'Íris' }),
    ],
  });
  const { letters, total } = listingView(listingSource(catalogue, 'models'), 'pt').bar;
  expect(letters.filter(({ path }) => path !== null)).toEqual([
    { letter: 'A', path: '#A' },
    { letter: 'I', path: '#I' },
  ]);
  expect(letters).toHaveLength(26);
  expect(total).toBe(3);
});

it('a listing is one page of everybody, however many, and counts them', () => {
  const talents = Array.from({ length: 400 }, (_, index) => aTalent({ id: String(index + 1) }));
  const view = listingView(listingSource(aCatalogue({ talents }), 'models'), 'en');
  expect(view.cards.map((card) => card.id)).toEqual(talents.map(({ id }) => id));
  expect(view.countLabel).toBe('400 models');
});

it('a search that finds nobody on a board leads to all models, but not on their own listing', () => {
  const toModels = (category: Category) =>
    listingView(listingSource(aCatalogue(), category), 'en').bar.models;
  expect([toModels('image'), toModels('models')]).toEqual(['/en/models', null]);
});

it('a listing of an empty category still has its page and leads to all models', () => {
  const models = aCatalogue({ talents: [aTalent({ categories: [1] })] });
  const view = listingView(listingSource(models, 'development'), 'pt');
  expect(view.cards).toEqual([]);
  expect(view.countLabel).toBe('Nenhum talento');
  expect(view.emptyAction?.path).toBe('/modelos');
});

it('a listing keeps frames within the heights that the line-up knows', () => {
  const heights = [null, 120, 178.4, 250];
  const catalogue = aCatalogue({
    talents: heights.map((heightCm, index) => aTalent({ id: String(index + 1), heightCm })),
  });
  expect(
    listingView(listingSource(catalogue, 'models'), 'pt').cards.map((card) => card.frameHeight),
  ).toEqual([178, 140, 178, 210]);
});

it('a listing of women or men alone names their bust or chest in its finder, and one of both names both', () => {
  const bust = (category: Category) =>
    finderView(finderSource(aCatalogue(), category), 'en').girths.bust;
  const { woman, man, both } = dictionary('en').finder.bust;
  const expected = { woman: woman, man: man, 'woman man': both };
  for (const category of CATEGORIES)
    expect(bust(category)).toBe(expected[gendersOf(category).join(' ') as keyof typeof expected]);
  expect(bust('models')).toBe(both);
});

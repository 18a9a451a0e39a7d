import { expect, it } from 'vitest';
import { dictionary } from '../../../i18n/dictionary.ts';
import { CATEGORIES, gendersOf, type Category } from '../../../src/domain/categories.ts';
import { LISTING_PAGE_SIZE } from '../../../src/domain/constants.ts';
import { finderSource, finderView } from '../../../src/views/finder-view.ts';
import { countListingPages, listingSource, listingView } from '../../../src/views/listing-view.ts';
import { aCatalogue, aTalent } from '../../support/sample-catalogue.ts';

it('a listing shows minors as everybody else, but gives none of their pictures to its share card or to searches', () => {
  const minor = aTalent({ id: '1', name: 'Ana', underAge: true, cover: 'minor.jpg' });
  const adult = aTalent({ id: '2', name: 'Bia Reis', cover: 'adult.jpg' });
  const view = (...talents: (typeof adult)[]) =>
    listingView(listingSource(aCatalogue({ talents }), 'models', 1), 'pt');
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
    listingView(listingSource(aCatalogue({}), category, 1), 'pt'),
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
  const { letters, total } = listingView(listingSource(catalogue, 'models', 1), 'pt').bar;
  expect(letters.filter(({ path }) => path !== null)).toEqual([
    { letter: 'A', path: '#A' },
    { letter: 'I', path: '#I' },
  ]);
  expect(letters).toHaveLength(26);
  expect(total).toBe(3);
});

it('a listing leads to the page on which a letter begins', () => {
  const names = [...Array.from({ length: LISTING_PAGE_SIZE }, () => 'Ana'), 'Ana', 'Bia'];
  const catalogue = aCatalogue({
    talents: names.map((name, index) => aTalent({ id: String(index + 1), name })),
  });
  const path = (number: number, letter: string) =>
    listingView(listingSource(catalogue, 'models', number), 'en').bar.letters.find(
      (link) => link.letter === letter,
    )?.path;
  expect([path(1, 'A'), path(1, 'B')]).toEqual(['#A', '/en/models/page/2#B']);
  expect([path(2, 'A'), path(2, 'B')]).toEqual(['/en/models#A', '#B']);
});

it('a listing sends what draws further cards only where there are some', () => {
  const talents = Array.from({ length: LISTING_PAGE_SIZE + 1 }, (_, index) =>
    aTalent({ id: String(index + 1), cover: null, heightCm: null }),
  );
  const whole = aCatalogue({ talents: talents.slice(1) });
  const short = listingView(listingSource(whole, 'models', 1), 'pt');
  expect([short.bar.index, short.template]).toEqual([null, null]);

  const models = listingView(listingSource(aCatalogue({ talents }), 'models', 2), 'en');
  expect(models.bar.index).toEqual({ category: 0, profiles: '/en/models', language: 'en' });
  expect(models.template?.cover).not.toBeNull();
  expect(models.template?.heightCm).not.toBeNull();
});

it('a listing splits a long category into numbered pages that together show everybody', () => {
  const talents = Array.from({ length: 2 * LISTING_PAGE_SIZE + 1 }, (_, index) =>
    aTalent({ id: String(index + 1) }),
  );
  const catalogue = aCatalogue({ talents });
  expect(countListingPages(catalogue, 'models')).toBe(3);
  const pages = [1, 2, 3].map((number) =>
    listingView(listingSource(catalogue, 'models', number), 'en'),
  );
  expect(pages.flatMap((page) => page.cards.map((card) => card.id))).toEqual(
    talents.map(({ id }) => id),
  );
  expect(pages.map((page) => page.head.path)).toEqual([
    '/en/models',
    '/en/models/page/2',
    '/en/models/page/3',
  ]);
  expect(pages.map(({ shell }) => shell.boards[0]?.current)).toEqual(['page', 'true', 'true']);
  expect(pages[1]?.previous?.path).toBe('/en/models');
  expect(pages[2]?.next).toBeNull();
  expect(pages[0]?.countLabel).toBe('241 talents');
});

it('a listing of an empty category still has its page and leads to all models', () => {
  const models = aCatalogue({ talents: [aTalent({ categories: [1] })] });
  const view = listingView(listingSource(models, 'development', 1), 'pt');
  expect(view.cards).toEqual([]);
  expect(view.countLabel).toBe('Nenhum talento');
  expect(view.emptyAction?.path).toBe('/modelos');
  expect(countListingPages(models, 'development')).toBe(1);
});

it('a listing keeps frames within the heights that the line-up knows', () => {
  const heights = [null, 120, 178.4, 250];
  const catalogue = aCatalogue({
    talents: heights.map((heightCm, index) => aTalent({ id: String(index + 1), heightCm })),
  });
  expect(
    listingView(listingSource(catalogue, 'models', 1), 'pt').cards.map((card) => card.frameHeight),
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

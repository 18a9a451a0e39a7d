/** A listing's parts: by role and word, except its cards, whose names and letters only the markup
 * has. */
import type { Page } from '@playwright/test';
import type { Locale } from '../../../i18n/locales.ts';
import { dictionary } from '../../../i18n/dictionary.ts';
import { fill, fillCount } from '../../../i18n/phrases.ts';
import { toPath } from '../../../src/routes.ts';
import { expect } from './test.ts';

export const listingOf = (locale: Locale) =>
  toPath({ page: 'listing', category: 'models' }, locale);

export function listingPage(page: Page) {
  const { finder, talents } = dictionary('pt');
  const words = talents.listing;
  const letters = page.getByRole('group', { name: words.letters });
  const all = page.locator('.wall > .card');
  const cards = page.locator('.wall > .card:visible');
  const count = page.getByRole('main').getByRole('status');
  const letter = (initial: string) =>
    letters.getByRole('link', { name: fill(words.letter, { letter: initial }), exact: true });
  const names = (of = cards) =>
    of.evaluateAll((each) => each.map((card) => card.getAttribute('data-name') ?? ''));
  return {
    words,
    letters,
    letter,
    plus: letters.getByRole('checkbox', { name: fill(words.moreLetters, { from: 'N', to: 'Z' }) }),
    any: letters.getByRole('link', { name: words.allLetters, exact: true }),
    all,
    cards,
    count,
    names,
    search: page.getByRole('search').getByRole('searchbox', { name: words.search }),
    opener: page.locator('.opener summary'),
    finder: page.getByRole('region', { name: finder.title }),
    chips: page.getByRole('list', { name: finder.active }).locator('button:not(.heart)'),
    isChosen: (initial: string, chosen = true) =>
      expect(letter(initial)).toHaveAttribute('aria-current', String(chosen)),
    open: async (after = '', path = listingOf('pt')) => {
      await page.goto(path + after);
      await expect(page.locator('.wall[data-live]')).toBeAttached();
    },
    /** Names of the whole category with an initial, ignoring accents. */
    namesWith: async (initial: string) =>
      (await names(all)).filter((name) => name.normalize('NFD').toUpperCase().startsWith(initial)),
    expectNames: async (expected: readonly string[]) => {
      await expect(count).toHaveText(fillCount(words.count, expected.length));
      await expect.poll(() => names()).toEqual(expected);
    },
  };
}

export const expectHash = (page: Page) => expect.poll(() => new URL(page.url()).hash);

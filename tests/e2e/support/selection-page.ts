import type { Page } from '@playwright/test';
import { dictionary } from '../../../i18n/dictionary.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { fill, fillCount } from '../../../i18n/phrases.ts';
import { toPath } from '../../../src/routes.ts';
import { listingOf } from './listing-page.ts';

const named = (text: string) => (name: string) => fill(text, { name });
const before = (text: string) => text.split(' {')[0] ?? '';

export function selectionWords(code: Locale) {
  const { common, contact, forms, selection } = dictionary(code);
  return {
    ...selection,
    path: toPath({ page: 'selection' }, code),
    models: listingOf(code),
    home: toPath({ page: 'home' }, code),
    add: named(common.addToSelection),
    remove: named(common.removeFromSelection),
    removed: named(selection.removed),
    count: (n: number) => fillCount(common.selectionCount, n),
    copyFailed: before(selection.copyFailed),
    tryAgain: forms.retry,
    notLoaded: common.notLoaded,
    notKept: common.notKept,
    fields: [contact.form.name, contact.form.email, contact.form.phone] as const,
    sendForm: contact.form.send,
  };
}

/** Stores texts of an earlier visit before the page opens. */
export async function store(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((all) => {
    if (sessionStorage.getItem('seeded') !== null) return;
    sessionStorage.setItem('seeded', 'yes');
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, texts);
}

/** Stores cards as this site or the former one kept them. */
export const storeCards = <Card extends { readonly id: string }>(
  page: Page,
  cards: readonly Card[],
) =>
  store(page, { favorites: JSON.stringify(Object.fromEntries(cards.map((one) => [one.id, one]))) });

type Words = ReturnType<typeof selectionWords>;

export const peopleOf = (page: Page, { people }: Pick<Words, 'people'>) =>
  page.getByRole('list', { name: people }).locator('> li');

export async function pressMore(page: Page, { more }: Pick<Words, 'more'>, name: string) {
  await page.getByRole('button', { name: more, exact: true }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

export async function print(page: Page, words: Words, withCards = false) {
  await pressMore(page, words, words.print);
  await page.getByRole('checkbox', { name: words.withCards }).setChecked(withCards);
  // The second press finds the first at work.
  await page.getByRole('button', { name: words.print, exact: true }).dblclick();
  await page.getByRole('button', { name: words.order.done }).click();
}

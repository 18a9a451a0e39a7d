import type { Locator, Page } from '@playwright/test';
import { fill, fillCount } from '../../i18n/phrases.ts';
import { mailFrom, onlyEntryFrom, REFERENCE } from './support/desk-page.ts';
import { listingPage } from './support/listing-page.ts';
import { peopleOf, selectionWords } from './support/selection-page.ts';
import { expectAccessible } from './support/reading.ts';
import { holdPrint } from './support/paper.ts';
import { expect, test } from './support/test.ts';

const words = selectionWords('pt');
const WANTED = 5;
const NOTE = 'Abre o filme';
/** Every control is within this many keys. */
const MOST_STEPS = 60;

const imageLink = (page: Page) =>
  page
    .getByRole('link', { name: /^Image/ })
    .filter({ visible: true })
    .first();
const people = (page: Page) => peopleOf(page, words);

/** The key that a sighted visitor presses to reach an element, `skip` for the link over the header;
 * `null` on the element. */
function nextKey(element: Element): string | null {
  const active = document.activeElement ?? document.body;
  if (active === element) return null;
  if (active === document.body && element.closest('main') !== null) return 'skip';
  const isBehind =
    active !== document.body &&
    (active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const row = element.closest('.cells');
  const isInRow =
    row?.contains(active) === true &&
    active.tagName === element.tagName &&
    active.className === element.className;
  if (isInRow) return isBehind ? 'ArrowLeft' : 'ArrowRight';
  return isBehind ? 'Shift+Tab' : 'Tab';
}

async function goTo(target: Locator): Promise<void> {
  const page = target.page();
  await target.waitFor();
  // Before, nothing is painted, and the browser follows a skip link by itself, whose focus it sets
  // once more at the end.
  await page.waitForLoadState();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = await target.evaluate(nextKey);
    if (next === null) return;
    for (const key of next === 'skip' ? ['Tab', 'Enter', 'Tab'] : [next])
      await page.keyboard.press(key);
  }
  throw new Error(`No key leads to ${String(target)}`);
}

async function press(target: Locator, key = 'Enter'): Promise<void> {
  await goTo(target);
  await target.page().keyboard.press(key);
}

async function write(target: Locator, text: string): Promise<void> {
  await press(target, 'ControlOrMeta+a');
  await target.page().keyboard.type(text);
}

test('Five women are found, noted and sent by keyboard', { tag: '@desktop' }, async ({ page }) => {
  // 150 keys make this the longest test.
  test.slow();
  const from = mailFrom('casting');
  await holdPrint(page);
  // A message that was begun on another page does not come into the brief.
  await page.addInitScript(() => {
    const draft = { id: crypto.randomUUID(), touchedAt: Date.now(), values: { message: 'Oi' } };
    sessionStorage.setItem('contact-draft', JSON.stringify(draft));
  });
  await page.goto(words.home);
  await press(imageLink(page));
  const { opener, finder, names: namesOf } = listingPage(page);
  await press(opener);
  await write(finder.getByRole('textbox', { name: 'de' }).first(), '1,74');
  await write(finder.getByRole('textbox', { name: 'até' }).first(), '1,82');
  const shoes = finder.getByRole('group', { name: 'Sapatos, do primeiro ao último número' });
  for (const size of [/^37, /, /^39, /]) await press(shoes.getByRole('button', { name: size }));
  await press(finder.locator('summary').filter({ hasText: 'No perfil' }));
  await press(finder.getByRole('checkbox', { name: /^Com vídeo/ }), 'Space');
  await expect(page).toHaveURL(/#h=174-182&s=37-39&v=1$/);

  const chosen = (await namesOf()).slice(0, WANTED);
  expect(chosen).toHaveLength(WANTED);
  for (const name of chosen) await press(page.getByRole('button', { name: words.add(name) }));
  await press(page.getByRole('link', { name: words.count(WANTED) }).filter({ visible: true }));
  await expect(people(page)).toHaveCount(WANTED);
  await write(page.getByRole('textbox', { name: words.titleLabel }), 'Verão Capibaribe');
  await write(people(page).first().getByRole('textbox'), NOTE);
  const sorted = chosen.toSorted((a, b) => a.localeCompare(b, 'pt'));
  const order = [...sorted.slice(-1), ...sorted.slice(0, -1)];
  await press(page.getByRole('button', { name: words.more, exact: true }));
  await press(page.getByRole('button', { name: words.order.open }));
  const [last = ''] = order;
  await press(page.getByRole('button', { name: fill(words.order.earlier, { name: last }) }));
  for (let step = 2; step < WANTED; step += 1) await page.keyboard.press('ArrowUp');
  await press(page.getByRole('button', { name: words.order.done }));
  await expect(people(page).first().getByRole('link', { name: /./ })).toHaveText(
    new RegExp(`^${last.split(' ')[0] ?? ''}`),
  );
  await page.keyboard.press('ControlOrMeta+p');
  await expect(page.locator('html')).toHaveAttribute('data-printed');

  await press(page.getByRole('button', { name: words.send }));
  const dialog = page.getByRole('dialog', { name: fillCount(words.mail.title, WANTED) });
  await expect(dialog.locator('.cast .frame')).toHaveCount(WANTED);
  await expect(dialog).not.toContainText('://');
  const goes = dialog.getByRole('textbox', { name: words.mail.goes });
  for (const text of ['Verão Capibaribe', NOTE, words.mail.linkShown, ...order])
    await expect.poll(() => goes.inputValue()).toContain(text);
  const withoutNotes = dialog.getByRole('checkbox', { name: words.mail.withoutNotes });
  await withoutNotes.check();
  await expect.poll(() => goes.inputValue()).not.toContain(NOTE);
  await withoutNotes.uncheck();
  await expectAccessible(page);
  for (const [index, text] of ['Clara Bittencourt', from, '81 90000 1122'].entries()) {
    const name = words.fields[index] ?? '';
    await write(dialog.getByRole('textbox', { name, exact: true }), text);
  }
  await press(dialog.getByRole('button', { name: words.sendForm, exact: true }));
  await expect(dialog).toContainText(REFERENCE);

  const message = (await onlyEntryFrom(from)).texts.get('Mensagem') ?? '';
  expect(message.startsWith(words.mail.greeting)).toBe(true);
  for (const text of ['Verão Capibaribe', `: ${NOTE}`, `${words.path}#`])
    expect(message).toContain(text);
  for (const [index, name] of order.entries())
    expect(message).toMatch(new RegExp(`^${String(index + 1)}\\. ${name} \\(1,[78]\\d m`, 'm'));

  await dialog.getByRole('button', { name: words.mail.back }).click();
  await expect(people(page)).toHaveCount(WANTED);
});

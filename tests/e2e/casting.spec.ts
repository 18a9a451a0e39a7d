/**
 * A casting director's whole task from home: find five women between 1.74 and 1.79 with shoes 37 to
 * 39 and polaroids, note, order, print and send. Once on a phone by touch, counting presses; once
 * on a desktop by keyboard.
 */
import type { Locator, Page } from '@playwright/test';
import { fillCount } from '../../i18n/phrases.ts';
import { mailFrom, onlyEntryFrom, REFERENCE } from './support/desk-page.ts';
import { favouriteWords } from './support/favourites-page.ts';
import { expectAccessible } from './support/boxes.ts';
import { holdPrint } from './support/paper.ts';
import { expect, test } from './support/test.ts';

const words = favouriteWords('pt');
const WANTED = 5;
const NOTE = 'Abre o filme';
/** Every control is within this many keys. */
const MOST_STEPS = 60;

/** How a visitor uses the page. */
interface Hand {
  readonly press: (target: Locator) => Promise<void>;
  /** Replaces a field's text. */
  readonly write: (target: Locator, text: string) => Promise<void>;
  /** Moves the brief's last talent to the first place. */
  readonly toFront: (page: Page) => Promise<void>;
  readonly print: (page: Page) => Promise<void>;
}

function byPointer(count: () => void): Hand {
  const press = async (target: Locator) => {
    count();
    await target.click();
  };
  return {
    press,
    write: async (target, text) => {
      await press(target);
      await target.fill(text);
    },
    toFront: async (page) => {
      const earlier = page.locator('.person').last().locator('[data-part="earlier"]');
      const button = await earlier.elementHandle();
      for (let place = WANTED - 1; place > 0; place -= 1) {
        count();
        await button?.click();
      }
    },
    print: (page) => press(page.getByRole('button', { name: 'Imprimir', exact: true })),
  };
}

/** The key that a sighted visitor presses to reach an element; `null` on the element. */
function nextKey(element: Element): string | null {
  const active = document.activeElement ?? document.body;
  if (active === element) return null;
  if (active === document.body && element.closest('main') !== null) return 'skip';
  const isBehind = active !== document.body && (active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const row = element.closest('.cells, .people');
  const isInRow = row?.contains(active) === true && active.tagName === element.tagName && active.className === element.className;
  return isInRow ? (isBehind ? 'ArrowLeft' : 'ArrowRight') : isBehind ? 'Shift+Tab' : 'Tab';
}

function byKeyboard(page: Page, count: () => void): Hand {
  const key = async (name: string) => {
    count();
    await page.keyboard.press(name);
  };
  const goTo = async (target: Locator) => {
    await target.waitFor();
    // Before, nothing is painted, and the browser follows a skip link by itself, whose focus it sets once more at the end.
    await page.waitForLoadState();
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const next = await target.evaluate(nextKey);
      if (next === null) return;
      if (next !== 'skip') await key(next);
      else for (const name of ['Tab', 'Enter', 'Tab']) await key(name);
    }
    throw new Error(`No key leads to ${String(target)}`);
  };
  return {
    press: async (target) => {
      await goTo(target);
      const isBox = await target.evaluate((element) => element instanceof HTMLInputElement);
      await key(isBox ? 'Space' : 'Enter');
    },
    write: async (target, text) => {
      await goTo(target);
      await key('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    toFront: async () => {
      await goTo(page.locator('.person').last().locator('[data-part="lift"]'));
      for (const name of ['Space', 'Home', 'Enter']) await key(name);
    },
    print: () => key('ControlOrMeta+p'),
  };
}

/** Does the task and returns the form with its thanks. */
async function cast(page: Page, isPhone: boolean, hand: Hand): Promise<Locator> {
  const { press, write, toFront, print } = hand;
  const from = mailFrom('casting');
  await holdPrint(page);
  await page.goto(words.home);
  if (isPhone) await press(page.getByRole('button', { name: 'Menu', exact: true }));
  await press(
    page
      .getByRole('link', { name: /^Image/ })
      .filter({ visible: true })
      .first(),
  );

  await press(page.getByRole('main').getByRole('button', { name: /^Filtrar/ }));
  const finder = page.locator('.fit');
  await write(finder.getByRole('textbox', { name: 'de' }), '1,74');
  await write(finder.getByRole('textbox', { name: 'até' }), '1,79');
  const shoes = finder.getByRole('group', { name: 'Sapatos, do primeiro ao último número' });
  await press(shoes.getByRole('button', { name: /^37, / }));
  await press(shoes.getByRole('button', { name: /^39, / }));
  await press(finder.getByRole('checkbox', { name: /^Com vídeo/ }));
  await expect(page).toHaveURL(/#h=174-179&s=37-39&v=1$/);
  await press(finder.getByRole('button', { name: /^Ver \d+ talentos$/ }));

  const found = page.locator('.wall > .card:visible');
  const names = await found.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-name') ?? ''));
  expect(names.length).toBeGreaterThanOrEqual(WANTED);
  const chosen = names.slice(0, WANTED);
  for (const name of chosen) await press(page.locator('.wall').getByRole('button', { name: words.add(name) }));
  await press(page.getByRole('link', { name: words.count(WANTED) }).filter({ visible: true }));

  const people = page.locator('.person');
  await expect(people).toHaveCount(WANTED);
  await write(page.getByRole('textbox', { name: 'Título do brief' }), 'Verão Capibaribe');
  await write(people.first().getByRole('textbox'), NOTE);
  await toFront(page);
  const order = await people.evaluateAll((items) => items.map((item) => item.getAttribute('data-name') ?? ''));
  expect(order).toEqual([...order.slice(0, 1), ...chosen.toSorted((a, b) => a.localeCompare(b, 'pt')).slice(0, -1)]);

  await print(page);
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1');

  await press(page.getByRole('button', { name: words.send }));
  const dialog = page.getByRole('dialog', { name: fillCount(words.mail.title, WANTED) });
  await expect(dialog.locator('.people .frame')).toHaveCount(WANTED);
  await expect(dialog).not.toContainText('://');
  await expect(dialog.getByRole('textbox', { name: words.message })).toHaveValue(words.mail.greeting);
  const goes = dialog.getByRole('textbox', { name: words.mail.goes });
  for (const text of ['Verão Capibaribe', NOTE, words.mail.linkShown, ...order]) await expect.poll(() => goes.inputValue()).toContain(text);
  const withoutNotes = dialog.getByRole('checkbox', { name: words.mail.withoutNotes });
  await withoutNotes.check();
  await expect.poll(() => goes.inputValue()).not.toContain(NOTE);
  await withoutNotes.uncheck();
  await expectAccessible(page);
  for (const [index, text] of ['Clara Bittencourt', from, '81 90000 1122'].entries())
    await write(dialog.getByRole('textbox', { name: words.fields[index] ?? '', exact: true }), text);
  await press(dialog.getByRole('button', { name: words.sendForm, exact: true }));
  await expect(dialog).toContainText(REFERENCE);

  const message = (await onlyEntryFrom(from)).texts.get('Mensagem') ?? '';
  expect(message.startsWith(words.mail.greeting)).toBe(true);
  expect(message).toContain('Verão Capibaribe');
  expect(message).toContain(`: ${NOTE}`);
  for (const [index, name] of order.entries()) expect(message).toMatch(new RegExp(`^${String(index + 1)}\\. ${name} \\(1,7[4-9] m`, 'm'));
  expect(message).toContain(`${words.path}#`);
  return dialog;
}

test.describe('five women for a job', () => {
  test('are found, noted, ordered, printed and sent with a finger', { tag: ['@pt', '@phone'] }, async ({ page }) => {
    let presses = 0;
    const count = () => (presses += 1);
    const dialog = await cast(page, true, byPointer(count));
    console.log(`five women cast on a phone: ${String(presses)} presses`);

    await dialog.getByRole('button', { name: words.mail.backToSelection }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('[data-contact-note]').filter({ hasText: REFERENCE })).toBeVisible();
    await page.getByRole('button', { name: words.send }).click();
    await expect(dialog.locator('.people .frame')).toHaveCount(WANTED);
  });

  test('are found, noted, ordered, printed and sent by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
    // 150 keys make this the longest test.
    test.slow();
    let keys = 0;
    const count = () => (keys += 1);
    const dialog = await cast(page, false, byKeyboard(page, count));
    console.log(`five women cast by keyboard: ${String(keys)} keys besides what is written`);

    await dialog.getByRole('button', { name: words.mail.newSelection }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.emptyTitle })).toBeVisible();
    await page.getByRole('button', { name: words.undo }).click();
    await expect(page.locator('.person')).toHaveCount(WANTED);
  });
});

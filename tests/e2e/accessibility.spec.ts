/** Dialogs and other opened parts; `pages.spec.ts` tests whole pages. */
import type { Locator, Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { fillCount } from '../../i18n/phrases.ts';
import { toPath } from '../../src/routes.ts';
import { listingOf, listingPage } from './support/listing-page.ts';
import { expectAccessible, expectToReflow, focusFaults, outlineFaults } from './support/reading.ts';
import { openProfile, talentNamed } from './support/demo-talents.ts';
import { expect, test } from './support/test.ts';

/** She has every gallery. */
const NAME = 'Açucena Vilar';
const { common, contact, forms, scouted } = dictionary('pt');
const models = listingOf('pt');
const CONTACT = toPath({ page: 'contact' }, 'pt');

test.use({ expectedErrors: [/404|503/], contextOptions: { reducedMotion: 'reduce' } });

test('the contact page lets the keyboard skip its header, address kept', async ({ page }) => {
  await page.goto(`${CONTACT}#kept`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: common.skipToContent })).toBeFocused();
  await expect(page.getByRole('link', { name: common.skipToContent })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveURL(/#kept$/);
  await page.keyboard.press('Tab');
  await expect(page.locator('main').locator(':focus')).toBeAttached();
});

test('a profile and its gallery mode are for readers, keys and large type', async ({ page }) => {
  await openProfile(page, NAME);
  await page.waitForLoadState('networkidle');
  expect.soft(await outlineFaults(page)).toEqual([]);
  const pictures = page.getByRole('region', { name: 'Book' }).getByRole('img');
  const texts = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
  expect(texts.length).toBeGreaterThan(1);
  expect(new Set(texts).size).toBe(texts.length);
  expect.soft(await focusFaults(page, 'Tab', 40)).toEqual([]);
  await page.getByRole('region', { name: 'Book' }).getByRole('link').first().press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await focusFaults(page, 'Tab', 5)).toEqual([]);
  await expectToReflow(page);
  await page.keyboard.press('Escape');
  await expectToReflow(page);
});

test('a listing keeps the focus clear of what sticks to the top', async ({ page }) => {
  const { plus, cards, letter, open } = listingPage(page);
  await open();
  await cards.nth(24).getByRole('link').focus();
  expect(await focusFaults(page, 'Shift+Tab', 20)).toEqual([]);
  await plus.click();
  await letter('A').click();
  await expectAccessible(page);
});

test('a received selection has a sound outline, reflows and scales', async ({ page }) => {
  const { id } = await talentNamed(page, NAME);
  await page.goto(`${toPath({ page: 'selection' }, 'pt')}#ids=${id}`);
  await expect(page.getByRole('main').getByRole('link', { name: /Açucena/ })).toBeVisible();
  expect.soft(await outlineFaults(page)).toEqual([]);
  await expectToReflow(page);
});

test('the contact pop-up with faults and the menu reflow and show the focus', async ({ page }) => {
  await page.goto(CONTACT);
  await page.getByRole('link', { name: contact.talk }).click();
  const popup = page.getByRole('dialog', { name: contact.talk });
  await popup.getByRole('button', { name: contact.form.send, exact: true }).click();
  await expect(popup.getByRole('group', { name: fillCount(forms.summary, 4) })).toBeFocused();
  await expectToReflow(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(models);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await focusFaults(page, 'Tab', 9)).toEqual([]);
  await expectToReflow(page);
});

test.describe('in the visitor’s own colours', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
    colorScheme: 'dark',
  });

  /** A choice changes the look of its control even without pointer and focus. */
  async function expectSeen(page: Page, part: Locator): Promise<void> {
    const look = async () => {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.mouse.move(0, 0);
      return (await part.screenshot()).toString('base64');
    };
    const before = await look();
    await part.click();
    expect(await look()).not.toBe(before);
  }

  test('hearts, letters, galleries and an answer show that they were chosen', async ({ page }) => {
    const { letter, cards, open } = listingPage(page);
    await open();
    await expectSeen(page, cards.first().getByRole('button'));
    await expectSeen(page, letter('A'));
    await openProfile(page, NAME);
    await expectSeen(page, page.locator('.tabs a').nth(1));
    await page.goto(toPath({ page: 'scouted' }, 'pt'));
    const { woman } = scouted.form.genders;
    await expectSeen(page, page.locator('.radios label').filter({ hasText: woman }));
  });
});

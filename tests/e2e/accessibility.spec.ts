/**
 * Dialogs and other opened parts, enlarged, in forced colours, for screen readers and keyboards;
 * `pages.spec.ts` tests whole pages.
 */
import type { Locator, Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALE_CODES } from '../../i18n/locales.ts';
import { fill, fillCount } from '../../i18n/phrases.ts';
import { toPath } from '../../src/routes.ts';
import { expectAccessible } from './support/boxes.ts';
import { listingPage } from './support/listing-page.ts';
import { listingOf } from './support/pages.ts';
import { expectToReflow, focusFaults, outlineFaults } from './support/reading.ts';
import { openProfile, talentNamed } from './support/demo-talents.ts';
import { expect, test } from './support/test.ts';

/** She has every gallery. */
const NAME = 'Açucena Vilar';

test.use({ expectedErrors: [/404|503/], contextOptions: { reducedMotion: 'reduce' } });

for (const code of LOCALE_CODES) {
  const { common, contact, forms, scouted, talents } = dictionary(code);
  const { profile } = talents;
  const models = listingOf(code);
  const tag = `@${code}`;
  test.describe(`what is opened (${code})`, { tag }, () => {
    test('the contact page lets the keyboard skip its header, and keeps its address', async ({
      page,
    }) => {
      await page.goto(`${toPath({ page: 'contact' }, code)}#kept`);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: common.skipToContent })).toBeFocused();
      await expect(page.getByRole('link', { name: common.skipToContent })).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await expect(page).toHaveURL(/#kept$/);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(
        true,
      );
    });

    test('a profile has a sound outline, texts for its pictures, shows where the keyboard is, and reflows and scales', async ({
      page,
    }) => {
      await openProfile(page, models, NAME);
      await page.waitForLoadState('networkidle');
      expect.soft(await outlineFaults(page)).toEqual([]);
      const pictures = page.getByRole('region', { name: 'Book' }).getByRole('img');
      const texts = await pictures.evaluateAll((images) =>
        images.map((image) => image.getAttribute('alt') ?? ''),
      );
      expect(texts.length).toBeGreaterThan(1);
      expect(new Set(texts).size).toBe(texts.length);
      const picture = fill(profile.pictureAlt, {
        name: NAME,
        gallery: profile.galleryNames.book,
        n: '\\d+',
      });
      for (const text of texts) expect(text).toMatch(new RegExp(`^${picture}$`));
      expect.soft(await focusFaults(page, 'Tab', 50)).toEqual([]);
      await page.getByRole('region', { name: 'Book' }).getByRole('link').first().press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await focusFaults(page, 'Tab', 5)).toEqual([]);
      await expectToReflow(page);
      await page.keyboard.press('Escape');
      await expectToReflow(page);
    });

    test('a listing keeps the focus clear of what sticks to the top, and is accessible with all letters out', async ({
      page,
    }) => {
      const { plus, cards, letter, open } = listingPage(page, code);
      await open();
      await cards.nth(24).getByRole('link').focus();
      expect(await focusFaults(page, 'Shift+Tab', 30)).toEqual([]);
      await plus.click();
      await letter('A').click();
      await expectAccessible(page);
      await expectToReflow(page);
    });

    test('favourites that were received have a sound outline, reflow and scale', async ({
      page,
    }) => {
      const { id } = await talentNamed(page, NAME);
      await page.goto(`${toPath({ page: 'selection' }, code)}#ids=${id}`);
      await expect(page.getByRole('main').getByRole('link', { name: /Açucena/ })).toBeVisible();
      expect.soft(await outlineFaults(page)).toEqual([]);
      await expectToReflow(page);
    });

    test('the contact pop-up reflows and scales, also with what is wrong', async ({ page }) => {
      await page.goto(toPath({ page: 'contact' }, code));
      await page.getByRole('link', { name: contact.talk }).click();
      const popup = page.getByRole('dialog', { name: contact.talk });
      await expect(popup.getByRole('textbox').first()).toBeVisible();
      await expectToReflow(page);
      await popup.getByRole('button', { name: contact.form.send, exact: true }).click();
      await expect(popup.getByRole('group', { name: fillCount(forms.summary, 4) })).toBeFocused();
      await expectToReflow(page);
    });

    test(
      `the menu reflows and scales, and shows where the keyboard is (${code})`,
      { tag: [`@${code}`, '@phone'] },
      async ({ page }) => {
        await page.goto(models);
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        expect(await focusFaults(page, 'Tab', 9)).toEqual([]);
        await expectToReflow(page);
      },
    );
  });

  test.describe(`in the visitor's own colours (${code})`, { tag }, () => {
    test.use({
      contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
      colorScheme: 'dark',
    });

    /** A choice changes the look of its control even without pointer and focus. */
    async function expectSeen(
      page: Page,
      part: Locator,
      choose: () => Promise<void>,
    ): Promise<void> {
      const look = async () => {
        await page.evaluate(() => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        });
        await page.mouse.move(0, 0);
        return (await part.screenshot()).toString('base64');
      };
      const before = await look();
      expect(await look(), 'stands still by itself').toBe(before);
      await choose();
      expect(await look()).not.toBe(before);
    }
    const colour = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);

    test('a listing shows its hearts, its letter and the letters without talents', async ({
      page,
    }) => {
      const { letter, letters, plus, cards, opener, open } = listingPage(page, code);
      await open();
      const heart = cards.first().getByRole('button');
      await expectSeen(page, heart, () => heart.click());
      await expectSeen(page, letter('A'), () => letter('A').click());
      await plus.click();
      expect(await colour(letters.getByText('Q', { exact: true }))).not.toBe(
        await colour(letter('B')),
      );

      await opener.click();
      expect(await page.locator('.notices').first().boundingBox()).toMatchObject({ height: 0 });
    });

    test('a profile and gallery mode show which gallery is open', async ({ page }) => {
      await openProfile(page, models, NAME);
      await page.waitForLoadState('networkidle');
      const snap = page.locator('.tabs a').nth(1);
      await expectSeen(page, snap, () => snap.click());
      await page.getByRole('region', { name: 'Polaroids' }).getByRole('link').first().click();
      const choice = page.getByRole('dialog').locator('.choice > *').first();
      await expectSeen(page, choice, () => choice.click());
    });

    test('the application shows what was chosen, and a wait shows its bar', async ({ page }) => {
      await page.goto(toPath({ page: 'scouted' }, code));
      const choice = page.locator('.radios label').filter({ hasText: scouted.form.genders.woman });
      await expect(choice).toBeVisible();
      await expectSeen(page, choice, () => choice.click());
      const bar = page.locator('#progress');
      await bar.evaluate((element) => {
        element.toggleAttribute('hidden', false);
      });
      const paint = (part: Locator) =>
        part.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await paint(bar)).not.toBe(await paint(page.locator('body')));
    });
  });
}

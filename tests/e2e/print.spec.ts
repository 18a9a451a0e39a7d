/** Pages on paper. */
import type { Page } from '@playwright/test';
import { openProfile } from './support/talents.ts';
import { expect, test } from './support/test.ts';

const PAPER = ['A4', 'A5'] as const;
/** The printable part of an A4 page, in pixels of CSS. */
const PRINTABLE = { width: 703, height: 1032 };
/** What only a screen can use. */
const OF_THE_SCREEN = 'header, footer, nav, button, dialog, favourite-heart, composite-download, .skip';

interface Printed {
  readonly pages: number;
  readonly pictures: number;
}

/** Prints as the browser does, and reads from the file how many pages and pictures it has. */
async function print(page: Page, options: Parameters<Page['pdf']>[0]): Promise<Printed> {
  const pdf = (await page.pdf({ printBackground: true, ...options })).toString('latin1');
  const count = (pattern: RegExp) => pdf.match(pattern)?.length ?? 0;
  return { pages: count(/\/Type\s*\/Page\b/g), pictures: count(/\/Subtype\s*\/Image\b/g) };
}

// Paper is the same wherever it is printed from.
test.describe('on paper', { tag: '@desktop' }, () => {
  test('A profile prints as a card of one page, whatever the paper', async ({ page }) => {
    await openProfile(page, '/modelos', 'Açucena Vilar');
    // The cover and three pictures of the book, which nobody has scrolled to.
    for (const format of PAPER) expect(await print(page, { format }), format).toEqual({ pages: 1, pictures: 4 });
    expect(await print(page, { format: 'A4', landscape: true }), 'A4 on its side').toEqual({ pages: 1, pictures: 4 });
  });

  test('A card shows who it is of and who represents them, and nothing of the screen', async ({ page }) => {
    await openProfile(page, '/en/models', 'Açucena Vilar');
    await page.setViewportSize(PRINTABLE);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const text of ['height', 'jeans', 'shoes']) await expect(page.getByText(text, { exact: true })).toBeVisible();
    const agency = page.locator('.agency');
    await expect(agency).toContainText('ola@amazing.example');
    await expect(agency).toContainText('+55 81 90000-2010');
    await expect(agency).toContainText(/\/en\/models\/\d+\/acucena-vilar/);
    await expect(page.locator('main img:visible')).toHaveCount(4);
    await expect(page.locator(OF_THE_SCREEN).filter({ visible: true })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });

  test('The gallery that is chosen is the one that is printed', async ({ page }) => {
    await openProfile(page, '/modelos', 'Açucena Vilar', '#snap');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#snap img').first()).toBeVisible();
    await expect(page.locator('#book img').first()).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the first gallery is printed', async ({ page }) => {
      await openProfile(page, '/modelos', 'Açucena Vilar');
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('#book img').first()).toBeVisible();
      await expect(page.locator('#snap img').first()).toBeHidden();
      expect((await print(page, { format: 'A4' })).pages).toBe(1);
    });
  });

  for (const [name, what] of [
    ['Cauã Batista', 'no gallery'],
    ['Antônio Sales', 'videos alone'],
    ['Abel Correia', 'one picture'],
    ['Maria Eduarda Albuquerque de Vasconcelos Cavalcanti', 'a long name'],
  ] as const) {
    test(`A profile with ${what} prints as one page too`, async ({ page }) => {
      await openProfile(page, '/modelos', name);
      for (const format of PAPER) expect((await print(page, { format })).pages, format).toBe(1);
      await page.setViewportSize(PRINTABLE);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.agency')).toBeInViewport({ ratio: 1 });
    });
  }

  for (const path of ['/', '/en/models', '/sobre-nos', '/en/contact', '/amazing-face', '/privacidade']) {
    test(`${path} prints its content without what is around it`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('.head, .foot, .skip, dialog').filter({ visible: true })).toHaveCount(0);
    });
  }
});

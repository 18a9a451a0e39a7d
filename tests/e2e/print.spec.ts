import { extractImages } from 'unpdf';
import { dictionary } from '../../i18n/dictionary.ts';
import { AGENCY } from '../../src/domain/agency.ts';
import { findCut, holdPrint, readCode, readPdf, waitForPrint } from './support/paper.ts';
import { openProfile } from './support/demo-talents.ts';
import { expect, test } from './support/test.ts';

/** Landscape A5 in PDF points and CSS pixels. */
const A5 = { width: 595, height: 420 };
const SIDE = { width: 794, height: 559 };
const OF_THE_SCREEN =
  'header, footer, nav, button, dialog, selection-heart, composite-download, .skip';
const FACTS =
  'Medidas de set 2026|1,79 m|busto|85 cm|cintura|quadril|cabelo|olhos|EU e US são aproximados.';
const CARD = '.a5, .a5 .facts > *, .a5 table';

/** The PDF reader takes some gaps of kerning for spaces. */
const close = (text: string) => text.replaceAll(' ', '');

// Paper is equal on all devices.
test.describe('on paper', { tag: '@desktop' }, () => {
  // A busy machine takes a minute for some PDFs.
  test.describe.configure({ timeout: 180_000 });

  test('a profile is a comp card of two sides, to scale, with its code', async ({ page }) => {
    const { more, printCard } = dictionary('pt').talents.profile;
    // The 5th in Recife, the 6th by UTC.
    await page.clock.setFixedTime('2026-12-06T02:59:00Z');
    await holdPrint(page);
    await openProfile(page, 'Açucena Vilar');
    await page.getByRole('button', { name: more, exact: true }).click();
    await page.getByRole('button', { name: printCard, exact: true }).click();
    await waitForPrint(page);
    // A browser prints what has come: the card is not on the screen, so its pictures were not asked for.
    const widths = await page
      .locator('comp-card img')
      .evaluateAll((pictures: HTMLImageElement[]) =>
        pictures.map(({ naturalWidth }) => naturalWidth),
      );
    expect(widths).toHaveLength(5);
    expect(widths).not.toContain(0);

    await page.setViewportSize(SIDE);
    await page.emulateMedia({ media: 'print' });
    expect(await findCut(page.locator(CARD))).toEqual([]);
    await expect(page.locator(OF_THE_SCREEN).filter({ visible: true })).toHaveCount(0);
    // .59 mm per centimetre, at 96 pixels per inch.
    expect((await page.locator('.front .picture').boundingBox())?.height).toBeCloseTo(
      179 * (0.59 / 25.4) * 96,
      0,
    );
    expect(await readCode(page.locator('.a5 .qr'))).toBe(
      await page.locator('link[rel=canonical]').getAttribute('href'),
    );

    await page.emulateMedia({ media: null });
    const { pdf, sizes, text } = await readPdf(page);
    expect(sizes).toEqual([A5, A5]);
    for (const part of ['AÇUCENA VILAR', AGENCY.phone, AGENCY.email, ...FACTS.split('|')])
      expect(close(text)).toContain(close(part));
    expect(text).toContain('Impresso em 5 dez 2026');
    const widthsOn = async (side: number) =>
      (await extractImages(pdf, side)).map(({ width }) => width);
    // The portrait, whose edges fade over its paper, and the three portraits of the book.
    expect(new Set(await widthsOn(1))).toEqual(new Set([160, 518]));
    expect((await widthsOn(2)).map((width) => width >= 500)).toEqual(Array(3).fill(true));
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('a card has the address of the profile instead of its code', async ({ page }) => {
      await openProfile(page, 'Açucena Vilar');
      await expect(page.locator('comp-card')).toBeHidden();
      const { sizes, text } = await readPdf(page);
      expect(sizes).toEqual([A5, A5]);
      // It wraps.
      expect(close(text)).toMatch(/\/modelos\/\d+\/acucena-vilar/);
    });
  });

  test('a profile without a gallery is a card of two sides too', async ({ page }) => {
    await holdPrint(page);
    await openProfile(page, 'Cauã Batista');
    const { sizes, text } = await readPdf(page);
    expect(sizes).toEqual([A5, A5]);
    expect(close(text)).toContain('CAUÃBATISTA');
    expect(text, 'by the browser’s own menu').toMatch(/Impresso em \d/);
    await page.keyboard.press('ControlOrMeta+p');
    await waitForPrint(page);
    await expect(page.locator('.a5 .qr')).toHaveCount(1);
  });

  test('a card whose program does not come is printed by the browser', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/);
    await holdPrint(page);
    await page.route('**/_astro/print-cards*', (route) => route.abort());
    await openProfile(page, 'Cauã Batista');
    const pressKeys = async () => {
      await page.evaluate(() => customElements.whenDefined('comp-card').then(() => null));
      await page.keyboard.press('ControlOrMeta+p');
    };
    // At the first failure the page reloads.
    const reloaded = page.waitForEvent('load');
    await pressKeys();
    await reloaded;
    await pressKeys();
    await waitForPrint(page);
  });

  for (const path of ['/modelos', '/contato'])
    test(`nothing stands that only a screen can use: ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      const useless = 'footer, nav, form, button, .btn, .skip, .letters, [data-part="open"]';
      await expect(page.locator(useless).filter({ visible: true })).toHaveCount(0);
    });
});

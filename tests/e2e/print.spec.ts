import { extractImages } from 'unpdf';
import { AGENCY } from '../../src/domain/agency.ts';
import { findCut, holdPrint, readCode, readPdf, waitForPrint } from './support/paper.ts';
import { openProfile } from './support/demo-talents.ts';
import { expect, test } from './support/test.ts';

/** Landscape A5 in PDF points and CSS pixels. */
const A5 = { width: 595, height: 420 };
/** Paper shows the talent's whole cover. */
const COVER_WIDTH = 720;
const SIDE = { width: 794, height: 559 };
const OF_THE_SCREEN =
  'header, footer, nav, button, dialog, selection-heart, composite-download, .skip';
const PROFILES = [
  {
    path: '/modelos',
    button: 'Imprimir cartão',
    facts: [
      'Medidas de set 2026',
      '1,79 m',
      'busto',
      '85 cm',
      'cintura',
      'quadril',
      'cabelo',
      'olhos',
      'EU e US são aproximados.',
    ],
    printed: 'Impresso em 5 dez 2026',
  },
  {
    path: '/en/models',
    button: 'Print comp card',
    facts: [
      'Measurements from Sep 2026',
      '1.79 m',
      'bust',
      '85 cm',
      'waist',
      'hips',
      'hair',
      'eyes',
      'EU and US are approximate.',
    ],
    printed: 'Printed 5 Dec 2026',
  },
] as const;

const CARD = '.a5, .a5 .facts > *, .a5 table';

// Paper is equal on all devices.
test.describe('on paper', { tag: '@desktop' }, () => {
  for (const { path, button, facts, printed } of PROFILES) {
    test(`${path}: a profile is a comp card of two sides, to scale, with a code that opens it`, async ({
      page,
    }) => {
      await page.clock.setFixedTime('2026-12-05T15:00:00Z');
      await holdPrint(page);
      await openProfile(page, path, 'Açucena Vilar');
      // The browser's print keys work too.
      if (path === '/modelos') {
        await page.getByRole('button', { name: 'Mais', exact: true }).click();
        await page.getByRole('button', { name: button }).click();
      } else await page.keyboard.press('Control+p');
      await waitForPrint(page);

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
      // Kerning makes the PDF reader take some gaps for spaces.
      const letters = text.replaceAll(' ', '');
      for (const part of ['AÇUCENA VILAR', AGENCY.phone, AGENCY.email, ...facts])
        expect(letters).toContain(part.replaceAll(' ', ''));
      expect(text).toContain(printed);
      expect((await extractImages(pdf, 1)).map(({ width }) => width)).toEqual([COVER_WIDTH]);
      expect((await extractImages(pdf, 2)).map(({ width }) => width >= 500)).toEqual([
        true,
        true,
        true,
        true,
      ]);
    });
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('a card has the address of the profile instead of its code', async ({ page }) => {
      await openProfile(page, '/modelos', 'Açucena Vilar');
      await expect(page.locator('comp-card')).toBeHidden();
      const { sizes, text } = await readPdf(page);
      expect(sizes).toEqual([A5, A5]);
      // It wraps.
      expect(text.replaceAll(' ', '')).toMatch(/\/modelos\/\d+\/acucena-vilar/);
    });
  });

  test('A profile without a gallery, of videos alone, of one picture or of a long name is a card of two sides too', async ({
    page,
  }) => {
    for (const name of [
      'Cauã Batista',
      'Antônio Sales',
      'Abel Correia',
      'Maria Eduarda Albuquerque de Vasconcelos Cavalcanti',
    ]) {
      await openProfile(page, '/modelos', name);
      const { sizes, text } = await readPdf(page);
      expect(sizes, name).toEqual([A5, A5]);
      expect(text).toContain(name.toLocaleUpperCase('pt'));
      const screen = page.viewportSize() ?? SIDE;
      await page.setViewportSize(SIDE);
      await page.emulateMedia({ media: 'print' });
      expect(await findCut(page.locator(CARD)), name).toEqual([]);
      await page.emulateMedia({ media: null });
      await page.setViewportSize(screen);
    }
  });

  const most = {
    '/': 2,
    '/en/models': 6,
    '/image': 6,
    '/sobre-nos': 2,
    '/en/contact': 1,
    '/amazing-face': 10,
    '/privacidade': 5,
    '/seja-amz': 2,
    '/seguranca': 3,
  };
  for (const [path, sheets] of Object.entries(most)) {
    test(`${path} prints the logo and its content, without buttons, on ${String(sheets)} sheets at most`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('.head .logo')).toBeVisible();
      await expect(
        page
          .locator('.head nav, .tools, .foot, .skip, dialog, button, .btn, input, .pick .i')
          .filter({ visible: true }),
      ).toHaveCount(0);
      expect((await readPdf(page)).sizes.length).toBeLessThanOrEqual(sheets);
    });
  }
});

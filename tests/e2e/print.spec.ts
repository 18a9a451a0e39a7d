/** Pages on paper. */
import type { Page } from '@playwright/test';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';
import { drawQrCode, readQrCode } from '../support/read-qr-code.ts';
import { openProfile } from './support/talents.ts';
import { expect, test } from './support/test.ts';

/** A5 on its side, in points of a PDF and in pixels of CSS. */
const A5 = { width: 595, height: 420 };
const SIDE = { width: 794, height: 559 };
/** What only a screen can use. */
const OF_THE_SCREEN = 'header, footer, nav, button, dialog, favourite-heart, composite-download, .skip';
const PROFILES = [
  {
    path: '/modelos',
    button: 'Imprimir composite',
    facts: ['Medidas de set 2026', '1,79 m', 'cabelo', 'olhos', 'EU e US são aproximados.'],
    printed: /Impresso em \d+ \w{3} \d{4}/,
  },
  {
    path: '/en/models',
    button: 'Print comp card',
    facts: ['Measurements from Sep 2026', '1.79 m', 'hair', 'eyes', 'EU and US are approximate.'],
    printed: /Printed \d+ \w{3} \d{4}/,
  },
] as const;

/** Holds the browser's own window for printing back, and notes that it was asked for. */
async function holdPrint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = '';
    };
  });
}

/** What stands beyond its place on a card. */
const findCut = (page: Page) =>
  page
    .locator('.a5, .a5 .facts > *, .a5 table')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
        .map((part) => `${part.className || part.localName}: ${String(part.textContent).slice(0, 60)}`),
    );

async function readPdf(page: Page) {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const sizes = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const [, , width = 0, height = 0] = (await pdf.getPage(index + 1)).view;
      return { width: Math.round(width), height: Math.round(height) };
    }),
  );
  return { pdf, sizes, text: (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ') };
}

// Paper is the same wherever it is printed from.
test.describe('on paper', { tag: '@desktop' }, () => {
  for (const { path, button, facts, printed } of PROFILES) {
    test(`${path}: a profile is a comp card of two sides, to scale, with a code that opens it`, async ({ page }) => {
      await holdPrint(page);
      await openProfile(page, path, 'Açucena Vilar');
      // By the keys that print any page as well.
      if (path === '/modelos') await page.getByRole('button', { name: button }).click();
      else await page.keyboard.press('Control+p');
      await page.locator('html[data-printed]').waitFor({ state: 'attached' });

      await page.setViewportSize(SIDE);
      await page.emulateMedia({ media: 'print' });
      expect(await findCut(page)).toEqual([]);
      await expect(page.locator(OF_THE_SCREEN).filter({ visible: true })).toHaveCount(0);
      // .59 mm for each centimetre, at 96 pixels an inch.
      expect((await page.locator('.front .picture').boundingBox())?.height).toBeCloseTo(179 * (0.59 / 25.4) * 96, 0);
      const code = page.locator('.a5 .qr');
      const size = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1));
      const drawing = drawQrCode({ size, path: (await code.locator('path').getAttribute('d')) ?? '' });
      expect(await readQrCode(drawing)).toBe(await page.locator('link[rel=canonical]').getAttribute('href'));

      await page.emulateMedia({ media: null });
      const { pdf, sizes, text } = await readPdf(page);
      expect(sizes).toEqual([A5, A5]);
      // Small letters lie so that a reader of the file takes some gaps for spaces.
      const letters = text.replaceAll(' ', '');
      for (const part of ['AÇUCENA VILAR', '+55 81 90000-2010', 'ola@amazing.example', ...facts])
        expect(letters).toContain(part.replaceAll(' ', ''));
      expect(text).toMatch(printed);
      expect((await extractImages(pdf, 1)).map(({ width }) => width >= 1200)).toEqual([true]);
      expect((await extractImages(pdf, 2)).map(({ width }) => width >= 500)).toEqual([true, true, true, true]);
    });
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('a card has the address of the profile instead of its code', async ({ page }) => {
      await openProfile(page, '/modelos', 'Açucena Vilar');
      await expect(page.locator('comp-card')).toBeHidden();
      const { sizes, text } = await readPdf(page);
      expect(sizes).toEqual([A5, A5]);
      // It is broken into lines.
      expect(text.replaceAll(' ', '')).toMatch(/\/modelos\/\d+\/acucena-vilar/);
    });
  });

  test('A profile without a gallery, of videos alone, of one picture or of a long name is a card of two sides too', async ({ page }) => {
    for (const name of ['Cauã Batista', 'Antônio Sales', 'Abel Correia', 'Maria Eduarda Albuquerque de Vasconcelos Cavalcanti']) {
      await openProfile(page, '/modelos', name);
      const { sizes, text } = await readPdf(page);
      expect(sizes, name).toEqual([A5, A5]);
      expect(text).toContain(name.toLocaleUpperCase('pt'));
      const screen = page.viewportSize() ?? SIDE;
      await page.setViewportSize(SIDE);
      await page.emulateMedia({ media: 'print' });
      expect(await findCut(page), name).toEqual([]);
      await page.emulateMedia({ media: null });
      await page.setViewportSize(screen);
    }
  });

  test('Other pages print their content without what is around it', async ({ page }) => {
    for (const path of ['/', '/en/models', '/sobre-nos', '/en/contact', '/amazing-face', '/privacidade']) {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await expect(page.locator('.head, .foot, .skip, dialog').filter({ visible: true }), path).toHaveCount(0);
    }
  });
});

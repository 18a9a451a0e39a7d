/** A brief on paper: its PDF as Chromium makes it, and the code that a phone reads from it. */
import type { Locator, Page } from '@playwright/test';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';
import { dictionary } from '../../i18n/dictionary.ts';
import { drawQrCode, readQrCode } from '../support/read-qr-code.ts';
import { FAVOURITES } from './support/favourites.ts';
import { allTalents, talentNamed } from './support/talents.ts';
import { expect, test } from './support/test.ts';

const SIX = ['Jandira Nóbrega', 'Emanuel Góis', 'Nara Xavier', 'Ana Sá', 'Conceição Araújo', 'Thaís Moura'] as const;
/** A4 in points of a PDF, and its printable part in pixels of CSS. */
const A4 = { width: 595, height: 842 };
const PRINTABLE = { width: 703, height: 1040 };
const TITLE = 'Verão Capibaribe';
const NOTE =
  'Abre o filme na balsa, de cabelo solto, ao nascer do sol; confirmar se nada bem e se tem o dia 15 livre para a prova de figurino.';

for (const words of FAVOURITES) {
  const { paper, print } = dictionary(words.code).favourites;

  /** Opens the brief and has it put on paper, without the browser's own window for that. */
  async function openPaper(page: Page, ids: readonly string[], notes: Readonly<Record<string, string>>, title = TITLE): Promise<void> {
    await page.addInitScript(
      ([favorites, stored]) => {
        localStorage.setItem('favorites', favorites);
        localStorage.setItem('brief', stored);
        window.print = () => {
          document.documentElement.dataset['printed'] = '';
        };
      },
      [
        JSON.stringify(Object.fromEntries(ids.map((id) => [id, { id, name: 'x' }]))),
        JSON.stringify({ title, client: 'Ateliê Marulho', from: '2026-12-14', to: '2026-12-16', order: ids, notes }),
      ] as const,
    );
    await page.goto(words.path);
    await page.getByRole('button', { name: print, exact: true }).click();
    await page.locator('html[data-printed]').waitFor({ state: 'attached' });
  }

  /** What stands beyond its place: a page's content below its edge, a caption's below the next row, a word beyond its column. */
  const findCut = (page: Page) =>
    page
      .locator('.sheet, .sheet li, .sheet h1, .sheet-foot, .sheet dl')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
          .map((part) => `${part.className || part.localName}: ${String(part.textContent).slice(0, 60)}`),
      );

  /** What a page's code says, read from its drawing. */
  const readCode = async (sheet: Locator) => {
    const code = sheet.getByRole('img', { name: paper.code });
    const size = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1));
    return readQrCode(drawQrCode({ size, path: (await code.locator('path').getAttribute('d')) ?? '' }));
  };

  test.describe(`a brief on paper (${words.code})`, { tag: [`@${words.code}`, '@desktop'] }, () => {
    test('is a page of six to one scale, with its notes, the agency and a code that opens it', async ({ page, baseURL }) => {
      const ids = (await Promise.all(SIX.map((name) => talentNamed(page, name)))).map(({ id }) => id);
      await openPaper(page, ids, { [ids[0] ?? '']: NOTE });
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize(PRINTABLE);
      expect(await findCut(page)).toEqual([]);
      const heights = await page
        .locator('.sheet .frame')
        .evaluateAll((frames) =>
          frames.map((frame) => frame.getBoundingClientRect().height / Number(/cm-(\d+)/.exec(frame.className)?.[1])),
        );
      expect(heights).toHaveLength(6);
      // .452 mm for each centimetre, at 96 pixels an inch.
      for (const scale of heights) expect(scale).toBeCloseTo((0.452 / 25.4) * 96, 2);
      const code = await page.locator('.qr').boundingBox();
      // 24 mm.
      expect(code?.width).toBeCloseTo((24 / 25.4) * 96, 0);
      expect(await readCode(page.locator('.sheet'))).toBe(
        `${baseURL ?? ''}${words.path}#ids=${ids.join(',')}&t=${encodeURIComponent(TITLE)}`,
      );

      await page.emulateMedia({ media: null });
      const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true })));
      expect(pdf.numPages).toBe(1);
      const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
      expect(Math.abs(width - A4.width) + Math.abs(height - A4.height)).toBeLessThan(3);
      const text = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ');
      for (const name of SIX) expect(text).toContain(name.toLocaleUpperCase('pt'));
      for (const part of [TITLE.toLocaleUpperCase('pt'), 'Ateliê Marulho', '+55 81 90000-2010', 'ola@amazing.example'])
        expect(text).toContain(part);
      // Small letters lie so that a reader of the file takes some gaps for spaces.
      expect(text.replaceAll(' ', '')).toContain(NOTE.replaceAll(' ', ''));
      expect(text.replaceAll(' ', '')).toMatch(words.code === 'pt' ? /Medidasde(set|ago|nov)202\d/ : /Measurementsfrom(Sep|Aug|Nov)202\d/);
      expect(text).toMatch(words.code === 'pt' ? /14 a 16 dez 2026/ : /14 to 16 Dec 2026/);
      expect(text).toMatch(words.code === 'pt' ? /Impresso em \d+ \w{3} \d{4} · Página 1 de 1/ : /Printed \d+ \w{3} \d{4} · Page 1 of 1/);
      const pictures = await extractImages(pdf, 1);
      expect(pictures).toHaveLength(6);
      expect(pictures.every(({ width: pixels }) => pixels >= 300)).toBe(true);
    });

    test('of twenty talents with long names and notes takes four pages without cutting anything', async ({ page, baseURL }) => {
      const longest = (await allTalents(page)).toSorted((a, b) => b.name.length - a.name.length).slice(0, 20);
      const ids = longest.map(({ id }) => id);
      const title = 'Campanha de verão do Ateliê Marulho no Capibaribe, com quarenta e quatro letras a mais';
      await openPaper(page, ids, Object.fromEntries(ids.map((id) => [id, NOTE.padEnd(140, '.')])), title);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize(PRINTABLE);
      await expect(page.locator('.sheet')).toHaveCount(4);
      expect(await findCut(page)).toEqual([]);
      for (const sheet of await page.locator('.sheet').all()) {
        expect(await readCode(sheet)).toContain(`${baseURL ?? ''}${words.path}#ids=`);
      }

      await page.emulateMedia({ media: null });
      const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
      expect(pdf.numPages).toBe(4);
      const text = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ');
      for (const number of [1, 2, 3, 4]) expect(text).toContain(paper.page.replace('{n}', String(number)).replace('{total}', '4'));
    });
  });
}

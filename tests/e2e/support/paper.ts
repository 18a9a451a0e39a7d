/** Pages as they are printed. */
import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { drawQrCode, readQrCode } from '../../support/read-qr-code.ts';

/** Holds the browser's own window for printing back, and notes that it was asked for. */
export async function holdPrint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = document.querySelectorAll('.sheet').length.toString();
    };
  });
}

export async function waitForPrint(page: Page): Promise<void> {
  await page.locator('html[data-printed]').waitFor({ state: 'attached' });
}

/** What stands beyond its place: a page's content below its edge, a caption's below the next row, a word beyond its column. */
export function findCut(parts: Locator): Promise<readonly string[]> {
  return parts.evaluateAll((all) =>
    all
      .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
      .map((part) => `${part.className || part.localName}: ${String(part.textContent).slice(0, 60)}`),
  );
}

/** What a code says, read from its drawing. */
export async function readCode(code: Locator): Promise<string | null> {
  const size = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1));
  return readQrCode(drawQrCode({ size, path: (await code.locator('path').getAttribute('d')) ?? '' }));
}

/** The PDF of a page: the sizes of its sheets in points, and its text. Small letters lie so that a reader takes some gaps for spaces. */
export async function readPdf(page: Page) {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const sizes = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const [, , width = 0, height = 0] = (await pdf.getPage(index + 1)).view;
      return { width: Math.round(width), height: Math.round(height) };
    }),
  );
  return { pdf, sizes, text: (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ') };
}

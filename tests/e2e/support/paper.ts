import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { drawQrCode, readQrCode } from '../../support/read-qr-code.ts';

export async function holdPrint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
}

export async function waitForPrint(page: Page): Promise<void> {
  await page.locator('html[data-printed]').waitFor({ state: 'attached' });
}

/** Returns content beyond its place: below a page's edge, over the next row, outside a column. */
export function findCut(parts: Locator): Promise<readonly string[]> {
  return parts.evaluateAll((all) =>
    all
      .filter(
        (part) =>
          part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1,
      )
      .map(
        (part) => `${part.className || part.localName}: ${String(part.textContent).slice(0, 60)}`,
      ),
  );
}

export async function readCode(code: Locator): Promise<string | null> {
  const size = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1));
  return readQrCode(
    drawQrCode({ size, path: (await code.locator('path').getAttribute('d')) ?? '' }),
  );
}

/** Sheet sizes in points, and text, in which kerning makes some gaps spaces. */
export async function readPdf(page: Page) {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const sizes = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const [, , width = 0, height = 0] = (await pdf.getPage(index + 1)).view;
      return { width: Math.round(width), height: Math.round(height) };
    }),
  );
  return {
    pdf,
    sizes,
    text: (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' '),
  };
}

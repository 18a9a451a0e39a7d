import type { Locator, Page } from '@playwright/test';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';

/** Marks the page in place of opening the browser's dialog, which would stop the test. */
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

/** Parts whose content is larger than they are, by class and first words. */
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

/** What a QR code says, drawn with a margin, four pixels to a module. */
export async function readCode(code: Locator): Promise<string | null> {
  const edge = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1)) + 8;
  const path = (await code.locator('path').getAttribute('d')) ?? '';
  const box = `width="${4 * edge}" height="${4 * edge}" viewBox="-4 -4 ${edge} ${edge}"`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${box} shape-rendering="crispEdges"><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(drawing))
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The types promise the function itself; where a module of CommonJS is imported, it may stand
  // below `default`.
  const read = 'default' in jsQr ? (jsQr.default as typeof jsQr) : jsQr;
  return read(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
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

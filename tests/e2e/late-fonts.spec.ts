/** Nothing moves on a slow line: not when the fonts come seconds after the text, nor when the pictures do. */
import type { Page } from '@playwright/test';
import { LOCALE_CODES } from '../../i18n/locales.ts';
import { readShifts, watchShifts } from './support/measures.ts';
import { delayRequests } from './support/network.ts';
import { pagesOf } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const FONTS_MS = 2000;
const PICTURES_MS = 3000;

/** What moves on a page whose fonts and pictures are late. */
async function visit(page: Page, path: string): Promise<readonly string[]> {
  await watchShifts(page);
  await delayRequests(page, /\.woff2$/, FONTS_MS);
  await delayRequests(page, /\/\.netlify\/images|\.(?:jpe?g|png|webp|avif)$/, PICTURES_MS);
  const fonts = page.waitForResponse(/\.woff2$/);
  await page.goto(path);
  await fonts;
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  });
  return (await readShifts(page)).map((shift) => `${path}: ${shift}`);
}

for (const locale of LOCALE_CODES) {
  test(`fonts and pictures that come late move nothing on any page (${locale})`, { tag: `@${locale}` }, async ({ context }) => {
    // Side by side: most of the time is spent waiting.
    const shifts = await Promise.all(pagesOf(locale).map(async (path) => visit(await context.newPage(), path)));
    expect(shifts.flat()).toEqual([]);
  });
}

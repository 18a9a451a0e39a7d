/** Nothing moves on a slow line: not when the fonts come seconds after the text, nor when the pictures do. */
import type { Page } from '@playwright/test';
import { readShifts, watchShifts } from './support/measures.ts';
import { delayRequests } from './support/network.ts';
import { expect, test } from './support/test.ts';

const FONTS_MS = 2000;
const PICTURES_MS = 3000;

const PAGES = {
  pt: [
    ...['/', '/image', '/sobre-nos', '/contato', '/seja-amz', '/seja-amazing-face', '/amazing-face', '/favoritos'],
    ...['/privacidade', '/seguranca'],
  ],
  en: [
    ...['/en', '/en/image', '/en/about', '/en/contact', '/en/be-amz', '/en/be-amazing-face', '/en/amazing-face', '/en/favourites'],
    ...['/en/privacy', '/en/safety'],
  ],
} as const;

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

for (const locale of ['pt', 'en'] as const) {
  test(`fonts and pictures that come late move nothing on any page (${locale})`, { tag: `@${locale}` }, async ({ context }) => {
    // Side by side: most of the time is spent waiting.
    const shifts = await Promise.all(PAGES[locale].map(async (path) => visit(await context.newPage(), path)));
    expect(shifts.flat()).toEqual([]);
  });
}

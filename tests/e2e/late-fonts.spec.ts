/**
 * Nothing moves on a slow line: not when a page comes in pieces, nor when fonts and pictures come
 * seconds after the text.
 */
import type { Page } from '@playwright/test';
import { LOCALE_CODES } from '../../i18n/locales.ts';
import { toPath } from '../../src/routes.ts';
import { readShifts, watchShifts } from './support/boxes.ts';
import { delayRequests, sendInPieces, serveThrough } from './support/network.ts';
import { pagesOf } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const FONTS_MS = 2000;
const PICTURES_MS = 3000;

/** What moves on a page in pieces with late fonts and pictures. */
async function visit(page: Page, origin: string, path: string): Promise<readonly string[]> {
  await watchShifts(page);
  await delayRequests(page, /\.woff2$/, FONTS_MS);
  await delayRequests(page, /\/\.netlify\/images|\.(?:jpe?g|png|webp|avif)$/, PICTURES_MS);
  const fonts = page.waitForResponse(/\.woff2$/);
  await page.goto(origin + path);
  await fonts;
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  });
  return (await readShifts(page)).map((shift) => `${path}: ${shift}`);
}

for (const locale of LOCALE_CODES) {
  test(
    `what comes late or in pieces moves nothing on any page (${locale})`,
    { tag: `@${locale}` },
    async ({ context, baseURL }) => {
      const slow = await serveThrough(
        (path) => fetch(`${baseURL ?? ''}${path}`, { redirect: 'manual' }),
        sendInPieces,
      );
      try {
        // In parallel, because visits mostly wait. One application stands for both.
        const paths = pagesOf(locale).filter(
          (path) => path !== toPath({ page: 'scoutedFace' }, locale),
        );
        const shifts = await Promise.all(
          paths.map(async (path) => visit(await context.newPage(), slow.origin, path)),
        );
        expect(shifts.flat()).toEqual([]);
      } finally {
        await slow.close();
      }
    },
  );
}

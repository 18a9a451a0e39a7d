/** Heads are never cut: the faces of the demo's sitters lie inside the frame that shows them, whatever the shape of the window. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { toNamelessPath } from '../../scripts/back-office/pictures/store.ts';
import { expect, test } from './support/test.ts';

const SHAPES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1024, 1366],
  [1920, 700],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/** Left, top, width, height as shares of the picture. */
type Box = readonly [x: number, y: number, width: number, height: number];

const ASSETS = join(import.meta.dirname, '../../scripts/back-office/assets');
const listed = JSON.parse(readFileSync(join(ASSETS, 'face-boxes.json'), 'utf8')) as Record<string, readonly Box[]>;
/** By storage path, those without a name included. */
const FACES = Object.fromEntries(
  Object.entries(listed).flatMap(([file, boxes]) => [file, toNamelessPath(file)].map((path) => [path, boxes])),
);
/** Width over height of the demo's files. */
const RATIOS = Object.fromEntries(
  Object.keys(listed).flatMap((file) => {
    const isWide = /(?:cover-wide|slides\/[a-z]+)\.jpg$/.test(file);
    return [file, toNamelessPath(file)].map((path) => [path, isWide ? 16 / 9 : 2 / 3]);
  }),
);

/** What is cut of any face in the pictures that a selector finds, told by file; and how many pictures were looked at. */
function cutFaces(page: Page, selector: string): Promise<{ readonly cut: readonly string[]; readonly seen: number }> {
  return page.locator(selector).evaluateAll(
    (pictures: HTMLImageElement[], { faces, ratios }) => {
      const cut: string[] = [];
      let seen = 0;
      for (const picture of pictures) {
        const { width, height } = picture.getBoundingClientRect();
        const sources = Array.from(picture.closest('picture')?.querySelectorAll('source') ?? []);
        const chosen = sources.find(({ media }) => matchMedia(media).matches)?.srcset ?? picture.srcset;
        const url = new URL(chosen.split(' ')[0] ?? '', location.href).searchParams.get('url') ?? '';
        const file = url.replace(/^.*\/storage\//, '');
        const [ratio, boxes] = [ratios[file], faces[file]];
        if (width === 0 || ratio === undefined || boxes === undefined) continue;
        seen += 1;
        const [px = 50, py = 50] = getComputedStyle(picture).objectPosition.split(' ').map(Number.parseFloat);
        const shownWidth = Math.max(width, height * ratio);
        const shownHeight = shownWidth / ratio;
        const left = ((width - shownWidth) * px) / 100;
        const top = ((height - shownHeight) * py) / 100;
        for (const [x, y, w, h] of boxes) {
          const over = [
            -(left + x * shownWidth),
            left + (x + w) * shownWidth - width,
            -(top + y * shownHeight),
            top + (y + h) * shownHeight - height,
          ].map((pixels) => Math.round(pixels));
          if (Math.max(...over) > 1) cut.push(`${file}: ${over.join(' ')} px beyond left, right, top, bottom`);
        }
      }
      return { cut, seen };
    },
    { faces: FACES, ratios: RATIOS },
  );
}

async function expectHeads(page: Page, selector: string, least: number): Promise<void> {
  for (const [width, height] of SHAPES) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const { cut, seen } = await cutFaces(page, selector);
      expect(cut, `${String(width)}x${String(height)}`).toEqual([]);
      expect(seen).toBeGreaterThanOrEqual(least);
    }).toPass({ timeout: 5_000 });
  }
}

test.describe('heads are not cut', { tag: '@pt' }, () => {
  test.describe('on covers', () => {
    // Without a script all covers lie side by side.
    test.use({ javaScriptEnabled: false });

    test('whose picture is chosen by the shape of their box, and which leave room for the pager on low windows as well', async ({
      page,
    }) => {
      await page.goto('/');
      await expectHeads(page, '.cover img', 3);
      for (const [width, height] of SHAPES) {
        await page.setViewportSize({ width, height });
        const box = await page.locator('.pager').first().boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0), `${String(width)}x${String(height)}`).toBeLessThanOrEqual(height + 1);
      }
    });
  });

  test('on the cards of a listing and of the home page', async ({ page }) => {
    await page.goto('/modelos');
    await expectHeads(page, '.wall .frame img', 70);
    await page.goto('/');
    await expectHeads(page, '.mini .frame img', 8);
  });

  test('on profiles, those with the largest, highest and lowest faces among them', async ({ page }) => {
    const portraits = Object.entries(listed).filter(([file]) => file.endsWith('/cover.jpg'));
    const by = (toValue: (box: Box) => number) =>
      portraits.toSorted(([, [a]], [, [b]]) => (a && b ? toValue(b) - toValue(a) : 0))[0]?.[0] ?? '';
    const chosen = new Set([
      by(([, y]) => -y),
      by(([, y, , h]) => y + h),
      by(([, , , h]) => h),
      by(([x]) => -x),
      'talents/ana-sa/cover.jpg',
    ]);
    const { talents } = (await (await page.request.get('/talents.json')).json()) as {
      talents: [id: string, name: string, places: unknown, composite: unknown, cover: string][];
    };
    for (const [id] of talents.filter(([, , , , cover]) => chosen.has(cover))) {
      await page.goto(`/modelos/${id}`);
      await expectHeads(page, '.portrait img', 1);
    }
  });
});

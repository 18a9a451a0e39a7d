/**
 * Heads are never cut and feet stand on the line: the demo's faces lie inside their frames in every
 * window shape.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { toNamelessPath } from '../../scripts/back-office/pictures/demo-pictures.ts';
import { emptyPictures } from './support/network.ts';
import { openProfile } from './support/demo-talents.ts';
import { expect, test } from './support/test.ts';

const SHAPES = [
  [320, 568],
  [390, 844],
  [600, 800],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1024, 850],
  [1100, 900],
  [1024, 1366],
  [1000, 800],
  [1200, 800],
  [1920, 700],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
const CARD_SHAPES = [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;

/** Shares of the picture. */
type Box = readonly [x: number, y: number, width: number, height: number];

const ASSETS = join(import.meta.dirname, '../../scripts/back-office/assets');
const listed = JSON.parse(readFileSync(join(ASSETS, 'face-boxes.json'), 'utf8')) as Record<
  string,
  readonly Box[]
>;
/** Heads on About's first picture and in the video's row. */
const MORE: typeof listed = {
  'slides/amanhecer.webm': [[0.06, 0.2, 0.88, 0.175]],
  'slides/amanhecer-mobile.webm': [[0.12, 0.2, 0.76, 0.145]],
  'site/sobre-1.jpg': [[0.28, 0.21, 0.42, 0.25]],
  'site/sobre-2.jpg': [[0.28, 0.265, 0.42, 0.2]],
  'site/sobre-3.jpg': [[0.24, 0.29, 0.54, 0.26]],
  'site/sobre-4.jpg': [[0.3, 0.28, 0.36, 0.2]],
  'site/sobre-1-mobile.jpg': [[0.3, 0.16, 0.4, 0.27]],
  'site/sobre-2-mobile.jpg': [[0.3, 0.21, 0.4, 0.21]],
  'site/sobre-3-mobile.jpg': [[0.25, 0.22, 0.505, 0.39]],
  'site/sobre-4-mobile.jpg': [[0.32, 0.22, 0.36, 0.25]],
};
const BOXES = { ...MORE, ...listed };
/** By storage path, with and without a name. */
const FACES = Object.fromEntries(
  Object.entries(BOXES).flatMap(([file, boxes]) =>
    [file, toNamelessPath(file)].map((path) => [path, boxes]),
  ),
);
/** Width over height of the demo's files. */
const RATIOS = Object.fromEntries(
  Object.keys(BOXES).flatMap((file) => {
    const ratio = /(?:cover-wide|slides\/[a-z]+)\.\w+$/.test(file)
      ? 16 / 9
      : /sobre-\d\.jpg$/.test(file)
        ? 640 / 1440
        : 2 / 3;
    return [file, toNamelessPath(file)].map((path) => [path, ratio]);
  }),
);

/** Where feet stand on covers, as a share of the height. */
const FLOORS: Readonly<Record<string, number>> = Object.fromEntries(
  ['fila', 'passo', 'amanhecer'].flatMap((name) =>
    ['', '-mobile'].map((shape) => [
      `slides/${name}${shape}.${name === 'amanhecer' ? 'webm' : 'jpg'}`,
      0.93,
    ]),
  ),
);

/**
 * Returns the cut part of every face in a selector's pictures, by file, and the number of pictures.
 * With `files`, tests each frame with every file of its shape. Elements found by `over` must not
 * cover a face.
 */
function cutFaces(
  page: Page,
  selector: string,
  files: readonly string[] | null,
  over: string | null,
): Promise<{ readonly cut: readonly string[]; readonly seen: number }> {
  return page.locator(selector).evaluateAll(
    (
      pictures: (HTMLImageElement | HTMLVideoElement)[],
      { faces, ratios, floors, asThough, over },
    ) => {
      const cut: string[] = [];
      const lids =
        over === null
          ? []
          : Array.from(document.querySelectorAll(over), (lid) => lid.getBoundingClientRect());
      let seen = 0;
      for (const picture of pictures) {
        const { x: boxLeft, y: boxTop, width, height } = picture.getBoundingClientRect();
        const sources = Array.from(
          picture.closest('picture, video')?.querySelectorAll('source') ?? [],
        );
        const { src, srcset = '' } =
          sources.find(({ media }) => matchMedia(media).matches) ?? (picture as HTMLImageElement);
        const chosen = srcset === '' ? src : srcset;
        const position = getComputedStyle(picture).objectPosition.split(' ');
        /** The picture's offset before its box, from a length or a share of the remainder. */
        const before = (axis: 0 | 1, left: number) => {
          const value = Number.parseFloat(position[axis] ?? '50%');
          return position[axis]?.endsWith('px') === true ? value : (left * value) / 100;
        };
        const shown = (chosen.split(' ')[0] ?? '').replace(/^(?:\/p\/\d+\/|.*\/storage\/)/, '');
        for (const file of asThough?.filter((name) =>
          name.endsWith(shown.replace(/^.*\//, '/')),
        ) ?? [shown]) {
          const ratio = ratios[file];
          const boxes = faces[file];
          if (width === 0 || ratio === undefined || boxes === undefined) continue;
          seen += 1;
          const shownWidth = Math.max(width, height * ratio);
          const shownHeight = shownWidth / ratio;
          const left = before(0, width - shownWidth);
          const top = before(1, height - shownHeight);
          for (const [x, y, w, h] of boxes) {
            const beyond = [
              -(left + x * shownWidth),
              left + (x + w) * shownWidth - width,
              -(top + y * shownHeight),
              top + (y + h) * shownHeight - height,
            ].map((pixels) => Math.round(pixels));
            if (Math.max(...beyond) > 1)
              cut.push(`${file}: ${beyond.join(' ')} px beyond left, right, top, bottom`);
            const faceLeft = boxLeft + left + x * shownWidth;
            const faceTop = boxTop + top + y * shownHeight;
            const isCovered = lids.some(
              (lid) =>
                lid.left < faceLeft + w * shownWidth &&
                lid.right > faceLeft &&
                lid.top < faceTop + h * shownHeight &&
                lid.bottom > faceTop,
            );
            if (isCovered) cut.push(`${file}: text lies on a face`);
          }
          // The floor moves only after the top has reached the heads.
          const floor = floors[file];
          const below = top + (floor ?? 0) * shownHeight - height;
          if (below > 1 && top > -0.15 * shownHeight)
            cut.push(`${file}: feet ${String(Math.round(below))} px below the line`);
        }
      }
      return { cut, seen };
    },
    { faces: FACES, ratios: RATIOS, floors: FLOORS, asThough: files, over },
  );
}

interface Look {
  readonly shapes?: readonly (readonly [width: number, height: number])[];
  /** Files to test in each frame. */
  readonly files?: readonly string[] | null;
  /** Finds elements that must not cover a face. */
  readonly over?: string | null;
}

async function expectHeads(
  page: Page,
  selector: string,
  least: number,
  { shapes = SHAPES, files = null, over = null }: Look = {},
): Promise<void> {
  for (const [width, height] of shapes) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const { cut, seen } = await cutFaces(page, selector, files, over);
      expect(cut, `${String(width)}x${String(height)}`).toEqual([]);
      expect(seen).toBeGreaterThanOrEqual(least);
      // Low windows also show the whole pager.
      const low = await page
        .locator('.pager')
        .evaluateAll((pagers) => pagers.map((pager) => pager.getBoundingClientRect().bottom));
      for (const bottom of low) expect(bottom).toBeLessThanOrEqual(height + 1);
    }).toPass({ timeout: 5_000 });
  }
}

test.describe('heads are not cut', { tag: '@pt' }, () => {
  // Without script covers lie side by side; other frames do not change.
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) => emptyPictures(page));

  test('on the covers, whose picture is chosen by the shape of their box, and on the cards of the home page', async ({
    page,
  }) => {
    await page.goto('/');
    await expectHeads(page, '.cover :is(img, video), .mini .frame img', 12);
  });

  test('on the pictures that About opens with, nor covered by its text', async ({ page }) => {
    await page.goto('/sobre-nos');
    await expectHeads(page, '.bg img', 4, { over: '.paras p' });
  });

  test('on the cards of a listing', async ({ page }) => {
    await page.goto('/modelos');
    // A card's frame has its talent's shape in every window, so a narrow, a middle and a wide one
    // suffice.
    await expectHeads(page, '.wall .frame img', 70, { shapes: CARD_SHAPES });
  });

  test('on profiles, whichever portrait they open with', async ({ page }) => {
    await openProfile(page, '/modelos', 'Ana Sá');
    await expectHeads(page, '.portrait img:not(.paper)', 10, { files: Object.keys(listed) });
  });
});

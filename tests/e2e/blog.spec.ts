/** The blog: its posts, and the lines between them. */
import type { Page } from '@playwright/test';
import { expectNoShifts, watchShifts } from './support/boxes.ts';
import { expect, test } from './support/test.ts';

interface Line {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  /** The end of a post's text, and the start of the next post. */
  readonly from: { readonly left: number; readonly right: number; readonly bottom: number };
  readonly to: { readonly left: number; readonly right: number; readonly top: number };
}

/** The lines' places; leaves out posts without one. */
function linesOf(page: Page): Promise<readonly Line[]> {
  return page.locator('article.post').evaluateAll((posts) =>
    posts.flatMap((post, index) => {
      const text = post.querySelector('.rich');
      const next = posts[index + 1]?.firstElementChild;
      if (text === null || next === null || next === undefined) return [];
      const style = getComputedStyle(text, '::after');
      if (style.content === 'none') return [];
      const [from, to] = [text.getBoundingClientRect(), next.getBoundingClientRect()];
      const top = from.top + Number.parseFloat(style.top);
      return [
        {
          x: from.left + Number.parseFloat(style.left),
          top,
          bottom: top + Number.parseFloat(style.height),
          from: { left: from.left, right: from.right, bottom: from.bottom },
          to: { left: to.left, right: to.right, top: to.top },
        },
      ];
    }),
  );
}

/** Each line hangs from one post's text and ends above the next picture: right, left, right. */
function expectConnected(lines: readonly Line[], width: number): void {
  for (const [index, { x, top, bottom, from, to }] of lines.entries()) {
    expect(x > width / 2, `line ${String(index + 1)} is on its side`).toBe(index % 2 === 0);
    expect(x).toBeGreaterThanOrEqual(from.left);
    expect(x).toBeLessThanOrEqual(from.right);
    expect(x).toBeGreaterThanOrEqual(to.left);
    expect(x).toBeLessThanOrEqual(to.right);
    expect(top - from.bottom).toBeCloseTo(16, 0);
    expect(to.top - bottom).toBeCloseTo(16, 0);
  }
}

for (const { code, path, signUp, form } of [
  { code: 'pt', path: '/amazing-face', signUp: 'Quero me inscrever', form: '/seja-amazing-face' },
  { code: 'en', path: '/en/amazing-face', signUp: 'I want to apply', form: '/en/be-amazing-face' },
] as const) {
  test.describe(`the blog (${code})`, { tag: `@${code}` }, () => {
    test('lists posts with cover and title, and the first leads to the form', async ({ page }) => {
      await watchShifts(page);
      await page.goto(path);
      const posts = page.getByRole('article');
      expect(await posts.count()).toBeGreaterThan(2);
      for (const post of await posts.all()) await expect(post.getByRole('heading', { level: 2 })).toBeVisible();
      await expect(posts.first().locator(`a[href="${form}"]`)).toHaveText(signUp);
      await expect(page.locator(`main a[href="${form}"]`)).toHaveCount(1);
      for (const cover of await posts.locator('figure img').all()) {
        await cover.scrollIntoViewIfNeeded();
        const shape = (picture: HTMLImageElement) => picture.complete && picture.naturalHeight / picture.naturalWidth;
        const shown = await cover.boundingBox();
        await expect.poll(() => cover.evaluate(shape)).toBeCloseTo((shown?.height ?? 0) / (shown?.width ?? 1), 2);
      }
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expectNoShifts(page);
    });

    test('leads on from the anchor that a post once had', async ({ page }) => {
      await page.goto(path);
      const anchor = (await page.getByRole('article').last().getAttribute('id')) ?? '';
      expect(anchor).toMatch(/^post-./);
      await page.goto('about:blank');
      await page.goto(`${path}#${anchor.slice('post-'.length)}`);
      await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
      await expect(page.getByRole('article').last()).toBeInViewport();
      await page.goto(`${path}#main`);
      await expect(page).toHaveURL(/#main$/);
    });

    test(
      'connects its posts by lines on wide screens alone, and redraws them in a window of another width',
      { tag: '@desktop' },
      async ({ page }) => {
        await page.goto(path);
        const count = await page.getByRole('article').count();
        for (const width of [1440, 1024, 1880]) {
          await page.setViewportSize({ width, height: 900 });
          const lines = await linesOf(page);
          expect(lines).toHaveLength(count - 1);
          expectConnected(lines, width);
        }
        await page.setViewportSize({ width: 1023, height: 900 });
        expect(await linesOf(page)).toEqual([]);
      },
    );
  });
}

test.describe('the line between two posts', { tag: '@desktop' }, () => {
  /** The drawn part of the first line, from 0 to 1. */
  const drawn = (page: Page) =>
    page
      .locator('article.post .rich')
      .first()
      .evaluate((text) => {
        const { transform } = getComputedStyle(text, '::after');
        return transform === 'none' ? 1 : new DOMMatrix(transform).d;
      });

  /** Scrolls the line's upper end to a share of the window's height. */
  async function scrollTo(page: Page, share: number): Promise<void> {
    await page.evaluate((at) => {
      const text = document.querySelector('article.post .rich');
      if (text === null) throw new Error('The blog has no post.');
      const top = text.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(text, '::after').top);
      window.scrollBy({ top: top - innerHeight * at, behavior: 'instant' });
    }, share);
  }

  test('is drawn as it comes into view, and shown whole with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/amazing-face');
    await scrollTo(page, 1);
    await expect.poll(() => drawn(page)).toBeLessThan(0.1);
    await scrollTo(page, 0.75);
    await expect.poll(() => drawn(page)).toBeGreaterThan(0.1);
    expect(await drawn(page)).toBeLessThan(0.95);
    await scrollTo(page, 0.2);
    await expect.poll(() => drawn(page)).toBe(1);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/amazing-face');
    await scrollTo(page, 1);
    expect(await drawn(page)).toBe(1);
  });
});

/** The blog: its posts, and the lines between them. */
import type { Page } from '@playwright/test';
import { expectNoShifts, watchShifts } from './support/boxes.ts';
import { expect, test } from './support/test.ts';

/** Faults of the lines between posts: each hangs 16 px below one post's text, on the right, left,
 * right, and ends 16 px above the next. */
function lineFaults(
  page: Page,
): Promise<{ readonly count: number; readonly faults: readonly string[] }> {
  return page.getByRole('article').evaluateAll((posts) => {
    const faults: string[] = [];
    let count = 0;
    for (const [index, post] of posts.entries()) {
      const text = post.querySelector('.rich');
      const next = posts[index + 1]?.firstElementChild;
      if (!text || !next) continue;
      const { content, top, left, height } = getComputedStyle(text, '::after');
      if (content === 'none') continue;
      count += 1;
      const from = text.getBoundingClientRect();
      const to = next.getBoundingClientRect();
      const x = from.left + Number.parseFloat(left);
      const y = from.top + Number.parseFloat(top);
      const isClose = (a: number, b: number) => Math.abs(a - b) <= 0.5;
      if (x > innerWidth / 2 !== (index % 2 === 0))
        faults.push(`line ${String(index)} is on the wrong side`);
      if (x < Math.max(from.left, to.left) || x > Math.min(from.right, to.right))
        faults.push(`line ${String(index)} is beside a post`);
      if (!isClose(y - from.bottom, 16))
        faults.push(`line ${String(index)} begins ${String(y - from.bottom)} px below the text`);
      if (!isClose(to.top - y - Number.parseFloat(height), 16))
        faults.push(`line ${String(index)} ends elsewhere than above the next`);
    }
    return { count, faults };
  });
}

const PATH = '/amazing-face';
const FORM = '/seja-amazing-face';

test.describe('the blog', () => {
  test('lists posts with cover and title, and the first leads to the form', async ({ page }) => {
    await watchShifts(page);
    await page.goto(PATH);
    const posts = page.getByRole('article');
    expect(await posts.count()).toBeGreaterThan(2);
    for (const post of await posts.all())
      await expect(post.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(posts.first().locator(`a[href="${FORM}"]`)).toHaveText('Quero me inscrever');
    await expect(page.locator(`main a[href="${FORM}"]`)).toHaveCount(1);
    for (const cover of await posts.locator('figure img').all()) {
      await cover.scrollIntoViewIfNeeded();
      const shape = (picture: HTMLImageElement) =>
        picture.complete && picture.naturalHeight / picture.naturalWidth;
      const shown = await cover.boundingBox();
      await expect
        .poll(() => cover.evaluate(shape))
        .toBeCloseTo((shown?.height ?? 0) / (shown?.width ?? 1), 2);
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expectNoShifts(page);
  });

  test('leads on from the anchor that a post once had', async ({ page }) => {
    await page.goto(PATH);
    const anchor = (await page.getByRole('article').last().getAttribute('id')) ?? '';
    expect(anchor).toMatch(/^post-./);
    await page.goto('about:blank');
    await page.goto(`${PATH}#${anchor.slice('post-'.length)}`);
    await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
    await expect(page.getByRole('article').last()).toBeInViewport();
    await page.goto(`${PATH}#main`);
    await expect(page).toHaveURL(/#main$/);
  });

  test(
    'connects its posts by lines on wide screens alone, redrawn at another width',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(PATH);
      const count = await page.getByRole('article').count();
      for (const width of [1440, 1024, 1880, 1023]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await lineFaults(page), String(width)).toEqual({
          count: width < 1024 ? 0 : count - 1,
          faults: [],
        });
      }
    },
  );
});

test.describe('the line between two posts', { tag: '@desktop' }, () => {
  /** The drawn part of the first line, from 0 to 1. */
  const drawn = (page: Page) =>
    page
      .getByRole('article')
      .locator('.rich')
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
      const top =
        text.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(text, '::after').top);
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

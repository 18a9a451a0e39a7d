import type { Locator, Page } from '@playwright/test';
import { toPath } from '../../src/routes.ts';
import { expect, test } from './support/test.ts';

const list = toPath({ page: 'listing', category: 'models' }, 'pt');

const ahead = (page: Page) => page.locator('a[data-ahead]');

async function follow(page: Page, link: Locator): Promise<string> {
  const path = await link.evaluate(({ pathname }: HTMLAnchorElement) => pathname);
  await expect.poll(() => read).toContain(path);
  await link.click();
  await expect(page).toHaveURL(path);
  const way = await page.evaluate(
    () => performance.getEntriesByType('navigation')[0]?.toJSON() as { deliveryType: string },
  );
  expect(way.deliveryType).toBe('navigational-prefetch');
  return path;
}

let read: string[] = [];
test.beforeEach(async ({ page }) => {
  read = [];
  const rules = await page.context().newCDPSession(page);
  rules.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') read.push(new URL(prefetchUrl).pathname);
  });
  await rules.send('Preload.enable');
});

test.describe('a page is read ahead', { tag: '@chromium' }, () => {
  test('where the thumb rests, and opens with its picture; then the next', async ({ page }) => {
    // Some browsers name the kind of line alone.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { type: 'cellular' } });
    });
    await page.goto(list);
    await page.locator('.wall .card').nth(2).scrollIntoViewIfNeeded();
    const followed: string[] = [];
    for (const link of [ahead(page), page.locator('a[rel="next"][data-ahead]')]) {
      followed.push(await follow(page, link));
      const cover = page.locator('.portrait img').last();
      await expect(cover).toHaveCSS('background-image', /\/p\/\d+\/.*\.jpg/);
    }
    // The last page may read its own next one by now.
    expect(read.slice(0, 2)).toEqual(followed);
  });

  test('under the pointer @desktop', async ({ page }) => {
    await page.goto(list);
    const link = page.locator(`header a[href="${toPath({ page: 'about' }, 'pt')}"]`).first();
    await link.hover();
    await follow(page, link);
  });

  for (const connection of [{ saveData: true, effectiveType: '4g' }, { effectiveType: 'slow-2g' }])
    test(`never on a line like ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((line) => {
        Object.defineProperty(navigator, 'connection', { value: line });
      }, connection);
      await page.clock.install();
      await page.goto(list);
      await page.locator('.wall .card').nth(2).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await page.clock.fastForward(10_000);
      await expect(page.locator('[data-ahead]')).toHaveCount(0);
    });
});

import { expectNoShifts, watchShifts } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const PATH = '/amazing-face';
const FORM = '/seja-amazing-face';

test('The blog lists posts, the first leads to the form, and nothing moves', async ({ page }) => {
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
    await expect(cover).not.toHaveJSProperty('naturalWidth', 0);
  }
  await expectNoShifts(page);
});

test('The blog leads on from the anchor that a post once had', async ({ page }) => {
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

/**
 * A page's first picture: the head or the start of a small page announces it, and the browser loads
 * it once.
 */
import type { Page, Request } from '@playwright/test';
import { allTalents } from './support/demo-talents.ts';
import { expect, test } from './support/test.ts';

// The demo agency's home page opens with a video.
const PATHS = ['/modelos', '/sobre-nos', '/amazing-face'];

/** Fails if a page loads its first picture late, twice, or in another size. */
async function expectOnce(page: Page, address: string): Promise<void> {
  const asked: string[] = [];
  const note = (request: Request) => {
    if (request.resourceType() === 'image') asked.push(request.url());
  };
  page.on('request', note);
  await page.goto(address);
  const picture = page.locator('main img[fetchpriority="high"]').first();
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    .toBe(true);
  const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  const offered = await page
    .locator('head link[rel="preload"][as="image"]')
    .evaluateAll((links: HTMLLinkElement[]) =>
      links.filter(({ media }) => matchMedia(media).matches).map(({ imageSrcset }) => imageSrcset),
    );
  const { origin } = new URL(shown);
  // A profile arrives at once, picture and head together.
  if (/\/\d+\//.test(address)) expect(offered).toEqual([]);
  else expect(offered.join(', ')).toContain(shown.replace(origin, ''));
  expect(asked.filter((url) => url === shown)).toHaveLength(1);
  await page.waitForLoadState('load');
  page.off('request', note);
}

test('A page asks for its opening picture at once, once, and in the size that it shows', async ({
  page,
}) => {
  const unused: string[] = [];
  page.on('console', (message) => {
    if (/preload/i.test(message.text())) unused.push(message.text());
  });
  const [talent] = await allTalents(page);
  const profile = (await page.request.get(`/modelos/${talent?.id ?? ''}`)).url();
  for (const address of [...PATHS, profile])
    await test.step(address, () => expectOnce(page, address));
  expect(unused).toEqual([]);
});

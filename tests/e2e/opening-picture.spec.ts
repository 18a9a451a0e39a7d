/** The picture that a page opens with: the browser knows of it from the head, and loads it once. */
import { expect, test } from './support/test.ts';

// The demo agency's home page opens with a video.
for (const path of ['/modelos', '/sobre-nos', '/amazing-face', 'a profile']) {
  test(`${path} asks for its opening picture at once, once, and in the size that it shows`, { tag: '@pt' }, async ({ page }) => {
    const asked: string[] = [];
    const unused: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(request.url());
    });
    page.on('console', (message) => {
      if (/preload/i.test(message.text())) unused.push(message.text());
    });
    let address = path;
    if (path === 'a profile') {
      await page.goto('/modelos');
      address = (await page.locator('.wall .card a').first().getAttribute('href')) ?? '';
      asked.length = 0;
    }
    await page.goto(address);
    const picture = page.locator('main img[fetchpriority="high"]').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
    const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    const offered = await page
      .locator('head link[rel="preload"][as="image"]')
      .evaluateAll((links: HTMLLinkElement[]) =>
        links.filter(({ media }) => matchMedia(media).matches).map(({ imageSrcset }) => imageSrcset),
      );
    const { origin } = new URL(shown);
    expect(offered.join(', ')).toContain(shown.replace(origin, ''));
    expect(asked.filter((url) => url === shown)).toHaveLength(1);
    await page.waitForLoadState('load');
    expect(unused).toEqual([]);
  });
}

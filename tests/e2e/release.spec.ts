import { expect, test } from './support/test.ts';

test(
  'a part of the program that is not there yet brings the page again, and is not kept as missing',
  { tag: '@desktop' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/404|dynamically imported module/);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await page.route(/\/_astro\/LetterBar[^/]*\.js/, async (route) => {
      const missing = new URL('/_astro/not-there-yet.js', route.request().url()).href;
      const response = await route.fetch(loads > 1 ? {} : { url: missing });
      if (loads < 2)
        expect([response.status(), response.headers()['cache-control']]).toEqual([404, 'no-store']);
      await route.fulfill({ response });
    });
    await page.goto('/development');
    await expect(page.getByRole('link', { name: 'Nomes que começam com C' })).toHaveAttribute(
      'aria-current',
      'false',
    );
    expect(loads).toBe(2);
  },
);

import type { Page } from '@playwright/test';
import { pauseRequests, serveThrough } from './support/network.ts';
import { expect, test } from './support/test.ts';

test.describe('a part of the program that is not there yet', { tag: '@desktop' }, () => {
  for (const [which, part] of [
    ['the one that was asked for', /\/_astro\/LetterBar[^/]*\.js$/],
    ['one that it needs in turn', /\/_astro\/react\.[^/]*\.js$/],
  ] as const) {
    test(`is asked for past the cache, which would keep for a year that it is missing: ${which}`, async ({
      browser,
      baseURL,
    }) => {
      const answers: Response[] = [];
      // The site first answers as for a missing file; the second request finds the part.
      const site = await serveThrough(async (path) => {
        const isPart = part.test(path);
        const isMissing = isPart && answers.length === 0;
        const answer = await fetch(
          `${baseURL ?? ''}${isMissing ? '/_astro/not-there-yet.js' : path}`,
          { redirect: 'manual' },
        );
        if (isPart) answers.push(answer);
        return answer;
      });
      // In its own context: routed pages have no cache.
      const context = await browser.newContext();
      try {
        const page = await context.newPage();
        let loads = 0;
        page.on('domcontentloaded', () => {
          loads += 1;
        });
        await page.goto(`${site.origin}/development`);
        // Letters are links until their script runs, then buttons.
        const letters = page.getByRole('group', { name: 'Filtrar por inicial' });
        await expect(
          letters.getByRole('button', { name: 'Nomes que começam com A', exact: true }),
        ).toBeVisible();
        expect(answers.map(({ status }) => status)).toEqual([404, 200]);
        expect(answers[0]?.headers.get('Cache-Control')).toContain('immutable');
        expect(loads).toBe(2);
      } finally {
        await context.close();
        await site.close();
      }
    });
  }
});

/** Each way, with features removed that some browsers lack. */
const WAYS = {
  'by a link, as on iOS': {
    lack: () =>
      window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation()),
    leave: (page: Page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /^Image/ })
        .click({ noWaitAfter: true }),
  },
  'by the address bar, as in older browsers': {
    lack: () => Reflect.deleteProperty(window, 'navigation'),
    leave: (page: Page) => page.goto('/image', { waitUntil: 'commit' }),
  },
};

for (const [way, { lack, leave }] of Object.entries(WAYS)) {
  test(
    `a failed part of a page that is left ${way} brings nobody back`,
    { tag: '@desktop' },
    async ({ page, expectedErrors }) => {
      await page.addInitScript(lack);
      expectedErrors.push(/ERR_FAILED|dynamically imported module/);
      const { promise: gone, resolve: go } = Promise.withResolvers<null>();
      await page.route(/\/_astro\/LetterBar[^/]*\.js$/, async (route) => {
        await gone;
        await route.abort();
      });
      const release = await pauseRequests(page, '**/image');
      await page.goto('/modelos');
      const asked = page.waitForRequest('**/image');
      const left = leave(page);
      await asked;
      // A reload answers the failure without reporting it.
      const told = page.waitForEvent('pageerror');
      go(null);
      await told;
      release();
      await left;
      await expect(page.getByRole('heading', { level: 1, name: 'Image' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/image');
    },
  );
}

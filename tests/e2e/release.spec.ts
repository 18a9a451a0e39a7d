import { serveThrough } from './support/network.ts';
import { expect, test } from './support/test.ts';

for (const [which, part] of [
  ['the one that was asked for', /\/_astro\/LetterBar[^/]*\.js$/],
  ['one that it needs in turn', /\/_astro\/react\.[^/]*\.js$/],
] as const) {
  test(
    `A part of the program that is not there yet is asked for past the cache, which would keep for a year that it is missing: ${which}`,
    { tag: '@desktop' },
    async ({ browser, baseURL }) => {
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
        await page.getByRole('searchbox').first().focus();
        await expect(page.locator('.wall[data-live]')).toBeAttached();
        await expect.poll(() => answers.at(-1)?.status).toBe(200);
        expect(answers[0]?.status).toBe(404);
        expect(answers[0]?.headers.get('Cache-Control')).toContain('immutable');
        expect(loads).toBe(2);
      } finally {
        await context.close();
        await site.close();
      }
    },
  );
}

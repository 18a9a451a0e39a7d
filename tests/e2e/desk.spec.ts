/**
 * The back office's desk in a browser: each page is accessible on desktop and phone, and saves from
 * every scroll position.
 */
import { expectAccessible } from './support/boxes.ts';
import { expect, test } from './support/test.ts';

const DESK = process.env['E2E_BACK_OFFICE_URL'] ?? '';
const PAGES = [
  '/',
  '/entradas',
  '/talentos',
  '/talentos/3101',
  '/talentos/3101/fotos',
  '/talentos/novo',
  '/talentos/3101/remover',
] as const;
const MORE = [
  '/slides',
  '/slides/1',
  '/posts',
  '/posts/novo',
  '/posts/1',
  '/posts/1/remover',
  '/equipe',
  '/textos',
  '/imagens',
  '/agencia',
  '/equipe/1',
] as const;

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test(
    `The desk is accessible at ${String(width)} px, and its button to save is always in sight`,
    { tag: '@desktop' },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      for (const path of [...PAGES, ...MORE]) {
        await page.goto(DESK + path);
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
        const save = page.getByRole('button', { name: 'Salvar', exact: true });
        if ((await save.count()) === 1) await expect(save, path).toBeInViewport({ ratio: 1 });
      }
    },
  );
}

/** The back office's desk in a browser: each page is accessible on desktop and phone, saves from
 * every scroll position, and publishes. */
import { plainPicture } from './support/camera.ts';
import { expectAccessible } from './support/boxes.ts';
import { JPEG } from './support/fill-application.ts';
import { START_LIMIT_MS, startStack } from './support/global-setup.ts';
import { Taps } from './support/taps.ts';
import { expect, test } from './support/test.ts';

const DESK = process.env['E2E_BACK_OFFICE_URL'] ?? '';
/** Taps from the desk's first page to a new talent that is live. */
const MOST_TAPS = 12;
const PAGES =
  '/ /entradas /talentos /talentos/3101 /talentos/novo /talentos/3101/remover /slides /slides/1 /posts /posts/novo /posts/1 /equipe /equipe/1 /textos /textos/3 /imagens /imagens/1 /agencia/1';

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test(
    `The desk is accessible at ${String(width)} px, its button to save always in sight`,
    { tag: '@desktop' },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      for (const path of PAGES.split(' ')) {
        await page.goto(DESK + path);
        await expectAccessible(page);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          path,
        ).toBeLessThanOrEqual(width);
        const save = page.getByRole('button', { name: 'Salvar', exact: true });
        if ((await save.count()) === 1) await expect(save, path).toBeInViewport({ ratio: 1 });
      }
    },
  );
}

test(
  'A new talent at the desk is live with twelve taps, and the desk says so',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(2 * START_LIMIT_MS);
    const agency = await startStack('--publishing');
    try {
      const taps = new Taps();
      const photo = {
        name: 'foto.jpg',
        mimeType: JPEG,
        buffer: await plainPicture('jpeg', 800, 1200),
      };
      await page.goto(agency.backOffice);
      await taps.press(page.getByRole('link', { name: 'Talentos', exact: true }));
      await taps.press(page.getByRole('link', { name: 'Novo talento' }));
      await taps.press(page.getByLabel('Nome', { exact: true }));
      await page.keyboard.type('Zuleide Quintela');
      await taps.choose(page.getByLabel('Gênero'), 'Mulher');
      // Whoever chooses by hand is there already.
      await page.getByLabel('Gênero').focus();
      // Tab leads through the measures.
      for (const measure of ['1,77', '38', '38', '84', '61', '90', '2026-11']) {
        await page.keyboard.press('Tab');
        await page.keyboard.type(measure);
      }
      await taps.choose(page.getByLabel('Cabelo'), 'Castanho');
      await taps.pick(
        page.getByRole('group', { name: 'Book', exact: true }).locator('input[type=file]'),
        [photo, photo],
      );
      await taps.press(page.getByRole('button', { name: 'Salvar', exact: true }));
      await taps.press(page.getByRole('button', { name: /^Publicar/ }));
      await expect(page.getByText('No ar')).toBeVisible({ timeout: START_LIMIT_MS });
      expect(taps.count).toBeLessThanOrEqual(MOST_TAPS);
      const address =
        (await page.getByRole('link', { name: 'Ver Zuleide Quintela' }).getAttribute('href')) ?? '';
      const text = await (await page.request.get(address)).text();
      for (const said of ['Zuleide Quintela', '1,77', '84', '61', '90'])
        expect(text).toContain(said);
      expect(await (await page.request.get(`${agency.site}/image`)).text()).toContain('Zuleide');
    } finally {
      await agency.stop();
    }
  },
);

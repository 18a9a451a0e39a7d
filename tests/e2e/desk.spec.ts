/** A second agency's registration is closed, and it has one cover. */
import { dictionary } from '../../i18n/dictionary.ts';
import { toPath } from '../../src/routes.ts';
import { flatPhoto } from '../support/photos.ts';
import { expectAccessible } from './support/reading.ts';
import { excessWidth } from './support/screen.ts';
import { jpegFile } from './support/fill-application.ts';
import { START_LIMIT_MS } from './support/global-setup.ts';
import { listingOf } from './support/listing-page.ts';
import { expect, openSecondAgency, test } from './support/test.ts';

const DESK = process.env['E2E_BACK_OFFICE_URL'] ?? '';
const PAGES =
  '/ /entradas /talentos /talentos/3101 /talentos/3101/remover /slides /posts/novo /posts/1 /equipe/1 /textos/3 /imagens/1 /agencia/1';
const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;

test('The desk is accessible, saving always in sight', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  for (const path of PAGES.split(' ')) {
    await page.goto(DESK + path);
    await expectAccessible(page);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      expect(await excessWidth(page), path).toBe(0);
      const save = page.getByRole('button', { name: 'Salvar', exact: true });
      if ((await save.count()) === 1) await expect(save, path).toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe('a second agency', { tag: '@desktop' }, () => {
  const agency = openSecondAgency();

  test('tells of the closed registration, and no form stands there', async ({ page }) => {
    const { closed } = dictionary('pt').scouted;
    for (const programme of ['scouted', 'scoutedFace'] as const) {
      await page.goto(agency.site + toPath({ page: programme }, 'pt'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(closed.title);
      await expect(page.locator('.lead p')).toContainText(closed.paragraphs);
      await expect(page.getByRole('link', { name: closed.casting })).toHaveAttribute(
        'href',
        listingOf('pt'),
      );
      await expect(page.locator('main').locator('form, astro-island')).toHaveCount(0);
    }
    await expectAccessible(page);
  });

  test('has a button to pause its one cover where that is a video', async ({ page }) => {
    const [pause, play] = ['Pausar', 'Continuar'].map((name) => page.getByRole('button', { name }));
    await page.goto(agency.site);
    const video = page.locator('.cover video');
    await pause?.click();
    await expect(video).toHaveJSProperty('paused', true);
    await play?.click();
    await expect(video).toHaveJSProperty('paused', false);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.cover img')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(?:Pausar|Continuar)$/ })).toHaveCount(0);
  });

  test('has a new talent live, and its desk says so', async ({ page }) => {
    test.setTimeout(2 * START_LIMIT_MS);
    const photo = jpegFile(await flatPhoto('jpeg', 800, 1200));
    await page.goto(agency.backOffice);
    await page.getByRole('link', { name: 'Talentos', exact: true }).click();
    await page.getByRole('link', { name: 'Novo talento' }).click();
    await page.getByLabel('Nome', { exact: true }).fill('Zuleide Quintela');
    await page.getByLabel('Gênero').selectOption({ label: 'Mulher' });
    // Whoever chooses by hand is there already.
    await page.getByLabel('Gênero').focus();
    // Tab leads through the measures.
    for (const measure of ['1,77', '38', '38', '84', '61', '90', '2026-11', 'Castanho']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(measure);
    }
    const book = page.getByRole('group', { name: 'Book', exact: true });
    await book.locator('input[type=file]').setInputFiles([photo, photo]);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page.getByRole('button', { name: /^Publicar/ }).click();
    await expect(page.getByText('No ar')).toBeVisible({ timeout: START_LIMIT_MS });
    await page.goto(`${agency.backOffice}/talentos`);
    await page.getByRole('link', { name: 'Zuleide Quintela' }).click();
    const address =
      (await page.getByRole('link', { name: 'Ver no site' }).getAttribute('href')) ?? '';
    const text = await (await page.request.get(address)).text();
    for (const said of ['Zuleide Quintela', '1,77', '84', '61', '90']) expect(text).toContain(said);
    expect(await (await page.request.get(`${agency.site}/image`)).text()).toContain('Zuleide');
  });
});

/** Presses before a page's scripts have loaded take effect once. */
import type { Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/phrases.ts';
import { talents } from '../../i18n/pt/talents.ts';
import { toPath } from '../../src/routes.ts';
import { selectionWords } from './support/selection-page.ts';
import { listingPage } from './support/listing-page.ts';
import { clickWithKeyHeld, pauseRequests } from './support/network.ts';
import { talentNamed } from './support/demo-talents.ts';
import { APPLICATION, PATHS, ready, words } from './support/fill-application.ts';
import { expect, test } from './support/test.ts';

const ANA = 'Ana Sá';
const ACUCENA = 'Açucena Vilar';
const selection = selectionWords('pt');
const { profile } = talents;

async function openEarly(page: Page, path: string): Promise<() => void> {
  const release = await pauseRequests(page, '**/_astro/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('Early presses keep a talent and take one back', async ({ page }) => {
  const release = await openEarly(page, '/modelos');
  await page.getByRole('button', { name: selection.add(ANA), exact: true }).click();
  const other = page.getByRole('button', { name: selection.add(ACUCENA), exact: true });
  await other.click();
  await expect(other).toHaveCSS('opacity', '0.6');
  await other.click();
  release();
  await expect(
    page.getByRole('button', { name: selection.remove(ANA), exact: true }),
  ).toHaveAttribute('data-on');
  await expect(other).not.toHaveAttribute('data-on');
  await expect(other).toHaveCSS('opacity', '1');
  await expect(
    page.getByRole('banner').getByRole('link', { name: selection.count(1), exact: true }),
  ).toBeVisible();
});

test('Early presses choose a letter at once, and keep it', async ({ page }) => {
  const { letter, isChosen, cards } = listingPage(page);
  const release = await openEarly(page, '/modelos');
  await letter('C').click();
  await expect(cards.and(page.locator(':not([data-letter="C"])'))).toHaveCount(0);
  const count = await cards.count();
  release();
  await isChosen('C');
  await expect(cards).toHaveCount(count);
});

test('Early presses turn the covers once for each', async ({ page }) => {
  const release = await openEarly(page, '/');
  const slider = page.getByRole('region', { name: 'Capa', exact: true });
  const next = slider.getByRole('button', { name: 'Próxima', exact: true });
  await slider.getByRole('button', { name: 'Pausar', exact: true }).click();
  await next.click();
  await next.click();
  release();
  await expect(slider.getByText('3 de 3', { exact: true })).toBeAttached();
  await expect(slider.getByRole('button', { name: 'Continuar', exact: true })).toBeVisible();
  await expect(slider.getByRole('group', { name: '3 de 3' })).toBeInViewport({ ratio: 0.9 });
});

test('An early press opens gallery mode once, at the first picture', async ({ page }) => {
  const { id } = await talentNamed(page, ACUCENA);
  const release = await openEarly(page, `/modelos/${id}`);
  const book = (n: number) => {
    const gallery = profile.galleryNames.book;
    const name = fill(profile.pictureAlt, { name: ACUCENA, gallery, n });
    return page.locator('#book').getByRole('link', { name, exact: true });
  };
  const entries = () => page.evaluate(() => history.length);
  expect(await clickWithKeyHeld(book(3)), 'it goes to a tab').toBe(true);
  await book(3).click();
  await book(1).click();
  const before = await entries();
  release();
  const mode = page.getByRole('dialog', { name: fill(profile.galleryMode, { name: ACUCENA }) });
  await expect(mode.getByRole('status')).toHaveText(/^\D*3\D/);
  expect(await entries()).toBe(before + 1);
  await page.keyboard.press('Escape');
  await expect(mode).toBeHidden();
  await expect(book(3)).toBeFocused();
  expect(await page.evaluate(() => history.state as unknown)).toBeNull();
});

test('Early words on the safety page are judged', async ({ page }) => {
  const { safety } = dictionary('pt');
  const release = await openEarly(page, toPath({ page: 'safety' }, 'pt'));
  await page.getByLabel(safety.label).fill('ola@amazing.example');
  release();
  await expect(page.getByRole('heading', { name: safety.ours.title })).toBeVisible();
});

test('Early words stay in the application, and in its draft', async ({ page }) => {
  const release = await openEarly(page, PATHS.models);
  const name = page.locator('#scouted-form').getByLabel(words.labels.realname);
  await name.fill(APPLICATION.realname);
  release();
  const form = await ready(page);
  await expect(name).toHaveValue(APPLICATION.realname);
  await form.getByText(words.woman, { exact: true }).click();
  await expect.poll(form.keptDraft).toContain(APPLICATION.realname);
});

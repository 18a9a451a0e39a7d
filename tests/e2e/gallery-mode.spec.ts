import type { Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/phrases.ts';
import { clickWithKeyHeld } from './support/network.ts';
import { expectAccessible } from './support/reading.ts';
import { expectNoShifts, forgetShifts, swipe, watchShifts } from './support/screen.ts';
import { expectPlayerInBounds, PLAYER, standInForPlayer } from './support/stub-player.ts';
import { openProfile } from './support/demo-talents.ts';
import { expect, test } from './support/test.ts';

const NAME = 'Açucena Vilar';

const { common, talents } = dictionary('pt');
const words = talents.profile;
const picture = (n: number, gallery: 'book' | 'snap' = 'book', name = NAME) =>
  fill(words.pictureAlt, { name, gallery: words.galleryNames[gallery], n });
const watch = fill(words.playVideo, { n: 1, name: NAME });
const mode = (page: Page, name = NAME) =>
  page.getByRole('dialog', { name: fill(words.galleryMode, { name }) });
const book = (page: Page, n: number) =>
  page.locator('#book').getByRole('link', { name: picture(n), exact: true });
const count = (page: Page) => page.locator('#book').getByRole('link').count();
const expectPlace = async (page: Page, n: number) =>
  expect(mode(page).getByRole('status')).toHaveText(
    fill(words.position, { n, m: await count(page) }),
  );
const shown = (page: Page, name = NAME) =>
  mode(page, name).getByRole('group').and(page.locator(':not([inert])')).getByRole('img');
const leave = (page: Page) => mode(page).getByRole('button', { name: words.back });

async function enter(page: Page, n = 1): Promise<void> {
  await openProfile(page, NAME);
  await book(page, n).click();
  await expect(mode(page)).toBeVisible();
}

test('Gallery mode opens at the pressed picture, and loads its neighbours', async ({ page }) => {
  await openProfile(page, NAME);
  const altsOf = (images: readonly Element[]) => images.map((image) => image.getAttribute('alt'));
  for (const pressed of [1, 2, await count(page)]) {
    await book(page, pressed).click();
    await expect(mode(page).getByAltText(picture(pressed), { exact: true })).toBeInViewport();
    expect(await shown(page).evaluateAll(altsOf)).toEqual([picture(pressed)]);
    if (pressed === 2)
      await expect
        .poll(() => mode(page).locator('img').evaluateAll(altsOf))
        .toEqual([1, 2, 3].map((n) => picture(n)));
    await page.keyboard.press('Escape');
    await expect(mode(page)).toBeHidden();
  }
  expect(await clickWithKeyHeld(book(page, 1))).toBe(true);
  await expect(mode(page)).toBeHidden();
});

test('Gallery mode moves by buttons, keys and finger', async ({ page, isMobile }) => {
  // Slides do not glide then, so nothing has to be waited for.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page);
  await expect(leave(page)).toBeFocused();
  const last = await count(page);
  const previous = mode(page).getByRole('button', { name: words.previous });
  const next = mode(page).getByRole('button', { name: words.next });
  await expect(previous).toBeDisabled();
  await next.click();
  await expectPlace(page, 2);
  for (const place of [1, 1]) {
    await page.keyboard.press('ArrowLeft');
    await expectPlace(page, place);
  }
  for (let slide = 2; slide <= last; slide += 1) {
    await page.keyboard.press('ArrowRight');
    await expectPlace(page, slide);
  }
  await expect(next).toBeDisabled();
  // Nor does it lead to the next profile, wherever a tap has left the focus.
  await next.evaluate((button) => button.blur());
  await page.keyboard.press('ArrowRight');
  await expectPlace(page, last);
  if (isMobile)
    for (const [direction, place] of [
      ['right', last - 1],
      ['left', last],
    ] as const) {
      await swipe(page, direction);
      await expectPlace(page, place);
    }
  await mode(page).getByRole('button', { name: words.galleryNames.book }).click();
  await expectPlace(page, last);
  // Two fingers enlarge; no test can pinch.
  await expect(mode(page).locator('.swiper')).toHaveCSS('touch-action', 'pan-y pinch-zoom');
  await mode(page)
    .getByRole('button', { name: fill(common.addToSelection, { name: NAME }) })
    .click();
  const kept = { name: fill(common.removeFromSelection, { name: NAME }) };
  await expect(mode(page).getByRole('button', kept)).toHaveAttribute('data-on');
  await page.keyboard.press('Escape');
  await expect(page.locator('selection-heart').first().getByRole('button', kept)).toHaveAttribute(
    'data-on',
  );
});

test('Gallery mode holds the focus and the page, and gives both back', async ({ page }) => {
  await watchShifts(page);
  await openProfile(page, NAME);
  await forgetShifts(page);
  await book(page, 3).scrollIntoViewIfNeeded();
  await book(page, 3).focus();
  await page.keyboard.press('Enter');
  await expect(leave(page)).toBeFocused();
  const place = await page.evaluate(() => window.scrollY);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('main, dialog')?.localName),
    ).not.toBe('main');
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.keyboard.press('Escape');
  await expect(mode(page)).toBeHidden();
  await expect(book(page, 3)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(place);
  await expectNoShifts(page);
});

test('Gallery mode chooses among galleries, and plays a video', async ({ page }) => {
  await standInForPlayer(page);
  // Colours during a transition would fail the contrast check.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openProfile(page, NAME);
  // A second video, because the demo's talents have one at most.
  await page.locator('#video li').evaluate((film) => film.after(film.cloneNode(true)));
  await book(page, 1).click();
  await expect(mode(page)).toBeVisible();
  await expectAccessible(page);
  const selector = mode(page).getByRole('navigation', { name: words.galleries });
  const instagram = selector.getByRole('link', { name: /^Instagram/ });
  await expect(instagram).toHaveAttribute('href', /^https:\/\/www\.instagram\.com\//);
  await expect(instagram).toHaveAttribute('target', '_blank');
  await selector.getByRole('button', { name: words.galleryNames.snap }).click();
  await expect(selector.locator('[aria-current="true"]')).toHaveText(/^Polaroids/);
  await expect(mode(page).getByAltText(picture(1, 'snap'), { exact: true })).toBeInViewport();
  expect(await page.evaluate(() => sessionStorage.getItem('activeGallery'))).toBe('snap');

  await selector.getByRole('button', { name: words.galleryNames.video }).click();
  const videos = mode(page).getByRole('button', { name: watch });
  await expect(videos.first()).toBeVisible();
  await expectAccessible(page);
  await videos.first().click();
  const player = mode(page).locator('iframe');
  await expect(player).toHaveAttribute('src', PLAYER);
  await expectPlayerInBounds(player);
  await expect(player).toBeFocused();
  await mode(page).getByRole('button', { name: words.next }).click();
  await expect(player).toHaveCount(0);
  await videos.last().click();
  await selector.getByRole('button', { name: words.galleryNames.snap }).press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);

  await leave(page).click();
  await expect(mode(page)).toBeHidden();
  await expect(book(page, 1)).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('activeGallery'))).toBeNull();
});

test(
  'Gallery mode keeps the right picture of a pair in a window that gets narrow',
  { tag: '@desktop' },
  async ({ page }) => {
    const name = 'Ana Sá';
    const fourth = picture(4, 'book', name);
    await openProfile(page, name);
    await page.locator('#book').getByRole('link', { name: fourth, exact: true }).click();
    await expect(shown(page, name)).toHaveCount(2);
    const slides = mode(page, name).locator('.swiper-slide');
    const m = await slides.count();
    await expect(slides.last()).toHaveAttribute('aria-label', fill(words.position, { n: m, m }));
    await page.setViewportSize({ width: 500, height: 900 });
    await expect(shown(page, name)).toHaveCount(1);
    await expect(shown(page, name)).toHaveAttribute('alt', fourth);
  },
);

test('Gallery mode is left by Back, entered by Forward and reload', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await enter(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectPlace(page, 2);
  await page.reload();
  await expectPlace(page, 2);
  const address = page.url();
  await page.goBack();
  await expect(mode(page)).toBeHidden();
  expect(page.url()).toBe(address);
  await page.goForward();
  await expectPlace(page, 2);
  await page.goBack();
  await expect(mode(page)).toBeHidden();
  await page.reload();
  await page.goForward();
  await expectPlace(page, 2);
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(shown(page)).toHaveCount(2);
  await page.setViewportSize({ width: 649, height: 900 });
  const second = mode(page).getByAltText(picture(2), { exact: true });
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await leave(page).click();
  await expect(mode(page)).toBeHidden();
  expect(await page.evaluate(() => history.state as unknown)).toBeNull();
  await page.evaluate(() =>
    history.replaceState({ galleryMode: { gallery: 'snap', item: 99 } }, ''),
  );
  await page.reload();
  await expect.poll(() => page.evaluate(() => history.state as unknown), 'is gone').toBeNull();
  await expect(mode(page)).toBeHidden();
  await book(page, 1).click();
  await leave(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(mode(page)).toBeHidden();
  await expect(book(page, 1)).toBeFocused();
  expect(page.url()).toBe(address);
});

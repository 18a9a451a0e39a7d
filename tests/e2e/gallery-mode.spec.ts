/** Full-screen gallery mode: opening from a picture, moving, leaving. */
import type { Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/phrases.ts';
import {
  boxOf,
  expectAccessible,
  expectNoShifts,
  expectStill,
  swipe,
  watchGlides,
  watchShifts,
} from './support/boxes.ts';
import { pauseRequests } from './support/network.ts';
import { listingOf } from './support/pages.ts';
import { expectPlayerInBounds, PLAYER, standInForPlayer } from './support/stub-player.ts';
import { openProfile } from './support/demo-talents.ts';
import { expect, test } from './support/test.ts';

const NAME = 'Açucena Vilar';
const PROGRAM = /GalleryVisit.*\.js/;

const words = dictionary('pt').talents.profile;
const models = listingOf('pt');
const altOf = (gallery: 'book' | 'snap') => (n: number) =>
  fill(words.pictureAlt, { name: NAME, gallery: words.galleryNames[gallery], n });
const picture = altOf('book');
const polaroid = altOf('snap');
const position = (n: number, m: number) => fill(words.position, { n, m });
const watch = fill(words.playVideo, { n: 1, name: NAME });
const mode = (page: Page) =>
  page.getByRole('dialog', { name: fill(words.galleryMode, { name: NAME }) });
const status = (page: Page) => mode(page).getByRole('status');
const book = (page: Page, n: number) =>
  page.locator('#book').getByRole('link', { name: picture(n), exact: true });
/** Pictures on the visible slide. */
const shown = (page: Page) =>
  mode(page).getByRole('group').and(page.locator(':not([inert])')).getByRole('img');
const picturesShown = (page: Page) =>
  shown(page).evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
const leave = (page: Page) => mode(page).getByRole('button', { name: words.leaveGallery });

async function enter(page: Page, n = 1): Promise<void> {
  await openProfile(page, models, NAME);
  await book(page, n).click();
  await expect(mode(page)).toBeVisible();
}

test.describe(`gallery mode`, () => {
  test('opens at the picture that was pressed and pairs portraits where there is room', async ({
    page,
    isMobile,
  }) => {
    await openProfile(page, models, NAME);
    const count = await page.locator('#book').getByRole('link').count();
    const seen: string[][] = [];
    for (const pressed of [1, 2, count]) {
      await book(page, pressed).click();
      await expect(mode(page).getByAltText(picture(pressed), { exact: true })).toBeInViewport();
      await expect(mode(page).locator('[role="group"]:not([inert])')).toHaveCount(1);
      seen.push((await picturesShown(page)).map((alt) => alt ?? ''));
      await page.keyboard.press('Escape');
      await expect(mode(page)).toBeHidden();
    }
    // Her first two pictures are portraits.
    const one = picture(1);
    const two = picture(2);
    expect(seen.slice(0, 2)).toEqual(
      isMobile
        ? [[one], [two]]
        : [
            [one, two],
            [one, two],
          ],
    );
    expect(seen[2]?.at(-1)).toBe(picture(count));
  });

  test('opens on the picture that is shown, glides for a second, and loads neighbours alone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openProfile(page, models, NAME);
    await book(page, 1).scrollIntoViewIfNeeded();
    const small = book(page, 1).locator('img');
    await expect
      .poll(() =>
        small.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      )
      .toBe(true);
    const shownBefore = await small.evaluate((image: HTMLImageElement) => image.currentSrc);
    await book(page, 1).click();
    await expect(shown(page).first()).toHaveCSS('background-image', `url("${shownBefore}")`);

    const loaded = () =>
      mode(page)
        .locator('img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
    await expect.poll(loaded).toEqual([1, 2].map(picture));
    const glides = await watchGlides(mode(page));
    await page.keyboard.press('ArrowRight');
    await expect.poll(glides).toEqual(['1000ms']);
    // With reduced motion there is no move.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.keyboard.press('ArrowRight');
    await expect(status(page)).toHaveText(new RegExp(`^${position(3, 0).slice(0, -1)}`));
    await expect(shown(page).first()).toBeInViewport({ ratio: 0.9 });
    expect(await glides()).toEqual(['1000ms']);
    await expect.poll(loaded).toEqual([2, 3, 4].map(picture));
  });

  test('is moved through by buttons and arrow keys, and ends where the gallery ends', async ({
    page,
  }) => {
    await enter(page);
    await expect(leave(page)).toBeFocused();
    await shown(page).first().click();
    const count = Number(/\d+$/.exec((await status(page).textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(2);
    const previous = mode(page).getByRole('button', { name: words.previous });
    const next = mode(page).getByRole('button', { name: words.next });
    await expect(previous).toBeDisabled();
    await next.click();
    await expect(status(page)).toHaveText(position(2, count));
    await expect(previous).toBeEnabled();
    await page.keyboard.press('ArrowLeft');
    await expect(status(page)).toHaveText(position(1, count));
    await page.keyboard.press('ArrowLeft');
    await expect(status(page)).toHaveText(position(1, count));
    for (let slide = 2; slide <= count; slide += 1) {
      await page.keyboard.press('ArrowRight');
      await expect(status(page)).toHaveText(position(slide, count));
    }
    await expect(next).toBeDisabled();
    await page.keyboard.press('ArrowRight');
    await expect(status(page)).toHaveText(position(count, count));
  });

  test(
    'is moved through by a finger; a phone on its side leaves its height to the picture',
    { tag: '@phone' },
    async ({ page }) => {
      await enter(page);
      await swipe(page, 'left');
      await expect(status(page)).toHaveText(new RegExp(`^${position(2, 0).slice(0, -1)}`));
      await expectStill(mode(page));
      await swipe(page, 'right');
      await expect(status(page)).toHaveText(new RegExp(`^${position(1, 0).slice(0, -1)}`));
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(mode(page).getByText(/\b1 \/ \d+\s*$/)).toHaveCount(1);
      const tallest = () =>
        shown(page).evaluateAll((images) =>
          Math.max(...images.map((image) => image.getBoundingClientRect().height)),
        );
      await expect.poll(tallest).toBeGreaterThan(300);
    },
  );

  test('has the talent’s heart, in step with that of the page', async ({ page }) => {
    const { addToSelection, removeFromSelection } = dictionary('pt').common;
    await enter(page);
    await mode(page)
      .getByRole('button', { name: fill(addToSelection, { name: NAME }) })
      .click();
    const kept = mode(page).getByRole('button', {
      name: fill(removeFromSelection, { name: NAME }),
    });
    await expect(kept).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    const heart = page.locator('selection-heart').first().getByRole('button');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test('holds the focus and the page, moves nothing on it, and gives both back where they were', async ({
    page,
  }) => {
    await watchShifts(page);
    await openProfile(page, models, NAME);
    await book(page, 3).scrollIntoViewIfNeeded();
    await book(page, 3).focus();
    await page.keyboard.press('Enter');
    await expect(leave(page)).toBeFocused();
    const place = await page.evaluate(() => window.scrollY);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    for (let press = 0; press < 20; press += 1) {
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

    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => undefined),
    );
    await expectNoShifts(page);
  });

  test('chooses among accessible galleries beside Instagram, plays and stops a video, and forgets the choice', async ({
    page,
  }) => {
    await standInForPlayer(page);
    // Colours during a transition would fail the contrast check.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openProfile(page, models, NAME);
    // A second video, because the demo's talents have one at most.
    await page.locator('#video li').evaluate((film) => film.after(film.cloneNode(true)));
    await book(page, 1).click();
    await expect(mode(page)).toBeVisible();
    await expectAccessible(page);
    const selector = mode(page).getByRole('navigation', { name: words.galleries });
    await expect(selector.getByRole('link', { name: /^Instagram/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.instagram\.com\//,
    );
    await expect(selector.getByRole('link', { name: /^Instagram/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await selector.getByRole('button', { name: words.galleryNames.snap }).click();
    await expect(selector.locator('[aria-current="true"]')).toHaveText(/^Polaroids/);
    await expect(mode(page).getByAltText(polaroid(1), { exact: true })).toBeInViewport();
    expect(await page.evaluate(() => sessionStorage.getItem('activeGallery'))).toBe('snap');
    await expectAccessible(page);

    await selector.getByRole('button', { name: words.galleryNames.video }).click();
    const videos = mode(page).getByRole('button', { name: watch });
    const { width, height } = await boxOf(videos.first());
    expect(width / height).toBeCloseTo(16 / 9, 1);
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

  test('is left by Back, entered by Forward and reload; keeps its picture at any width', async ({
    page,
  }) => {
    await enter(page, 2);
    await page.keyboard.press('ArrowRight');
    const place = (await status(page).textContent()) ?? '';
    await page.reload();
    await expect(status(page)).toHaveText(place);
    const address = page.url();
    await page.goBack();
    await expect(mode(page)).toBeHidden();
    expect(page.url()).toBe(address);
    await page.goForward();
    await expect(status(page)).toHaveText(place);
    await leave(page).click();
    await expect(mode(page)).toBeHidden();
    expect(await page.evaluate(() => history.state as unknown)).toBeNull();

    // Her first two pictures are portraits.
    const all = await page.locator('#book').getByRole('link').count();
    await page.setViewportSize({ width: 640, height: 900 });
    await book(page, 2).click();
    await expect(shown(page)).toHaveCount(1);
    await expect(status(page)).toHaveText(position(2, all));
    await page.setViewportSize({ width: 900, height: 700 });
    await expect(shown(page)).toHaveCount(2);
    await expect(mode(page).getByAltText(picture(1), { exact: true })).toBeInViewport();
    await page.setViewportSize({ width: 649, height: 900 });
    await expect(shown(page)).toHaveCount(1);
    await expect(mode(page).getByAltText(picture(2), { exact: true })).toBeInViewport({
      ratio: 0.9,
    });
  });

  test('whose script loads slowly opens once, at the picture that was pressed first', async ({
    page,
  }) => {
    const release = await pauseRequests(page, PROGRAM);
    await openProfile(page, models, NAME);
    const before = await page.evaluate(() => history.length);
    await book(page, 2).click();
    await book(page, 1).click();
    release();
    await expect(mode(page)).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.keyboard.press('Escape');
    await expect(mode(page)).toBeHidden();
    await expect(book(page, 2)).toBeFocused();
    expect(await page.evaluate(() => history.state as unknown)).toBeNull();
  });

  test('that cannot be loaded gives way to the picture itself', async ({
    page,
    expectedErrors,
  }) => {
    // The last two come from the browser's page for a bare picture.
    expectedErrors.push(
      /ERR_FAILED|dynamically imported|preload|inline style|ViewTransition|Transition was skipped/i,
    );
    await page.route(PROGRAM, (route) => route.abort());
    await openProfile(page, models, NAME);
    await page.evaluate(() => sessionStorage.setItem('reloadedAt', String(Date.now())));
    const address = await book(page, 1).evaluate((link: HTMLAnchorElement) => link.href);
    await book(page, 1).click();
    await expect(page).toHaveURL(address);
  });
});

import type { Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { BOARDS } from '../../src/domain/categories.ts';
import { fill } from '../../i18n/phrases.ts';
import { toPath } from '../../src/routes.ts';
import { expectAccessible } from './support/reading.ts';
import { expectNoShifts, swipe, watchShifts } from './support/screen.ts';
import { pauseRequests, turnTo } from './support/network.ts';
import { expect, test } from './support/test.ts';

const alts = ['Silhuetas de modelos', 'Um rosto em pontos', 'Bárbara Uchôa'] as const;

/** Longer than a cover's stay and move. */
const ONE_TURN_MS = 3000 + 2500 + 2000;

const { home } = dictionary('pt');
const words = home.slider;
const path = toPath({ page: 'home' }, 'pt');
const position = (n: number) => fill(words.position, { n, m: 3 });
const slider = (page: Page) => page.getByRole('region', { name: words.label, exact: true });
const button = (page: Page, name: string) =>
  slider(page).getByRole('button', { name, exact: true });
const expectCover = async (page: Page, n: number) => {
  await expect(slider(page).getByText(position(n), { exact: true })).toBeAttached();
  const shown = slider(page).getByRole('group').and(page.locator(':not([inert])'));
  await expect(shown).toHaveAccessibleName(position(n));
  await expect(shown).toBeInViewport({ ratio: 0.5 });
};

async function openPaused(page: Page): Promise<void> {
  await page.goto(path);
  // The script comes after the page's pictures; the first may still need cutting.
  await expect(page.locator('astro-island:not([ssr]) .covers')).toBeAttached();
  await button(page, words.pause).click();
  await expect(button(page, words.play)).toBeVisible();
  await expectCover(page, 1);
}

test('The covers turn by themselves, not while paused', async ({ page }) => {
  await page.clock.install();
  await openPaused(page);
  const shown = slider(page).getByText(/^\d \w+ 3$/);
  const region = shown.locator('..');
  await expect(region).toHaveAttribute('aria-live', 'polite');
  const expectStill = async () => {
    // A turn waits for its cover in real time.
    for (let turn = 0; turn < 2; turn += 1) await page.clock.runFor(ONE_TURN_MS);
    // Not by a matcher: it would wait until the covers have gone round.
    expect(await shown.innerText()).toBe(position(1));
  };
  await expectStill();
  await button(page, words.play).click();
  await expect(region).toHaveAttribute('aria-live', 'off');
  // They stand still under the keyboard's focus, and go on after it.
  await page.keyboard.press('Tab');
  await expectStill();
  await button(page, words.previous).blur();
  // And under a mouse.
  await slider(page).locator('.covers').hover();
  await expectStill();
  await page.mouse.move(0, 0);
  await page.clock.runFor(ONE_TURN_MS);
  await expect(shown).not.toHaveText(position(1));
});

test('The covers wait for who looks, and turn once for a press', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() =>
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
  );
  const release = await pauseRequests(page, /ponto/);
  await page.goto(path);
  // The neighbours of the first cover load once the slider is ready.
  await expect(slider(page).locator('.cover')).toHaveCount(3);
  const shown = slider(page).getByText(/^\d \w+ 3$/);
  await page.clock.runFor(ONE_TURN_MS);
  // Not by a matcher: it would wait until the covers have gone round.
  expect(await shown.innerText()).toBe(position(1));
  await turnTo(page, 'visible');
  // The slider waits for the next cover when the visitor presses.
  await page.clock.runFor(4000);
  await button(page, words.next).click();
  // It waits no longer for a cover that does not come.
  await page.clock.runFor(4000);
  await expect(shown).not.toHaveText(position(1));
  release();
  expect(await shown.innerText()).toBe(position(2));
});

test('The covers go on and back by arrow, key and finger, once for each', async ({ page }) => {
  await watchShifts(page);
  await openPaused(page);
  await expectAccessible(page);
  await button(page, words.next).click();
  await expectCover(page, 2);
  await page.keyboard.press('ArrowRight');
  await expectCover(page, 3);
  await page.keyboard.press('ArrowLeft');
  await expectCover(page, 2);
  for (const [presses, direction, expected] of [
    [2, 'previous', 3],
    [5, 'next', 2],
    [7, 'previous', 1],
  ] as const) {
    await button(page, words[direction]).evaluate(async (arrow: HTMLElement, times) => {
      for (let press = 0; press < times; press += 1) {
        arrow.click();
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
    }, presses);
    await expectCover(page, expected);
  }
  // A finger that comes while a cover moves holds it where it is.
  const moving = () =>
    slider(page).evaluate((covers) => covers.getAnimations({ subtree: true }).length);
  await expect.poll(moving).toBe(0);
  await swipe(page, 'left');
  await expectCover(page, 2);
  await expect.poll(moving).toBe(0);
  await swipe(page, 'right');
  await expectCover(page, 1);
  await expectNoShifts(page);
});

test('Covers that are videos play silently, and rest out of sight', async ({ page }) => {
  await openPaused(page);
  const video = page.getByLabel(alts[0]);
  const expectState = async (file: string, isPaused: boolean) => {
    // A video that plays by itself starts once it has come.
    const read = ({ currentSrc, readyState }: HTMLVideoElement) =>
      [currentSrc.split('/').at(-1), readyState] as const;
    await expect.poll(() => video.evaluate(read)).toEqual([file, 4]);
    await expect(video).toHaveJSProperty('paused', isPaused);
  };
  await expectState('amanhecer.webm?narrow', true);
  await page.setViewportSize({ width: 844, height: 390 });
  await expectState('amanhecer.webm', true);
  await button(page, words.play).click();
  // Keyboard focus stops the covers from turning.
  await page.keyboard.press('Tab');
  await expectState('amanhecer.webm', false);
  for (const way of ['muted', 'loop', 'playsInline'])
    await expect(video).toHaveJSProperty(way, true);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectState('amanhecer.webm', true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectState('amanhecer.webm', false);
  await button(page, words.pause).click();
  await expectState('amanhecer.webm', true);
});

test('The covers stand still for visitors who ask for less motion', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await pauseRequests(page, '**/Slider*.js*');
  await page.goto(path, { waitUntil: 'commit' });
  // Before the script has loaded, too.
  await expect
    .poll(() =>
      page
        .locator('.covers video')
        .first()
        .evaluate(({ readyState, paused }: HTMLVideoElement) => readyState > 1 && paused),
    )
    .toBe(true);
  release();
  await expect(button(page, words.play)).toBeVisible();
  await page.clock.runFor(ONE_TURN_MS);
  await expectCover(page, 1);
  // The sun is up in the middle of the demo's eight-second video.
  await expect
    .poll(() => page.getByLabel(alts[0]).evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeCloseTo(4, 1);
  // A second video, because the demo has one cover that is a video.
  const second = page.locator('.swiper-slide').nth(1).locator('.cover');
  await page
    .locator('.covers video')
    .evaluate(
      (film, place) => place?.replaceChildren(film.cloneNode(true)),
      await second.elementHandle(),
    );
  await expect(second.locator('video')).toHaveJSProperty('currentTime', 4);
  await button(page, words.next).click();
  await expectCover(page, 2);
  await button(page, words.play).click();
  await expectCover(page, 3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the covers lie side by side, and home leads to every list and page', async ({ page }) => {
    await page.goto(path);
    const links = page.getByRole('navigation', { name: home.sections }).getByRole('link');
    const pages = ['blog', 'about', 'contact', 'scouted'] as const;
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      ...BOARDS.map((category) => toPath({ page: 'listing', category }, 'pt')),
      ...pages.map((name) => toPath({ page: name }, 'pt')),
    ]);
    await expect(page.locator('.cover').first().locator('video')).toHaveJSProperty('paused', false);
    for (const name of alts.slice(1)) await expect(page.getByRole('img', { name })).toBeAttached();
    await expect(slider(page).getByRole('button')).toHaveCount(0);
    await page.getByRole('img', { name: alts[2] }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: alts[2] })).toBeInViewport();
  });
});

import type { Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { BOARDS } from '../../src/domain/categories.ts';
import { fill } from '../../i18n/phrases.ts';
import { toPath } from '../../src/routes.ts';
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
import { expect, test } from './support/test.ts';

/** Descriptions of the demo's covers. */
const alts = ['Modelos lado a lado', 'Um rosto em pontos', 'Thaís Moura', 'Bárbara Uchôa'] as const;

/** Longer than a cover's stay and move. */
const ONE_TURN_MS = 3000 + 2500 + 2000;

const { boards, common, home } = dictionary('pt');
const words = home.slider;
const path = toPath({ page: 'home' }, 'pt');
const position = (n: number) => fill(words.position, { n, m: 4 });
const slider = (page: Page) => page.getByRole('region', { name: words.label, exact: true });
const button = (page: Page, name: string) =>
  slider(page).getByRole('button', { name, exact: true });
const told = (page: Page, n: number) => slider(page).getByText(position(n), { exact: true });
const expectCover = async (page: Page, n: number) => {
  await expect(told(page, n)).toBeAttached();
  await expect(
    slider(page).getByRole('group').and(page.locator(':not([inert])')),
  ).toHaveAccessibleName(position(n));
  await expectStill(slider(page));
};
/** Covers start after the page's pictures; the first may still need cutting. */
const expectReady = (page: Page) =>
  expect(page.locator('astro-island:not([ssr]) .covers')).toBeAttached();

async function openPaused(page: Page): Promise<void> {
  await page.goto(path);
  await expectReady(page);
  await button(page, words.pause).click();
  await expect(button(page, words.play)).toBeVisible();
  await expectCover(page, 1);
}

test.describe(`the covers`, () => {
  test('turn by themselves in 2.5 seconds, at once for a pressed arrow, and not while paused', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(path);
    await expectReady(page);
    const glides = await watchGlides(slider(page));
    await expect(told(page, 2)).toBeAttached();
    await button(page, words.next).dispatchEvent('click');
    await expect(told(page, 3)).toBeAttached({ timeout: 1000 });
    expect(await glides()).toEqual(['2500ms', '350ms']);
    await button(page, words.pause).click();
    await expectStill(slider(page));
    const shown = slider(page).getByText(/^\d \w+ 4$/);
    const region = shown.locator('..');
    await expect(region).toHaveAttribute('aria-live', 'polite');
    const before = (await shown.textContent()) ?? '';
    await page.clock.runFor(ONE_TURN_MS);
    await expect(shown).toHaveText(before);
    await button(page, words.play).click();
    await expect(region).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(ONE_TURN_MS);
    await expect(shown).not.toHaveText(before);
  });

  test('load in the shape of the screen when they are next; go on and back, and shift nothing', async ({
    page,
    isMobile,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const file = /slides%2F([\w-]+)|slides\/([\w-]+)/.exec(request.url());
      if (file !== null) asked.push(file[1] ?? file[2] ?? '');
    });
    await watchShifts(page);
    await openPaused(page);
    await expectAccessible(page);
    await page.waitForLoadState('networkidle');
    const shape = isMobile ? '-mobile' : '';
    expect([...new Set(asked)].toSorted()).toEqual([
      `amanhecer${shape}`,
      `ponto${shape}`,
      `vidro${shape}`,
    ]);
    const glides = await watchGlides(slider(page));
    await button(page, words.next).click();
    await expect.poll(() => asked).toContain(`thais${shape}`);
    await expectCover(page, 2);
    expect(await glides()).toEqual(['350ms']);
    await page.keyboard.press('ArrowRight');
    await expectCover(page, 3);
    await page.keyboard.press('ArrowLeft');
    await expectCover(page, 2);
    for (const n of [1, 4]) {
      await button(page, words.previous).click();
      await expectCover(page, n);
    }
    await expectNoShifts(page);
    if (!isMobile) return;
    for (const [direction, n] of [
      ['left', 1],
      ['right', 4],
    ] as const) {
      await swipe(page, direction);
      await expectCover(page, n);
    }
  });

  test('turn once for each quick press of an arrow', async ({ page }) => {
    await openPaused(page);
    for (const [presses, direction, expected] of [
      [3, 'next', 4],
      [6, 'next', 2],
      [6, 'previous', 4],
    ] as const) {
      await button(page, words[direction]).evaluate(async (arrow: HTMLElement, times) => {
        for (let press = 0; press < times; press += 1) {
          arrow.click();
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
      }, presses);
      await expectCover(page, expected);
      const { x } = await boxOf(slider(page).getByRole('group', { name: position(expected) }));
      expect(x, `${direction}, ${String(presses)}`).toBeCloseTo(0, 0);
    }
  });

  test('that are videos play silently, follow a phone that is turned, and rest out of sight', async ({
    page,
  }) => {
    const high = { width: 390, height: 844 };
    const wide = { width: 844, height: 390 };
    await page.setViewportSize(high);
    await openPaused(page);
    const video = page.getByLabel(alts[0]);
    const expectState = (file: string, isPaused: boolean) =>
      expect
        .poll(() =>
          video.evaluate(({ currentSrc, paused }: HTMLVideoElement) => [
            /[\w-]+(?=\.webm)/.exec(currentSrc)?.[0],
            paused,
          ]),
        )
        .toEqual([file, isPaused]);
    await expectState('amanhecer-mobile', true);
    await page.setViewportSize(wide);
    await expectState('amanhecer', true);
    await button(page, words.play).click();
    // Keyboard focus stops the covers from turning.
    await page.keyboard.press('Tab');
    await expectState('amanhecer', false);
    await page.setViewportSize(high);
    await expectState('amanhecer-mobile', false);
    const ways = await video.evaluate(({ muted, loop, playsInline }: HTMLVideoElement) => [
      muted,
      loop,
      playsInline,
    ]);
    expect(ways).toEqual([true, true, true]);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expectState('amanhecer-mobile', true);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectState('amanhecer-mobile', false);
    await button(page, words.pause).click();
    await expectState('amanhecer-mobile', true);
  });

  test('stand still for visitors who ask for less motion, until they are set going', async ({
    page,
  }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await pauseRequests(page, '**/Slider*.js*');
    await page.goto(path, { waitUntil: 'commit' });
    const video = page.locator('.covers video').first();
    // Before the script has loaded, too.
    await expect
      .poll(() =>
        video.evaluate(({ readyState, paused }: HTMLVideoElement) => readyState > 1 && paused),
      )
      .toBe(true);
    release();
    await expect(button(page, words.play)).toBeVisible();
    await page.clock.runFor(ONE_TURN_MS);
    await expectCover(page, 1);
    // The sun is up in the middle of the demo's five-second video.
    await expect
      .poll(() =>
        page.getByLabel(alts[0]).evaluate(({ currentTime }: HTMLVideoElement) => currentTime),
      )
      .toBeCloseTo(2.5, 1);
    await button(page, words.next).click();
    await expectCover(page, 2);
    expect(await page.getByLabel(alts[0]).evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(
      true,
    );
    await button(page, words.play).click();
    await expect(told(page, 3)).toBeAttached();
  });
});

test(`home leads to every list and page, its slogan on wide screens`, async ({
  page,
  isMobile,
}) => {
  await page.goto(path);
  const links = page.getByRole('navigation', { name: home.sections }).getByRole('link');
  const pages = ['blog', 'about', 'contact', 'scouted'] as const;
  await expect(links).toHaveText([
    ...BOARDS.map((board) => `${boards[board].name} ${boards[board].who}`),
    ...pages.map((name) => common.nav[name]),
  ]);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    ...BOARDS.map((category) => toPath({ page: 'listing', category }, 'pt')),
    ...pages.map((name) => toPath({ page: name }, 'pt')),
  ]);
  await expect(page.getByText(home.slogan)).toBeVisible({ visible: !isMobile });
});

test.describe(`the covers without JavaScript`, () => {
  test.use({ javaScriptEnabled: false });

  test('lie side by side', async ({ page }) => {
    await page.goto(path);
    for (const name of alts.slice(1)) await expect(page.getByRole('img', { name })).toBeAttached();
    await expect(slider(page).getByRole('button')).toHaveCount(0);
    await page.getByRole('img', { name: alts[3] }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: alts[3] })).toBeInViewport();
  });
});

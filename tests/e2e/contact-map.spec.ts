import type { Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/phrases.ts';
import { AGENCY } from '../../src/domain/agency.ts';
import { MAP_SERVICE } from '../../src/domain/constants.ts';
import { toPath } from '../../src/routes.ts';
import { expectAccessible } from './support/reading.ts';
import { boxOf, expectNoShifts, swipe, watchShifts } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const [STREET, DISTRICT] = AGENCY.address;
const TILES = `${new URL(MAP_SERVICE.tiles).origin}/**`;
const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#ddd" d="M0 0H256V256H0Z"/><path stroke="#fff" stroke-width="9" d="M0 90H256M120 0V256"/></svg>';
const ZOOM_PLACE = MAP_SERVICE.tiles.split('/').indexOf('{z}');

// Tiles come from another host; tests must not depend on it.
test.beforeEach(({ page }) =>
  page.route(TILES, (route) => route.fulfill({ contentType: 'image/svg+xml', body: TILE })),
);

const words = dictionary('pt').contact;
const path = toPath({ page: 'contact' }, 'pt');
const map = (page: Page) =>
  page.getByRole('region', { name: fill(words.map, { address: STREET }) });
const canvas = (page: Page) => map(page).getByRole('application', { name: words.mapKeys });
const tiles = (page: Page) => canvas(page).locator('img').filter({ visible: true });
const marker = (page: Page) => map(page).getByText(STREET);
/** The zoom of the tiles that stand at their own size: older ones below are larger or smaller. */
const zoomOf = async (page: Page) => {
  const sources = await tiles(page).evaluateAll((all: HTMLImageElement[]) =>
    all
      .filter((tile) => tile.getBoundingClientRect().width === tile.naturalWidth)
      .map(({ src }) => src),
  );
  return sources[0]?.split('/')[ZOOM_PLACE];
};

const opener = (page: Page) =>
  map(page).getByRole('link', { name: `${words.mapOpen} ${words.mapFrom}` });

async function footOf(page: Page, part: string): Promise<{ x: number; y: number }> {
  const { x, right, bottom } = await boxOf(map(page).locator(part));
  return { x: (x + right) / 2, y: bottom };
}

test('The map is a drawing that opens where it stood', async ({ page }) => {
  await page.clock.install();
  await watchShifts(page);
  await page.goto(path);
  await expect(map(page).getByText('Rua da Aurora', { exact: true })).toBeVisible();
  await expect(map(page).getByText('Rio Capibaribe')).toBeVisible();
  await expect(map(page).locator('.plumb')).toBeInViewport();
  await expect(page.getByRole('link', { name: words.directions })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/directions?to=-8.0577%2C-34.8794',
  );
  const drawn = await footOf(page, '[data-part="foot"]');
  await opener(page).press('Enter');
  await expect(tiles(page).first()).toBeVisible();
  expect(await zoomOf(page)).toBe('15');
  await expect(marker(page)).toBeVisible();
  const shown = await footOf(page, '[data-part="marker"]');
  expect(shown.x).toBeCloseTo(drawn.x, -1);
  expect(shown.y).toBeCloseTo(drawn.y, -1);
  await expect(canvas(page)).toBeFocused();
  await expect(opener(page)).toBeHidden();
  await expect(map(page).getByRole('link', { name: words.mapCredit })).toHaveAttribute(
    'href',
    MAP_SERVICE.copyright,
  );
  // The wait for the first tile is over.
  await page.clock.fastForward(60_000);
  await expect(marker(page)).toBeVisible();
  await expect(map(page).getByText(words.mapFailed)).toBeHidden();
  await expectAccessible(page);
  await expectNoShifts(page);
});

test('The map moves by keys and buttons, not by wheel', async ({ page, hasTouch }) => {
  await page.goto(path);
  await opener(page).click();
  await expect(canvas(page)).toBeFocused();
  await expect(tiles(page).first()).toBeVisible();
  const before = await footOf(page, '[data-part="marker"]');
  const offset = async () => (await footOf(page, '[data-part="marker"]')).x - before.x;
  await page.keyboard.press('ArrowRight');
  // A key during the move would be lost.
  await expect.poll(offset).toBeCloseTo(-80, 1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(offset).toBeCloseTo(0, -1);
  // The place stays where it is, by button and by key.
  await map(page).getByRole('button', { name: words.zoomIn }).click();
  await expect.poll(() => zoomOf(page)).toBe('16');
  await canvas(page).focus();
  await page.keyboard.press('+');
  await expect.poll(() => zoomOf(page)).toBe('17');
  expect(await offset()).toBeCloseTo(0, -1);
  await page.keyboard.press('-');
  await expect.poll(() => zoomOf(page)).toBe('16');
  const enlarging = (key: string) =>
    canvas(page).evaluate((element, held) => {
      const init = { key: '+', [held]: true, bubbles: true, cancelable: true };
      return element.dispatchEvent(new KeyboardEvent('keydown', init));
    }, key);
  for (const key of ['ctrlKey', 'metaKey', 'altKey'])
    expect(await enlarging(key), 'is left to the browser').toBe(true);
  // Presses during a zoom count, those beyond the last one do not.
  const zoom = (name: string, times: number) =>
    map(page)
      .getByRole('button', { name })
      .evaluate((button: HTMLElement, presses) => {
        for (let press = 0; press < presses; press += 1) button.click();
      }, times);
  await zoom(words.zoomIn, 5);
  await expect.poll(() => zoomOf(page)).toBe('19');
  await zoom(words.zoomOut, 4);
  await expect.poll(() => zoomOf(page)).toBe('15');
  await canvas(page).hover();
  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top + 60);
  if (hasTouch) {
    await canvas(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const start = await page.evaluate(() => window.scrollY);
    await swipe(page, 'up');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(start + 100);
  }
  expect(await offset()).toBeCloseTo(0, -1);
  expect(await zoomOf(page)).toBe('15');
});

test('The map does not glide for who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await opener(page).click();
  await expect(tiles(page).first()).toBeVisible();
  const sources = await map(page)
    .getByRole('button', { name: words.zoomIn })
    .evaluate((button: HTMLElement) => {
      button.click();
      return Array.from(document.images, ({ src }) => src);
    });
  const zooms = sources.map((source) => source.split('/')[ZOOM_PLACE]);
  expect(zooms, 'the tiles of the press itself').toContain('16');
});

test('The map without its tiles says so', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await watchShifts(page);
  let [isSilent, isAway] = [true, true];
  await page.route(TILES, (route) => {
    if (isSilent) return;
    return isAway ? route.abort() : route.fallback();
  });
  await page.clock.install();
  await page.goto(path);
  // The wait has begun once the map asks for its tiles.
  await Promise.all([page.waitForRequest(TILES), opener(page).click()]);
  await expect(map(page).locator('[aria-busy="true"]')).toContainText(words.mapOpening);
  await page.clock.fastForward(10_000);
  await expect(map(page).getByRole('status')).toHaveText(words.mapFailed);
  isSilent = false;
  await opener(page).click();
  await expect(map(page).getByRole('status')).toHaveText(words.mapFailed);
  await expect(map(page).locator('.plumb')).toBeVisible();
  await expect(page.locator('address').getByText(DISTRICT)).toBeVisible();
  await expect(page.getByRole('link', { name: words.directions })).toBeVisible();
  await expectNoShifts(page);
  await expectAccessible(page);
  isAway = false;
  await opener(page).click();
  await expect(tiles(page).first()).toBeVisible();
  await expect(map(page).getByText(words.mapFailed)).toBeHidden();
});

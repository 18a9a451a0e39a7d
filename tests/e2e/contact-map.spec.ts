/** The map on the contact page. */
import type { Page } from '@playwright/test';
import { expectNoBarriers, expectNoShifts, swipe, watchShifts } from './support/measures.ts';
import { expect, test } from './support/test.ts';

const ADDRESS = 'Rua da Aurora, 1010, sala 201';
const TILES = /tile\.openstreetmap\.org\/(?<zoom>\d+)\//;

const LANGUAGES = [
  {
    code: 'pt',
    path: '/contato',
    map: /^Mapa: Rua da Aurora, 1010/,
    keys: 'Mapa. As setas movem, + e − aproximam e afastam.',
    zoomIn: 'Aproximar',
    zoomOut: 'Afastar',
    credit: 'colaboradores do OpenStreetMap',
    failed: 'O mapa não carregou. O endereço e o caminho estão logo abaixo.',
    directions: 'Como chegar',
  },
  {
    code: 'en',
    path: '/en/contact',
    map: /^Map: Rua da Aurora, 1010/,
    keys: 'Map. The arrow keys move it, + and − zoom.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    credit: 'OpenStreetMap contributors',
    failed: 'The map did not load. The address and the directions are just below.',
    directions: 'Get directions',
  },
] as const;

for (const words of LANGUAGES) {
  const map = (page: Page) => page.getByRole('region', { name: words.map });
  const canvas = (page: Page) => map(page).getByRole('application', { name: words.keys });
  const tiles = (page: Page) => map(page).locator('.leaflet-tile-loaded');
  const marker = (page: Page) => map(page).getByText(ADDRESS);
  const zoomOf = async (page: Page) => TILES.exec((await tiles(page).last().getAttribute('src')) ?? '')?.groups?.['zoom'];

  async function open(page: Page): Promise<void> {
    await page.goto(words.path);
    await expect(tiles(page).first()).toBeVisible();
  }

  test.describe(`the map (${words.code})`, { tag: `@${words.code}` }, () => {
    test('is 500 px high, shows the neighbourhood and names the address at its marker', async ({ page }) => {
      await watchShifts(page);
      await open(page);
      expect((await map(page).boundingBox())?.height).toBe(500);
      expect(await zoomOf(page)).toBe('15');
      await expect(marker(page)).toBeVisible();
      // The marker's foot is the place: the middle of the map.
      const [box, foot] = [await map(page).boundingBox(), await map(page).locator('[data-part="marker"]').boundingBox()];
      expect((foot?.x ?? 0) + (foot?.width ?? 0) / 2).toBeCloseTo((box?.x ?? 0) + (box?.width ?? 0) / 2, -1);
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeCloseTo((box?.y ?? 0) + 250, -1);
      await expect(map(page).getByRole('link', { name: words.credit })).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
      await expect(page.getByRole('link', { name: words.directions })).toHaveAttribute('href', /openstreetmap\.org\/directions\?to=-8\./);
      await expectNoBarriers(page);
      await expectNoShifts(page);
    });

    test('scrolls the page under the wheel and zooms by its buttons', async ({ page, isMobile }) => {
      await open(page);
      if (!isMobile) {
        await canvas(page).hover();
        await page.mouse.wheel(0, 120);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
        expect(await zoomOf(page)).toBe('15');
      }
      await map(page).getByRole('button', { name: words.zoomIn }).click();
      await expect.poll(() => zoomOf(page)).toBe('16');
      await map(page).getByRole('button', { name: words.zoomOut }).click();
      await expect.poll(() => zoomOf(page)).toBe('15');
      // No press is lost, however quickly they follow each other.
      for (const name of [words.zoomIn, words.zoomIn, words.zoomIn, words.zoomOut]) {
        await map(page).getByRole('button', { name }).dispatchEvent('click');
      }
      await expect.poll(() => zoomOf(page)).toBe('17');
    });

    test('moves and zooms by the keyboard', async ({ page }) => {
      await open(page);
      await page.keyboard.press('Tab');
      for (let stop = 0; stop < 20 && !(await canvas(page).evaluate((element) => element === document.activeElement)); stop += 1) {
        await page.keyboard.press('Tab');
      }
      await expect(canvas(page)).toBeFocused();
      const before = await marker(page).boundingBox();
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await marker(page).boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 40);
      await page.keyboard.press('+');
      await expect.poll(() => zoomOf(page)).toBe('16');
    });

    test('lets a finger scroll the page', { tag: '@phone' }, async ({ page }) => {
      await open(page);
      await swipe(page, 'up');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    });

    test.describe('without its tiles', () => {
      test.use({ expectedErrors: [/ERR_FAILED/] });

      test('says so quietly, and the address stands', async ({ page }) => {
        await watchShifts(page);
        await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
        await page.goto(words.path);
        await expect(map(page).getByRole('status')).toHaveText(words.failed);
        await expect(marker(page)).toBeVisible();
        await expect(page.locator('address').getByText('Boa Vista, Recife, PE')).toBeVisible();
        await expect(page.getByRole('link', { name: words.directions })).toBeVisible();
        await expectNoShifts(page);
        await expectNoBarriers(page);
      });
    });

    test('is not loaded before it comes near', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.addInitScript(() => {
        // Far below from the first frame on, as on a page whose top holds something else.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('agency-map { margin-top: 3000px }');
        document.adoptedStyleSheets.push(sheet);
      });
      await page.goto(words.path);
      await page.waitForLoadState('networkidle');
      expect(asked.filter((url) => /draw-map/.test(url))).toEqual([]);
      await map(page).scrollIntoViewIfNeeded();
      await expect(tiles(page).first()).toBeVisible();
    });
  });

  test.describe(`the contact page without JavaScript (${words.code})`, { tag: `@${words.code}` }, () => {
    test.use({ javaScriptEnabled: false });

    test('shows the place and the way', async ({ page }) => {
      await page.goto(words.path);
      await expect(marker(page)).toBeVisible();
      await expect(page.getByRole('link', { name: words.directions })).toBeVisible();
      await expect(map(page).getByRole('button')).toHaveCount(0);
      // The neighbourhood is drawn, only that it does not move.
      const drawn = map(page).locator('svg img');
      await expect(drawn).toHaveCount(9);
      expect(TILES.exec((await drawn.first().getAttribute('src')) ?? '')?.groups?.['zoom']).toBe('15');
      await expect(map(page).getByRole('link', { name: words.credit })).toBeVisible();
    });
  });
}

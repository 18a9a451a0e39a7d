/** `npm run check:budgets [-- <origin or folder>]`: limits each page's code and layout shift, in a
 * browser. Serves a folder (`dist`). */
import type { Browser, Page } from 'playwright';
import { LOCALE_CODES } from '../../i18n/locales.ts';
import { MAP_SERVICE } from '../../src/domain/constants.ts';
import { parsePath, toPath, type Route } from '../../src/routes.ts';
import { countCode, toCompressedSize, type SentCode } from './code-sent.ts';
import { checkServed } from './served-site.ts';

const KILOBYTE = 1000;
const WAIT_MS = 15_000;
/** Compressed kilobytes of CSS on a page. */
const CSS_LIMIT = 14;
/** Compressed kilobytes of the HTML of the median profile, and of a page that arrives in one round
 * trip; style included, the content policy's digests (1.3 KB) not. */
const PROFILE_LIMIT = 16;
const ONE_TRIP = 14;
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
/** Number of profiles to look at. */
const PROFILES = 200;
/** Largest cumulative layout shift that rounds to 0.00. */
const SHIFT_LIMIT = 0.005;

interface Budget {
  readonly name: string;
  readonly paths: readonly string[];
  /** Compressed kilobytes of JavaScript; `null` for no limit. */
  readonly limit: number | null;
  /** Compressed kilobytes of HTML; none for a page that carries a list or a form. */
  readonly html?: number | undefined;
  /** Makes the page load all that counts towards the limit; by default scrolls to its end. */
  readonly use?: (page: Page) => Promise<void>;
}

/** Scrolls through the page, so that all lazy parts load. */
async function readOn(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < Math.min(height, 6000); top += 600) {
    await page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
    }, top);
    await page.waitForTimeout(50);
  }
  await settle(page);
}

/** Waits for islands that start when the browser is idle. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  await page.waitForLoadState('networkidle');
}

async function useListing(page: Page): Promise<void> {
  await page.locator('.letters .scroller a').first().click();
  await readOn(page);
}

/** Acts as a visitor and waits for the answer. Ignores shifts meanwhile: browsers excuse half a
 * second, which a busy machine exceeds. */
async function answer(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await readShift(page);
  await act();
  await settle(page);
  await page.evaluate(
    (shift) => Object.assign((window as unknown as { shiftSum: object }).shiftSum, { shift }),
    before,
  );
}

async function searchListing(page: Page): Promise<void> {
  await useListing(page);
  await answer(page, async () => {
    await page.getByRole('searchbox').pressSequentially('a');
    await page.locator('.wall[data-live]').waitFor();
  });
  await readOn(page);
}

async function openFinder(page: Page): Promise<void> {
  await searchListing(page);
  await answer(page, async () => {
    await page.locator('.opener summary').click();
    await page.locator('.fit .ticks label').first().waitFor();
  });
}

async function openGallery(page: Page): Promise<void> {
  for (const tab of await page.locator('profile-galleries .tabs a').all()) await tab.click();
  await page.locator('profile-galleries .tabs a').first().click();
  await answer(page, async () => {
    await page.locator('.gallery a.picture').first().click();
    await page.locator('dialog[open] .swiper-slide').first().waitFor();
  });
}

/** Replaces the map's tiles: without them the map gives way to its drawing. */
const TILE = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
};

async function openMap(page: Page): Promise<void> {
  await page.route(`${new URL(MAP_SERVICE.tiles).origin}/**`, (route) => route.fulfill(TILE));
  await page.locator('.agency-map [data-part="open"]').click();
  await page.locator('.agency-map .leaflet-container').waitFor();
  // Moves off the button that scrolling brings under the pointer: hovering it loads the form.
  await page.mouse.move(0, 0);
  await readOn(page);
}

async function wakeForm(page: Page): Promise<void> {
  await page.locator('#scouted-form button[type="submit"]:enabled').waitFor();
  await readOn(page);
}

function pathsOf(route: Route): readonly string[] {
  return LOCALE_CODES.map((locale) => toPath(route, locale));
}

const LISTING = { page: 'listing', category: 'models' } as const;

function budgets(profile: readonly string[], covers: number): readonly Budget[] {
  const home = pathsOf({ page: 'home' });
  const contact = pathsOf({ page: 'contact' });
  const listing = pathsOf(LISTING);
  const board = pathsOf({ ...LISTING, category: 'image' });
  return [
    { name: 'about', paths: pathsOf({ page: 'about' }), limit: 6, html: ONE_TRIP },
    { name: 'blog', paths: pathsOf({ page: 'blog' }), limit: 6, html: ONE_TRIP },
    { name: '404', paths: ['/nada/aqui', '/en/nothing/here'], limit: 6 },
    covers > 1
      ? { name: `home, ${String(covers)} covers`, paths: home, limit: 90, html: ONE_TRIP }
      : { name: 'home, one cover at most', paths: home, limit: 6, html: ONE_TRIP },
    { name: 'profile', paths: profile, limit: 12, use: settle },
    { name: 'profile, opened', paths: profile, limit: 100, use: openGallery },
    { name: 'listing', paths: listing, limit: 76, use: useListing },
    { name: 'listing, searched', paths: board, limit: 76, use: searchListing },
    { name: 'listing, finder opened', paths: board, limit: 80, use: openFinder },
    { name: 'contact', paths: contact, limit: 12, html: 16 },
    { name: 'contact, map opened', paths: contact, limit: 110, use: openMap },
    { name: 'get scouted', paths: pathsOf({ page: 'scouted' }), limit: null, use: wakeForm },
    { name: 'safety', paths: pathsOf({ page: 'safety' }), limit: 12, html: ONE_TRIP },
    { name: 'selection', paths: pathsOf({ page: 'selection' }), limit: 75 },
  ];
}

interface Measured extends SentCode {
  readonly html: number;
  readonly shift: number;
}

async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sum = { shift: 0 };
    Object.assign(window, { shiftSum: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
      })[]) {
        if (!entry.hadRecentInput) sum.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function readShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shiftSum: { shift: number } }).shiftSum.shift);
}

async function measure(
  browser: Browser,
  origin: string,
  path: string,
  use: (page: Page) => Promise<void>,
): Promise<Measured | string> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  try {
    // Other origins' files are not the site's, and the check must work offline.
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    const code = countCode(page);
    await countShifts(page);
    const answer = await page.goto(origin + path, { waitUntil: 'load' });
    const html = toPageSize((await answer?.text()) ?? '') / KILOBYTE;
    await use(page);
    const { javascript, css } = await code.read();
    return {
      javascript: javascript / KILOBYTE,
      css: css / KILOBYTE,
      html,
      shift: await readShift(page),
    };
  } catch (error) {
    return `${path}: ${error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error)}`;
  } finally {
    await context.close();
  }
}

function judge(
  { javascript, css, html, shift }: Measured,
  page: string,
  limits: Pick<Budget, 'limit' | 'html'>,
): readonly string[] {
  const sizes = [
    ['JavaScript', javascript, limits.limit ?? Infinity],
    ['CSS', css, CSS_LIMIT],
    ['HTML', html, limits.html ?? Infinity],
  ] as const;
  return [
    ...sizes
      .filter(([, size, most]) => size > most)
      .map(
        ([what, size, most]) =>
          `${page} sends ${size.toFixed(1)} KB of ${what}, more than ${String(most)} KB`,
      ),
    ...(shift > SHIFT_LIMIT ? [`${page} moves by itself: ${shift.toFixed(3)}`] : []),
  ];
}

function toPageSize(html: string): number {
  return toCompressedSize(Buffer.from(html.replace(POLICY, '')));
}

function toRow(name: string, cells: readonly string[]): string {
  return [name.padEnd(16), ...cells.map((cell) => cell.padStart(8))].join('');
}

/** Faults of the median HTML size among the first sitemap's profiles. */
async function checkProfiles(origin: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap-1.xml`)).text();
  const paths = Array.from(
    sitemap.matchAll(/<loc>([^<]+)</g),
    ([, address = '']) => new URL(address).pathname,
  ).filter((path) => parsePath(path)?.route.page === 'profile');
  const looked = paths.filter((_, index) => index % Math.ceil(paths.length / PROFILES) === 0);
  const pages = await Promise.all(looked.map(async (path) => (await fetch(origin + path)).text()));
  const sizes = pages.map(toPageSize).toSorted((a, b) => a - b);
  const median = (sizes[sizes.length >> 1] ?? Infinity) / KILOBYTE;
  const figure = `${median.toFixed(1)} KB of compressed HTML`;
  console.log(
    `The median of ${String(pages.length)} profiles has ${figure}, limit ${String(PROFILE_LIMIT)}`,
  );
  return median > PROFILE_LIMIT
    ? [`the median profile has ${figure}, more than ${String(PROFILE_LIMIT)}`]
    : [];
}

async function check(browser: Browser, origin: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  await page.goto(origin + toPath(LISTING, 'pt'));
  const { route } = parsePath(
    (await page.locator('.wall .card a').first().getAttribute('href')) ?? '/',
  ) ?? { route: LISTING };
  await page.goto(origin);
  const covers = await page.locator('.swiper-slide').count();
  await page.close();

  const faults = [...(await checkProfiles(origin))];
  console.log(
    toRow('page', [
      'JS pt',
      'JS en',
      'limit',
      'CSS pt',
      'CSS en',
      'limit',
      'HTML pt',
      'HTML en',
      'limit',
      'CLS pt',
      'CLS en',
    ]),
  );
  for (const { name, paths, limit, html, use = readOn } of budgets(pathsOf(route), covers)) {
    const results = await Promise.all(paths.map((path) => measure(browser, origin, path, use)));
    results.forEach((result, index) => {
      faults.push(
        ...(typeof result === 'string'
          ? [result]
          : judge(result, `${name} (${paths[index] ?? ''})`, { limit, html })),
      );
    });
    const cells = (figure: keyof Measured, digits: number) =>
      results.map((result) =>
        typeof result === 'string' ? 'failed' : result[figure].toFixed(digits),
      );
    console.log(
      toRow(name, [
        ...cells('javascript', 1),
        String(limit ?? '-'),
        ...cells('css', 1),
        String(CSS_LIMIT),
        ...cells('html', 1),
        String(html ?? '-'),
        ...cells('shift', 2),
      ]),
    );
  }
  return faults;
}

await checkServed('budgets', 'kilobytes as compressed by Brotli', check);

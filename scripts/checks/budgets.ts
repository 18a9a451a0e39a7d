import { constants, brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import pLimit from 'p-limit';
import { LOCALE_CODES } from '../../i18n/locales.ts';
import { MAP_SERVICE } from '../../src/domain/constants.ts';
import { parsePath, toPath, type Route } from '../../src/routes.ts';
import { startPreview } from '../preview/preview-server.ts';
import { BROWSER_ARGUMENTS, findBrowser } from './browser.ts';
import { FOLDER, report } from './report-faults.ts';

const KILOBYTE = 1000;
const WAIT_MS = 60_000;
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
const PROFILES = 200;
const AT_ONCE = 8;

/** JavaScript, CSS, HTML in compressed kilobytes; requests of scripts; nodes that a press adds. */
const FIGURES = ['JavaScript', 'requests', 'CSS', 'HTML', 'shift', 'islands', 'nodes'] as const;
type Figures = Readonly<Record<(typeof FIGURES)[number], number>>;

const LIMITS = { CSS: 14, shift: 0.025, islands: 0, nodes: 0 };
const PROFILE_LIMIT = 16;
const ONE_TRIP_KILOBYTES = 14;

interface Budget {
  readonly name: string;
  readonly paths: readonly string[];
  readonly limits: Partial<Figures>;
  readonly use?: (page: Page) => Promise<void>;
}

async function readOn(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < Math.min(height, 6000); top += 600) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(50);
  }
  await settle(page);
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  await page.waitForLoadState('networkidle');
}

async function measurePress(page: Page, press: (page: Page) => Promise<void>): Promise<void> {
  await settle(page);
  const { shift } = await readSeen(page);
  const before = await page.locator('*').count();
  await press(page);
  await settle(page);
  const nodes = (await page.locator('*').count()) - before;
  // What moves by the press is no shift.
  await page.evaluate((seen) => Object.assign(window.seen, seen), { shift, nodes });
}

const afterPress = (press: (page: Page) => Promise<void>) => async (page: Page) => {
  await measurePress(page, press);
  await readOn(page);
};

const pressUntil = (control: string, shown: string) => async (page: Page) => {
  await page.locator(control).first().click();
  await page.locator(shown).first().waitFor();
};
const chooseLetter = pressUntil('.letters .scroller a', '.letters [aria-current="true"]');
const openFinder = pressUntil('.opener summary', '.fit .ticks label');
const openPicture = pressUntil('.gallery a.picture', 'dialog[open] .swiper-slide');
const useFinder = (page: Page) => measurePress(page, openFinder);

async function openGallery(page: Page): Promise<void> {
  for (const tab of await page.locator('profile-galleries .tabs a').all()) await tab.click();
  await page.locator('profile-galleries .tabs a').first().click();
  await measurePress(page, openPicture);
}

const TILE = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
};

async function openMap(page: Page): Promise<void> {
  const { origin } = new URL(MAP_SERVICE.tiles);
  await page.route(
    (url) => url.origin === origin,
    (route) => route.fulfill(TILE),
  );
  await page.locator('.agency-map [data-part="open"]').click();
  await page.locator('.agency-map .leaflet-container').waitFor();
  // Hovering the button that scrolling brings under the pointer loads the form.
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
  const code = (JavaScript: number, requests: number, more: Partial<Figures> = {}) => ({
    limits: { JavaScript, requests, ...more },
  });
  const oneTrip = { HTML: ONE_TRIP_KILOBYTES };
  const island = { islands: 1 };
  const contact = pathsOf({ page: 'contact' });
  const board = pathsOf({ ...LISTING, category: 'image' });
  const home = covers > 1 ? code(92, 10, { ...oneTrip, ...island }) : code(7, 2, oneTrip);
  const opened = code(100, 14, { ...island, nodes: 45 });
  const found = code(80, 14, { ...island, nodes: 110 });
  return [
    { name: 'about', paths: pathsOf({ page: 'about' }), ...code(7, 2, oneTrip) },
    { name: 'blog', paths: pathsOf({ page: 'blog' }), ...code(7, 3, oneTrip) },
    { name: '404', paths: ['/nada/aqui', '/en/nothing/here'], ...code(7, 3) },
    { name: `home, covers: ${covers}`, paths: pathsOf({ page: 'home' }), ...home },
    { name: 'profile', paths: profile, ...code(13, 7), use: settle },
    { name: 'profile, opened', paths: profile, ...opened, use: openGallery },
    {
      name: 'listing',
      paths: pathsOf(LISTING),
      ...code(75, 11, island),
      use: afterPress(chooseLetter),
    },
    { name: 'listing, searched', paths: board, ...code(75, 11, island), use: afterPress(search) },
    { name: 'listing, finder opened', paths: board, ...found, use: useFinder },
    { name: 'contact', paths: contact, ...code(12, 2, { HTML: 14.5 }) },
    { name: 'contact, map opened', paths: contact, ...code(110, 10, island), use: openMap },
    {
      name: 'get scouted',
      paths: pathsOf({ page: 'scouted' }),
      ...code(102, 18, island),
      use: wakeForm,
    },
    { name: 'safety', paths: pathsOf({ page: 'safety' }), ...code(12, 4, oneTrip) },
    { name: 'selection', paths: pathsOf({ page: 'selection' }), ...code(75, 14, island) },
  ];
}

declare global {
  interface Window {
    seen: { shift: number; nodes: number };
  }
}

function observe(): void {
  const seen = { shift: 0, nodes: 0 };
  window.seen = seen;
  interface Seen extends PerformanceEntry {
    readonly hadRecentInput?: boolean;
    readonly value?: number;
  }
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Seen[])
      if (entry.hadRecentInput === false) seen.shift += entry.value ?? 0;
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}

const readSeen = (page: Page) => page.evaluate(() => window.seen);

async function measure(
  browser: Browser,
  address: string,
  use: (page: Page) => Promise<void>,
): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(WAIT_MS);
    const { origin } = new URL(address);
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    const readCode = countCode(page);
    await page.addInitScript(observe);
    const html = await (await page.goto(address, { waitUntil: 'load' }))?.text();
    await use(page);
    const { script, stylesheet, requests } = await readCode();
    return {
      JavaScript: script / KILOBYTE,
      requests,
      CSS: stylesheet / KILOBYTE,
      HTML: toPageSize(html ?? ''),
      islands: await page.locator('astro-island:not([ssr])').count(),
      ...(await readSeen(page)),
    };
  } finally {
    await context.close();
  }
}

function toPageSize(html: string): number {
  return toCompressedSize(Buffer.from(html.replace(POLICY, ''))) / KILOBYTE;
}

async function measureProfiles(origin: string): Promise<number> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = Array.from(
    sitemap.matchAll(/<loc>([^<]+)</g),
    ([, address = '']) => new URL(address).pathname,
  ).filter((path) => parsePath(path)?.route.page === 'profile');
  const looked = paths.filter((_, index) => index % Math.ceil(paths.length / PROFILES) === 0);
  // Compressing would keep the preview in this process from answering.
  const pages = await pLimit(AT_ONCE).map(looked, async (path) =>
    (await fetch(origin + path)).text(),
  );
  const sizes = pages.map(toPageSize).toSorted((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? Infinity;
}

async function check(browser: Browser, origin: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  await page.goto(origin + toPath(LISTING, 'pt'));
  const profile = await page.locator('.wall .card a').first().getAttribute('href');
  const { route } = parsePath(profile ?? '/') ?? { route: LISTING };
  await page.goto(origin);
  const covers = await page.locator('.swiper-slide').count();
  await page.close();

  const faults: string[] = [];
  const table: Record<string, Record<string, string>> = {};
  const judge = (name: string, figures: Partial<Figures>, limits: Partial<Figures>): void => {
    table[name] = {};
    for (const figure of FIGURES) {
      if (figures[figure] === undefined) continue;
      const value = Number(figures[figure].toFixed(figure === 'shift' ? 3 : 1));
      const most = limits[figure] ?? Infinity;
      table[name][figure] = most === Infinity ? String(value) : `${value} of ${most}`;
      if (value > most) faults.push(`${name}: ${figure} ${value}, more than ${most}`);
    }
  };
  judge('median profile', { HTML: await measureProfiles(origin) }, { HTML: PROFILE_LIMIT });
  for (const { name, paths, limits, use = readOn } of budgets(pathsOf(route), covers)) {
    const measured = await Promise.allSettled(
      paths.map((path) => measure(browser, origin + path, use)),
    );
    for (const [index, result] of measured.entries()) {
      const row = `${name} (${paths[index]})`;
      if (result.status === 'rejected')
        faults.push(`${row}: ${String(result.reason).split('\n', 1)}`);
      else judge(row, result.value, { ...LIMITS, ...limits });
    }
  }
  console.table(table);
  return faults;
}

const INLINE = {
  script: 'script:not([src]):is(:not([type]), [type="module"], [type="text/javascript"])',
  stylesheet: 'style',
} as const;

function countCode(page: Page) {
  const files = {
    script: new Map<string, Promise<number>>(),
    stylesheet: new Map<string, Promise<number>>(),
  };
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    const size = files[kind].get(response.url()) ?? response.body().then(toCompressedSize, () => 0);
    files[kind].set(response.url(), size);
  });
  const read = async (kind: keyof typeof INLINE): Promise<number> => {
    const inline = await page
      .locator(INLINE[kind])
      .evaluateAll((elements) => elements.map(({ textContent }) => textContent));
    const sizes = [
      ...(await Promise.all(files[kind].values())),
      ...inline.map((text) => toCompressedSize(Buffer.from(text))),
    ];
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return async () => ({
    script: await read('script'),
    stylesheet: await read('stylesheet'),
    requests: files.script.size,
  });
}

function toCompressedSize(code: Buffer): number {
  return brotliCompressSync(code, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

async function search(page: Page): Promise<void> {
  await page.getByRole('searchbox').pressSequentially('a');
  await page.locator('.wall[data-live]').waitFor();
}

await using preview = await startPreview({ port: 0, dist: FOLDER, log: () => undefined });
await using browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...BROWSER_ARGUMENTS],
});
report('budgets', FOLDER, await check(browser, preview.url));

/**
 * `npm run shots [-- <origin>] [-- --pages home,profile]`: every kind of page of the demo agency,
 * or of an origin, in both languages at eight sizes of window; states that a visitor brings about
 * are pages of their own. Writes into `.local/shots` one contact sheet per page and language (first
 * screens, and the whole page at three widths), and each picture in its own size.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { withBrowser } from './checks/browser.ts';
import { onSite } from './checks/demo-site.ts';
import { SENDING_STATES, STATES, type State } from './checks/page-states.ts';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../i18n/locales.ts';
import { parsePath, PLAIN_PAGES, toPath, type Route } from '../src/routes.ts';

const FOLDER = join('.local', 'shots');
const LISTING = { page: 'listing', category: 'models', number: 1 } as const;
const SCREENS = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
/** The size at which pages are opened: a state may need a phone's controls. */
const FIRST_SCREEN = SCREENS[1];
const WHOLE = [320, 768, 1440];
const WHOLE_HEIGHT = 6000;
const ROW = { screens: 420, whole: 1600 };
const WAIT_MS = 20_000;
const SETTLE_MS = 400;
/** Sheets made side by side: a page waits more than it computes. */
const AT_ONCE = 2 * availableParallelism();

type Opening = (page: Page) => Promise<unknown>;

async function findPages(
  browser: Browser,
  origin: string,
): Promise<readonly (readonly [name: string, route: Route])[]> {
  const page = await openPage(browser);
  await page.goto(origin + toPath(LISTING, DEFAULT_LOCALE));
  const { route: profile } = parsePath(
    (await page.locator('.wall .card > a').first().getAttribute('href')) ?? '/',
  ) ?? { route: LISTING };
  await page.close();
  return [
    ['home', { page: 'home' }],
    ['listing', LISTING],
    ['profile', profile],
    ...PLAIN_PAGES.map((page) => [page, { page }] as const),
  ];
}

async function openPage(browser: Browser): Promise<Page> {
  const [width, height] = FIRST_SCREEN;
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(WAIT_MS);
  return page;
}

/** Scrolls everything into view once, so that it loads, and goes back to the top. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async (height) => {
    const end = Math.min(document.documentElement.scrollHeight, height);
    for (let top = 0; top < end; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 60));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, WHOLE_HEIGHT);
  // The window may ask for a picture in another size.
  await page
    .waitForFunction(
      (height) =>
        Array.from(document.images).every((image) => {
          const { left, top, width } = image.getBoundingClientRect();
          return image.complete || width === 0 || left >= window.innerWidth || top >= height;
        }),
      WHOLE_HEIGHT,
    )
    .catch(() => undefined);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(SETTLE_MS);
}

interface Shot {
  readonly width: number;
  readonly image: Buffer;
}

interface Shots {
  readonly screens: Shot[];
  readonly whole: Shot[];
}

/** Opens a page, or brings about its state, once and takes it at every size. */
async function shoot(browser: Browser, open: Opening): Promise<Shots> {
  const shots: Shots = { screens: [], whole: [] };
  const page = await openPage(browser);
  try {
    await open(page);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await readThrough(page);
      shots.screens.push({ width, image: await page.screenshot({ type: 'jpeg', quality: 80 }) });
      if (!WHOLE.includes(width)) continue;
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      const clip = { x: 0, y: 0, width, height: Math.min(tall, WHOLE_HEIGHT) };
      shots.whole.push({
        width,
        image: await page.screenshot({ type: 'jpeg', quality: 80, fullPage: true, clip }),
      });
    }
  } finally {
    await page.close();
  }
  return shots;
}

async function drawSheet(browser: Browser, name: string, shots: Shots): Promise<string> {
  const pictures = join(FOLDER, name);
  await mkdir(pictures, { recursive: true });
  for (const [kind, row] of Object.entries(shots) as readonly [string, readonly Shot[]][]) {
    for (const { width, image } of row)
      await writeFile(join(pictures, `${String(width)}-${kind}.jpg`), image);
  }
  const toFigure = ({ width, image }: Shot, height: number) =>
    `<figure><figcaption>${String(width)}</figcaption><img height="${String(height)}" src="data:image/jpeg;base64,${image.toString('base64')}"></figure>`;
  const toRow = (row: readonly Shot[], height: number) =>
    `<div>${row.map((shot) => toFigure(shot, height)).join('')}</div>`;
  const page = await browser.newPage({ viewport: { width: 3200, height: 2000 } });
  await page.setContent(
    `<style>body{margin:16px;font:16px sans-serif;background:#bbb}div{display:flex;gap:12px;align-items:start}figure{margin:0 0 12px}</style>
    <h1>${name}</h1>${toRow(shots.screens, ROW.screens)}${toRow(shots.whole, ROW.whole)}`,
  );
  const file = join(FOLDER, `${name}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 80, fullPage: true });
  await page.close();
  return file;
}

async function listSheets(
  browser: Browser,
  origin: string,
  states: Readonly<Record<string, State>>,
): Promise<readonly [string, Opening][]> {
  const sheets: [string, Opening][] = [];
  const add = (name: string, open: (page: Page, locale: Locale) => Promise<unknown>) => {
    for (const locale of LOCALE_CODES)
      sheets.push([`${name}-${locale}`, (page) => open(page, locale)]);
  };
  for (const [name, route] of await findPages(browser, origin))
    add(name, (page, locale) => page.goto(origin + toPath(route, locale)));
  add('not-found', (page, locale) =>
    page.goto(`${origin}${locale === DEFAULT_LOCALE ? '' : `/${locale}`}/no-such-page`),
  );
  for (const [name, bringAbout] of Object.entries(states))
    add(name, (page, locale) => bringAbout(page, origin, locale));
  return sheets;
}

/** Draws the sheets. A sheet that fails is reported and does not stop the others. */
async function shootAll(browser: Browser, origin: string): Promise<void> {
  const started = performance.now();
  await mkdir(FOLDER, { recursive: true });
  const all = await listSheets(browser, origin, states);
  const sheets = all.filter(
    ([name]) => wanted.length === 0 || wanted.includes(name.replace(/-[a-z]+$/, '')),
  );
  const waiting = sheets.values();
  let made = 0;
  const work = async () => {
    for (const [name, open] of waiting) {
      try {
        console.log(await drawSheet(browser, name, await shoot(browser, open)));
        made += 1;
      } catch (error) {
        console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${String(made)} of ${String(sheets.length)} contact sheets in ${FOLDER}, ${String(seconds)} s`,
  );
  if (made < sheets.length) process.exitCode = 1;
}

const { values, positionals } = parseArgs({
  options: { pages: { type: 'string' } },
  allowPositionals: true,
});
const wanted = values.pages?.split(',') ?? [];
const [target] = positionals;
const states = target === undefined ? { ...STATES, ...SENDING_STATES } : STATES;
await onSite(target, process.env, (origin) => withBrowser((browser) => shootAll(browser, origin)));

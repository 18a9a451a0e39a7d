/**
 * `npm run check:budgets [-- <origin or folder>]`: no page sends more JavaScript than it may. A real browser loads each kind of page, in
 * both languages, and uses it; an origin is checked where it is, a folder (`dist` unless given) is served meanwhile.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { startPreview } from '../preview/server.ts';
import { BROWSER_ARGUMENTS, findBrowser } from './browser.ts';
import { countJavaScript } from './javascript-sent.ts';
import { report, siteFolder } from './report.ts';

const KILOBYTE = 1000;
const WAIT_MS = 15_000;

interface Budget {
  readonly name: string;
  /** By language. */
  readonly paths: readonly [pt: string, en: string];
  /** Kilobytes, compressed. */
  readonly limit: number;
  /** Makes the page load everything that the limit is for. By default the page is read to its end. */
  readonly use?: (page: Page) => Promise<void>;
}

/** Goes through the page as a reader does, so that what loads near the viewport is loaded. */
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

/** Idle islands start when the browser has nothing else to do. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  await page.waitForLoadState('networkidle');
}

async function useListing(page: Page): Promise<void> {
  await page.locator('.letters button:enabled').first().click();
  await page.getByRole('searchbox').fill('a');
  await readOn(page);
}

async function openGallery(page: Page): Promise<void> {
  for (const tab of await page.locator('profile-galleries .tabs a').all()) await tab.click();
  await page.locator('profile-galleries .tabs a').first().click();
  await page.locator('.gallery a.picture').first().click();
  await page.locator('dialog[open] .swiper-slide').first().waitFor();
  await settle(page);
}

async function drawMap(page: Page): Promise<void> {
  await page.locator('agency-map .leaflet-container').waitFor();
  await readOn(page);
}

function budgets(profile: readonly [string, string], covers: number): readonly Budget[] {
  return [
    { name: 'about', paths: ['/sobre-nos', '/en/about'], limit: 6 },
    { name: 'blog', paths: ['/amazing-face', '/en/amazing-face'], limit: 6 },
    { name: '404', paths: ['/nada/aqui', '/en/nothing/here'], limit: 6 },
    covers > 1
      ? { name: `home, ${String(covers)} covers`, paths: ['/', '/en'], limit: 95 }
      : { name: 'home, one cover at most', paths: ['/', '/en'], limit: 6 },
    { name: 'profile', paths: profile, limit: 12, use: settle },
    { name: 'profile, opened', paths: profile, limit: 100, use: openGallery },
    { name: 'listing', paths: ['/modelos', '/en/models'], limit: 70, use: useListing },
    { name: 'contact', paths: ['/contato', '/en/contact'], limit: 70, use: drawMap },
    { name: 'favourites', paths: ['/favoritos', '/en/favourites'], limit: 70 },
  ];
}

async function measure(browser: Browser, origin: string, path: string, use: (page: Page) => Promise<void>): Promise<string[] | number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  try {
    // What others serve is not the site's to send, and need not be there.
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    const sent = countJavaScript(page);
    await page.goto(origin + path, { waitUntil: 'load' });
    await use(page);
    return (await sent.read()).bytes / KILOBYTE;
  } catch (error) {
    return [`${path}: ${error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error)}`];
  } finally {
    await context.close();
  }
}

async function check(origin: string): Promise<readonly string[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS] });
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/modelos`);
    const profile = (await page.locator('.wall .card a').first().getAttribute('href')) ?? '/';
    await page.goto(origin);
    const covers = await page.locator('.swiper-slide').count();
    await page.close();

    const faults: string[] = [];
    console.log('page                      pt KB   en KB   limit');
    for (const { name, paths, limit, use = readOn } of budgets([profile, profile.replace('/modelos/', '/en/models/')], covers)) {
      const cells: string[] = [];
      for (const path of paths) {
        const result = await measure(browser, origin, path, use);
        if (typeof result === 'number') {
          if (result > limit) faults.push(`${name} (${path}) sends ${result.toFixed(1)} KB, more than ${String(limit)} KB`);
          cells.push(result.toFixed(1).padStart(8));
        } else {
          faults.push(...result);
          cells.push('  failed');
        }
      }
      console.log(`${name.padEnd(23)}${cells.join('')}${String(limit).padStart(8)}`);
    }
    return faults;
  } finally {
    await browser.close();
  }
}

const target = siteFolder();
if (/^https?:/.test(target)) report('budgets', target, await check(new URL(target).origin));
else {
  const preview = await startPreview({ port: 0, dist: target, env: { ...process.env, RATE_LIMIT: 'off' }, log: () => undefined });
  try {
    report('budgets', `${target}, JavaScript as compressed by Brotli`, await check(preview.url));
  } finally {
    await preview.close();
  }
}

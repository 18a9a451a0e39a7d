/**
 * `npm run shots [-- <origin>] [-- --pages home,profile]`: what every kind of page of the demo agency, or of an origin, looks like, in both
 * languages, at eight sizes of window. One contact sheet for each page and language in `.local/shots`: its first screens, and the whole
 * page on a phone, a tablet and a desk.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './checks/browser.ts';
import { openDemoSite } from './checks/demo-site.ts';

const FOLDER = join('.local', 'shots');
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
/** Widths that are shown from head to foot. */
const WHOLE = [320, 768, 1440];
const WHOLE_HEIGHT = 6000;
/** Height of a picture on the sheet. */
const ROW = { screens: 420, whole: 1600 };
const WAIT_MS = 20_000;
const SETTLE_MS = 400;

/** A page of each kind, in the default language; the other language's is the one that it names itself. */
async function findPages(page: Page, origin: string): Promise<ReadonlyMap<string, string>> {
  await page.goto(`${origin}/modelos`);
  const talents = await page.locator('.wall .card > a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return new Map([
    ['home', '/'],
    ['listing', '/modelos'],
    ['profile', talents[0] ?? '/'],
    ['favourites', '/favoritos'],
    ['about', '/sobre-nos'],
    ['contact', '/contato'],
    ['get-scouted', '/seja-amz'],
    ['blog', '/amazing-face'],
    ['privacy', '/privacidade'],
    ['safety', '/seguranca'],
    ['not-found', '/nao-existe'],
  ]);
}

/** Brings everything into view once, so that what loads near the window is loaded, and goes back to the head. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async (height) => {
    const end = Math.min(document.documentElement.scrollHeight, height);
    for (let top = 0; top < end; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 60));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, WHOLE_HEIGHT);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(SETTLE_MS);
}

interface Shot {
  readonly width: number;
  readonly picture: string;
}

/** The first screens at every size, and the whole page at some. Pictures are data addresses. */
async function shoot(browser: Browser, url: string): Promise<{ readonly screens: readonly Shot[]; readonly whole: readonly Shot[] }> {
  const screens: Shot[] = [];
  const whole: Shot[] = [];
  for (const [width, height] of SCREENS) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce', hasTouch: width < 1024 });
    page.setDefaultTimeout(WAIT_MS);
    await page.goto(url);
    await readThrough(page);
    const toAddress = (image: Buffer) => `data:image/jpeg;base64,${image.toString('base64')}`;
    screens.push({ width, picture: toAddress(await page.screenshot({ type: 'jpeg', quality: 80 })) });
    if (WHOLE.includes(width)) {
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      const clip = { x: 0, y: 0, width, height: Math.min(tall, WHOLE_HEIGHT) };
      whole.push({ width, picture: toAddress(await page.screenshot({ type: 'jpeg', quality: 80, fullPage: true, clip })) });
    }
    await page.close();
  }
  return { screens, whole };
}

async function drawSheet(browser: Browser, name: string, shots: Awaited<ReturnType<typeof shoot>>): Promise<string> {
  const toRow = (row: readonly Shot[], height: number) =>
    `<div>${row.map(({ width, picture }) => `<figure><figcaption>${String(width)}</figcaption><img height="${String(height)}" src="${picture}"></figure>`).join('')}</div>`;
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

async function shootAll(origin: string, wanted: readonly string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS] });
  try {
    await mkdir(FOLDER, { recursive: true });
    const page = await browser.newPage();
    page.setDefaultTimeout(WAIT_MS);
    for (const [name, path] of await findPages(page, origin)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      await page.goto(origin + path);
      const english = page.locator('link[rel=alternate][hreflang=en]');
      const other =
        (await english.count()) > 0 ? new URL((await english.getAttribute('href')) ?? '/en', origin).pathname : '/en/no-such-page';
      for (const [locale, address] of [
        ['pt', path],
        ['en', other],
      ] as const) {
        console.log(await drawSheet(browser, `${name}-${locale}`, await shoot(browser, origin + address)));
      }
    }
  } finally {
    await browser.close();
  }
}

const { values, positionals } = parseArgs({ options: { pages: { type: 'string' } }, allowPositionals: true });
const wanted = values.pages?.split(',') ?? [];
const [target] = positionals;
if (target !== undefined) {
  await shootAll(new URL(target).origin, wanted);
} else {
  const site = await openDemoSite(process.env);
  try {
    await shootAll(site.origin, wanted);
  } finally {
    await site.close();
  }
}

/**
 * `npm run bench [-- --talents 156,400,1000]`: builds made-up agencies of these sizes (10,000 at
 * most) and prints processor seconds and memory of each kind of build, and what the largest board
 * and a profile cost a visitor on a slow phone.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { toPath } from '../../src/routes.ts';
import { startBackOffice } from '../back-office/back-office-server.ts';
import { withBrowser } from '../checks/browser.ts';
import { chooseLetter, openFinder, openPicture, search } from '../checks/presses.ts';
import { startPreview } from '../preview/preview-server.ts';
import { editForm } from './edit-form.ts';

declare global {
  interface Window {
    longest: number;
  }
}

const ROOT = join(import.meta.dirname, '../..');
const FIRST_ID = 3101;
const RUNS = 3;
const BOARD = toPath({ page: 'listing', category: 'models' }, 'pt');
const PRESS_RUNS = 7;
/** Each main press, on its page. */
const PRESSES = {
  letter: [BOARD, chooseLetter],
  search: [BOARD, search],
  finder: [BOARD, openFinder],
  picture: [`${BOARD}/${FIRST_ID}`, openPicture],
} as const;
/** Sorts of the fixed loop, beside which a press is read: 40 ms on the slowed machine of the limits. */
const LOOP = 260;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** Lighthouse's slow phone, observed: its network, and its processor. */
const NETWORK = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 675_000 / 8,
};
const SLOWDOWN = 4;
/** Prints what a build used, when it ends. */
const METER = `data:text/javascript,${encodeURIComponent(`process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  console.error(JSON.stringify([(userCPUTime + systemCPUTime) / 1e6, maxRSS / 1024]));
})`)}`;

const { values } = parseArgs({ options: { talents: { type: 'string', default: '156,400,1000' } } });
const sizes = values.talents.split(',').map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 1 || size > 10_000))
  throw new Error('--talents takes numbers from 1 to 10000, separated by commas');
for (const size of sizes) console.table({ [`${size} talents`]: await measureAgency(size) });

async function measureAgency(talents: number) {
  await using opened = new AsyncDisposableStack();
  // Inside the project: the build's renames need one file system.
  const folder = mkdtempSync(join(ROOT, '.local-bench-'));
  opened.defer(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const office = await startBackOffice({ dataDir: join(folder, 'office'), talents });
  opened.defer(office.close);
  const dist = join(folder, 'dist');
  const env = {
    ...process.env,
    ...office.credentials,
    PANEL_URL: office.url,
    TALENT_URL: '',
    SITE_URL: 'https://www.amazing.example',
    OUTBOX_DIR: join(folder, 'outbox'),
  };
  const command = ['--import', METER, 'scripts/build.ts', '--if-changed', '--json'];
  const build = async () => {
    const argv = [...command, '--out', dist, '--data', join(folder, 'data')];
    const { stderr } = await promisify(execFile)(process.execPath, argv, { env, cwd: ROOT });
    const [seconds, megabytes] = JSON.parse(stderr.trimEnd().split('\n').at(-1) ?? '') as number[];
    return { seconds: seconds ?? 0, megabytes: megabytes ?? 0 };
  };
  const first = await build();
  const unchanged = await medianOf(async () => (await build()).seconds);
  let edits = 0;
  const edited = await medianOf(async () => {
    await editForm(office.url, `/talentos/${FIRST_ID}`, (fields) => {
      fields.set('followers', `${++edits}.1k`);
    });
    return (await build()).seconds;
  });
  const preview = opened.use(
    await startPreview({ dist, env, imageCache: join(folder, 'images'), log: () => undefined }),
  );
  const html = await (await fetch(preview.url + BOARD)).text();
  const board = await withBrowser((browser) => measureBoard(browser, preview.url));
  return {
    'first, s': toFixed(first.seconds),
    'nothing changed, s': toFixed(unchanged),
    'one edit, s': toFixed(edited),
    'memory, MB': Math.round(first.megabytes),
    'board, KB': toFixed(
      brotliCompressSync(html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '')).length / 1000,
    ),
    'largest paint, s': toFixed(board.paint / 1000),
    ...board.presses,
  };
}

async function measureBoard(browser: Browser, origin: string) {
  const visit = async (path: string, use: (page: Page) => Promise<number>, isSlowLine = false) => {
    const page = await browser.newPage(PHONE);
    const session = await page.context().newCDPSession(page);
    if (isSlowLine) await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(origin + path);
    await page.waitForLoadState('networkidle');
    const figure = await use(page);
    await page.close();
    return figure;
  };
  // Pictures are cut at their first request.
  await visit(BOARD, () => Promise.resolve(0));
  const presses: Record<string, number> = {};
  for (const [name, [path, press]] of Object.entries(PRESSES))
    presses[`${name}, ms`] = await medianOf(
      () => visit(path, (page) => timePress(page, press)),
      PRESS_RUNS,
    );
  presses['loop, ms'] = await medianOf(() => visit(BOARD, timeLoop), PRESS_RUNS);
  return { paint: await medianOf(() => visit(BOARD, readLargestPaint, true)), presses };
}

/** Milliseconds until the largest contentful paint. */
async function readLargestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** Milliseconds until the browser has drawn what a press changed: its longest event. */
async function timePress(page: Page, press: (page: Page) => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    Object.assign(window, { longest: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as object);
  });
  await press(page);
  await page.waitForTimeout(500);
  return page.evaluate(() => window.longest);
}

function timeLoop(page: Page): Promise<number> {
  return page.evaluate((sorts) => {
    const startedAt = performance.now();
    for (let sort = 0; sort < sorts; sort += 1)
      Array.from({ length: 200 }, (_, index) => (index * 7919) % 1009).sort((a, b) => a - b);
    return Math.round(performance.now() - startedAt);
  }, LOOP);
}

async function medianOf(measure: () => Promise<number>, runs = RUNS): Promise<number> {
  const figures: number[] = [];
  for (let run = 0; run < runs; run += 1) figures.push(await measure());
  return figures.toSorted((a, b) => a - b)[runs >> 1] ?? Number.NaN;
}

function toFixed(figure: number): string {
  return figure.toFixed(1);
}

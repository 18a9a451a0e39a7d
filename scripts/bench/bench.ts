/**
 * `npm run bench [-- --talents 156,400,1000]`: builds made-up agencies of these sizes (10,000 at
 * most) and prints processor seconds and memory of each kind of build, and what the largest board
 * costs a visitor on a slow phone.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { toPath } from '../../src/routes.ts';
import { startBackOffice } from '../back-office/back-office-server.ts';
import { withBrowser } from '../checks/browser.ts';
import { startPreview } from '../preview/preview-server.ts';
import { editForm } from './edit-form.ts';

const ROOT = join(import.meta.dirname, '../..');
const FIRST_ID = 3101;
const RUNS = 3;
const BOARD = toPath({ page: 'listing', category: 'models' }, 'pt');
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
  const board = await withBrowser((browser) => measureBoard(browser, preview.url + BOARD));
  return {
    'first, s': toFixed(first.seconds),
    'nothing changed, s': toFixed(unchanged),
    'one edit, s': toFixed(edited),
    'memory, MB': Math.round(first.megabytes),
    'board, KB': toFixed(
      brotliCompressSync(html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '')).length / 1000,
    ),
    'largest paint, s': toFixed(board.paint / 1000),
    'letter, ms': Math.round(board.letter),
  };
}

async function measureBoard(browser: Browser, url: string) {
  const visit = async (use: (page: Page) => Promise<number>) => {
    const page = await browser.newPage(PHONE);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url);
    const figure = await use(page);
    await page.close();
    return figure;
  };
  // Pictures are cut at their first request.
  await visit((page) => page.waitForLoadState('networkidle').then(() => 0));
  return {
    paint: await medianOf(() => visit(readLargestPaint)),
    letter: await medianOf(() => visit(pressLetter)),
  };
}

/** Milliseconds until the largest contentful paint. */
async function readLargestPaint(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** Milliseconds from the press of a letter until the browser has drawn the answer. */
async function pressLetter(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page
    .locator('.letters .scroller a')
    .nth(3)
    .evaluate(async (letter: HTMLElement) => {
      const startedAt = performance.now();
      letter.click();
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      return performance.now() - startedAt;
    });
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const figures: number[] = [];
  for (let run = 0; run < RUNS; run += 1) figures.push(await measure());
  return figures.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
}

function toFixed(figure: number): string {
  return figure.toFixed(1);
}

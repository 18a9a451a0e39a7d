/** `npm run check:photo-memory [-- <origin or folder>]`: four photos of 48 megapixels must fit a
 * cheap phone's memory. Linux only. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { checkServed } from './served-site.ts';

const LIMIT_MB = 300;
const WIDTH = 8000;
const HEIGHT = 6000;
const SAMPLE_MS = 20;
const WAIT_MS = 180_000;

/** Grain makes it some megabytes large, like a phone's photo. */
async function writeLargePhoto(file: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const small = await sharp({
    create: { width: WIDTH / 8, height: HEIGHT / 8, channels: 3, background: '#888', noise },
  })
    .png()
    .toBuffer();
  await sharp(small).resize(WIDTH, HEIGHT).jpeg({ quality: 90 }).toFile(file);
}

/** Anonymous and shared memory, in megabytes, of the largest page; 0 without a process. */
function measure(processes: readonly number[]): number {
  const sizes = processes.map((id) => {
    try {
      const status = readFileSync(`/proc/${String(id)}/status`, 'utf8');
      return Array.from(status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB/gm), ([, size]) =>
        Number(size),
      ).reduce((sum, size) => sum + size, 0);
    } catch {
      return 0;
    }
  });
  return Math.max(0, ...sizes) / 1024;
}

async function findPages(browser: Browser): Promise<readonly number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

async function check(browser: Browser, origin: string): Promise<readonly string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'photo-memory-'));
  const file = path.join(folder, 'photo.jpg');
  try {
    await writeLargePhoto(file);
    const page = await browser.newPage();
    page.setDefaultTimeout(WAIT_MS);
    await page.goto(`${origin}/seja-amz`);
    const slots = page.locator('#scouted-form input[type="file"]');
    await slots.first().scrollIntoViewIfNeeded();
    await page.locator('#scouted-form button[type="submit"]:enabled').waitFor();
    const pages = await findPages(browser);
    let most = 0;
    const timer = setInterval(() => {
      most = Math.max(most, measure(pages));
    }, SAMPLE_MS);
    const all = await slots.all();
    await Promise.all(all.map((slot) => slot.setInputFiles(file)));
    await page.waitForFunction(
      (count) =>
        document.querySelectorAll('#scouted-form .shot img[src^="blob:"]').length === count,
      all.length,
    );
    clearInterval(timer);
    const size = `${((await stat(file)).size / 1e6).toFixed(1)} MB, ${String((WIDTH * HEIGHT) / 1e6)} megapixels`;
    console.log(
      `four photos of ${size} each: ${most.toFixed(0)} of ${String(LIMIT_MB)} MB at most, ${measure(pages).toFixed(0)} MB once they are ready`,
    );
    return most <= LIMIT_MB
      ? []
      : [`the page takes ${most.toFixed(0)} MB, at most ${String(LIMIT_MB)} are allowed`];
  } finally {
    await rm(folder, { recursive: true });
  }
}

if (process.platform === 'linux') await checkServed('photo-memory', 'megabytes', check);
else console.log('photo-memory: skipped, it needs Linux');

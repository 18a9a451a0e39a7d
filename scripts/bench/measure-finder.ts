/** Size and speed of the finder of the longest listing, on a phone four times slower than this
 * machine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';

const SLOWDOWN = 4;
const ROUNDS = 4;
/** Kilobytes of the index; milliseconds for nineteen presses of twenty, because one may meet a
 * garbage collection. */
const LIMITS = { size: 120, answer: 50 };

/** `site` is the built folder, `origin` where it is served. */
export async function measureFinder(browser: Browser, site: string, origin: string) {
  const bytes = brotliCompressSync(readFileSync(join(site, 'finder/pt-models.json'))).length;
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.route('**/*.{jpg,png,webp,avif}*', (route) => route.abort());
  await page.goto(`${origin}/modelos#p=1`);
  await page.locator('.chips').waitFor();
  await page.locator('.find .open').click();
  await page.locator('.fit .ticks label').first().waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times = (await pressColours(page, ROUNDS)).toSorted((x, y) => x - y);
  const [middle = NaN, most = NaN, slowest = NaN] = [0.5, 0.95, 1].map(
    (part) => times[Math.ceil(part * times.length) - 1],
  );
  const size = bytes / 1000;
  return {
    size: `${size.toFixed(1)} KB`,
    /** From a press to the new count: median, nineteen of twenty, slowest. */
    answer: `${middle.toFixed(0)}, ${most.toFixed(0)}, ${slowest.toFixed(0)} ms`,
    faults: [
      ...(size <= LIMITS.size
        ? []
        : [`the finder's index has ${size.toFixed(1)} KB of ${String(LIMITS.size)}`]),
      ...(most <= LIMITS.answer
        ? []
        : [`the finder answers one press of twenty after more than ${String(LIMITS.answer)} ms`]),
    ],
  };
}

async function pressColours(page: Page, rounds: number): Promise<readonly number[]> {
  const hair = page.getByRole('group', { name: 'Cabelo' }).locator('input:enabled');
  return hair.evaluateAll(async (colours: HTMLInputElement[], count) => {
    const button = document.querySelector('.fit-foot .btn');
    if (button === null || colours.length === 0) throw new Error('The finder is not open');
    const times: number[] = [];
    for (const colour of Array.from({ length: count }, () => colours).flat()) {
      const start = performance.now();
      const changed = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(button, { childList: true, characterData: true, subtree: true });
      });
      colour.click();
      await changed;
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    return times;
  }, rounds);
}

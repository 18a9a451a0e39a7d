/** What the finder of the longest listing weighs and how soon it answers, on a phone four times slower than this machine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../checks/browser.ts';

const SLOWDOWN = 4;

export interface FinderMeasures {
  /** Compressed by Brotli. */
  readonly size: string;
  /** From a press to the new count: median and slowest. */
  readonly answer: string;
}

/** `site` is the built folder, `origin` where it is served. */
export async function measureFinder(site: string, origin: string): Promise<FinderMeasures> {
  const bytes = brotliCompressSync(readFileSync(join(site, 'finder/pt-models.json'))).length;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    // Pictures are no part of the answer.
    await page.route('**/*.{jpg,png,webp,avif}*', (route) => route.abort());
    await page.goto(`${origin}/modelos#p=1`);
    await page.locator('.chips').waitFor();
    await page.locator('.find .open').click();
    await page.locator('.fit .ticks label').first().waitFor();
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const times = await pressColours(page);
    const sorted = times.toSorted((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)] ?? NaN;
    return { size: `${(bytes / 1000).toFixed(1)} KB`, answer: `${middle.toFixed(0)} ms, ${(sorted.at(-1) ?? NaN).toFixed(0)} ms at most` };
  } finally {
    await browser.close();
  }
}

/** Presses each colour of hair, one after the other, and waits for the count to change. */
async function pressColours(page: Page): Promise<readonly number[]> {
  return page.evaluate(async () => {
    const button = document.querySelector('.fit-foot .btn');
    const colours = Array.from(document.querySelectorAll<HTMLInputElement>('.fit .c5 input:enabled'));
    if (button === null) throw new Error('The finder is not open');
    const times: number[] = [];
    for (const colour of [...colours, ...colours]) {
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
  });
}

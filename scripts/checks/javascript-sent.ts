/** How much JavaScript a page sends, seen from a real browser. */
import { constants, brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface SentJavaScript {
  readonly bytes: number;
  readonly files: number;
}

/** Programs that a page has in its markup. Data blocks are none. */
const INLINE = 'script:not([src]):is(:not([type]), [type="module"], [type="text/javascript"])';

/**
 * Counts from now on; `read` tells what the page has sent by then, its inline programs included. Every program counts once, compressed
 * as a CDN stores it: Brotli at its best, each file by itself. Programs of other origins count as well.
 */
export function countJavaScript(page: Page): { readonly read: () => Promise<SentJavaScript> } {
  const files = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const url = response.url();
    if (response.request().resourceType() !== 'script' || files.has(url)) return;
    files.set(
      url,
      response.body().then(toCompressedSize, () => 0),
    );
  });
  return {
    async read() {
      const inline = await page.locator(INLINE).evaluateAll((scripts) => scripts.map((script) => script.textContent));
      const sizes = [...(await Promise.all(files.values())), ...inline.map((program) => toCompressedSize(Buffer.from(program)))];
      return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: files.size };
    },
  };
}

function toCompressedSize(program: Buffer): number {
  return brotliCompressSync(program, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;
}

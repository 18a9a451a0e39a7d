/** How much JavaScript and CSS a page sends, seen from a real browser. */
import { constants, brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';

/** Bytes, compressed. */
export interface SentCode {
  readonly javascript: number;
  readonly css: number;
}

/** What a page has in its markup: programs, data blocks being none, and styles, with what programs have put there. */
const INLINE = { script: 'script:not([src]):is(:not([type]), [type="module"], [type="text/javascript"])', stylesheet: 'style' } as const;
type Kind = keyof typeof INLINE;

/**
 * Counts from now on; `read` tells what the page has sent by then, what stands in its markup included. Every program and every sheet
 * counts once, compressed as a CDN stores it: Brotli at its best, each file by itself. Those of other origins count as well.
 */
export function countCode(page: Page): { readonly read: () => Promise<SentCode> } {
  const files = { script: new Map<string, Promise<number>>(), stylesheet: new Map<string, Promise<number>>() };
  page.on('response', (response) => {
    const url = response.url();
    const kind = response.request().resourceType();
    if ((kind !== 'script' && kind !== 'stylesheet') || files[kind].has(url)) return;
    files[kind].set(
      url,
      response.body().then(toCompressedSize, () => 0),
    );
  });
  const read = async (kind: Kind) => {
    const inline = await page.locator(INLINE[kind]).evaluateAll((elements) => elements.map(({ textContent }) => textContent));
    const sizes = [...(await Promise.all(files[kind].values())), ...inline.map((text) => toCompressedSize(Buffer.from(text)))];
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return { read: async () => ({ javascript: await read('script'), css: await read('stylesheet') }) };
}

function toCompressedSize(code: Buffer): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;
}

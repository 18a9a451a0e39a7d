import { constants, brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';

export interface SentCode {
  readonly javascript: number;
  readonly css: number;
}

/** A page's inline programs (not data blocks) and styles, including styles added by programs. */
const INLINE = {
  script: 'script:not([src]):is(:not([type]), [type="module"], [type="text/javascript"])',
  stylesheet: 'style',
} as const;
type Kind = keyof typeof INLINE;

/** `read` returns the code sent since the call, inline and foreign code included. Each file counts
 * once, in Brotli's best quality. */
export function countCode(page: Page): { readonly read: () => Promise<SentCode> } {
  const files = {
    script: new Map<string, Promise<number>>(),
    stylesheet: new Map<string, Promise<number>>(),
  };
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
    const inline = await page
      .locator(INLINE[kind])
      .evaluateAll((elements) => elements.map(({ textContent }) => textContent));
    const sizes = [
      ...(await Promise.all(files[kind].values())),
      ...inline.map((text) => toCompressedSize(Buffer.from(text))),
    ];
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return {
    read: async () => ({ javascript: await read('script'), css: await read('stylesheet') }),
  };
}

/** Bytes of a file in a CDN's store. */
export function toCompressedSize(code: Buffer): number {
  return brotliCompressSync(code, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

import { constants, brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** A page's inline programs (not data blocks) and styles, including styles added by programs. */
const INLINE = {
  script: 'script:not([src]):is(:not([type]), [type="module"], [type="text/javascript"])',
  stylesheet: 'style',
} as const;

/** Bytes of the code sent since the call, read later, inline and foreign code included, and how many
 * programs were asked for. Each file counts once, in Brotli's best quality. */
export function countCode(page: Page) {
  const files = {
    script: new Map<string, Promise<number>>(),
    stylesheet: new Map<string, Promise<number>>(),
  };
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    const size = files[kind].get(response.url()) ?? response.body().then(toCompressedSize, () => 0);
    files[kind].set(response.url(), size);
  });
  const read = async (kind: keyof typeof INLINE): Promise<number> => {
    const inline = await page
      .locator(INLINE[kind])
      .evaluateAll((elements) => elements.map(({ textContent }) => textContent));
    const sizes = [
      ...(await Promise.all(files[kind].values())),
      ...inline.map((text) => toCompressedSize(Buffer.from(text))),
    ];
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return async () => ({
    script: await read('script'),
    stylesheet: await read('stylesheet'),
    requests: files.script.size,
  });
}

/** Bytes of a file in a CDN's store. */
export function toCompressedSize(code: Buffer): number {
  return brotliCompressSync(code, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

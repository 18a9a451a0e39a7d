/** Netlify's image CDN at `/.netlify/images`, with a cache on disk. */
import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { ImageFault } from './image-fault.ts';
import { readImageOrder, type ImageOrder } from './image-request.ts';
import { toSource, type LoadOriginal } from './original.ts';
import { transform } from './transform.ts';
import type { Variant, VariantCache } from './variant-cache.ts';

/** Milliseconds for which a finished picture is served before its original is checked again. */
const LIFETIME = 60_000;
/** Pictures made at once: fetching waits and encoding takes a core. */
const AT_ONCE = 3;
const CACHE_CONTROL = 'public, max-age=3600';

export interface ImageCdnDeps {
  readonly cache: VariantCache;
  readonly loadOriginal: LoadOriginal;
  readonly isAllowed: (address: string) => boolean;
  readonly now: () => number;
}

export type AnswerImage = (
  url: URL,
  request: { readonly method: string; readonly headers: Headers },
) => Promise<Response>;

export function createImageCdn({ cache, loadOriginal, isAllowed, now }: ImageCdnDeps): AnswerImage {
  const limit = pLimit(AT_ONCE);
  const making = new Map<string, Promise<Variant>>();

  async function make(key: string, source: string, order: ImageOrder): Promise<Variant> {
    const cached = await cache.read(key);
    if (cached !== null && now() - cached.checkedAt < LIFETIME) return cached;
    return await limit(async () => {
      try {
        const bytes = await loadOriginal(source);
        const original = digestOf(bytes);
        if (cached?.original === original) {
          await cache.touch(key, now());
          return cached;
        }
        const variant = { ...(await transform(bytes, order)), original };
        await cache.write(key, variant);
        return variant;
      } catch (error) {
        // While a host is down, its earlier pictures are still served.
        if (cached !== null && error instanceof ImageFault && error.status === 502) return cached;
        throw error;
      }
    });
  }

  /** Requests for the same picture at the same time share the work. */
  function share(source: string, order: ImageOrder): Promise<Variant> {
    const { width, height, fit, position, quality, format } = order;
    const key = JSON.stringify([source, width, height, fit, position, quality, format]);
    let variant = making.get(key);
    if (variant === undefined) {
      variant = make(key, source, order).finally(() => making.delete(key));
      making.set(key, variant);
    }
    return variant;
  }

  return async (url, { method, headers }) => {
    if (method !== 'GET' && method !== 'HEAD')
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    try {
      const order = readImageOrder(url.searchParams, headers.get('Accept') ?? '');
      const variant = await share(toSource(order.source, isAllowed), order);
      return toAnswer(variant, order, method, headers.get('If-None-Match'));
    } catch (error) {
      if (!(error instanceof ImageFault)) throw error;
      return new Response(error.message, {
        status: error.status,
        headers: { 'Cache-Control': 'no-store' },
      });
    }
  };
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('base64url');
}

function toAnswer(
  { bytes, type }: Variant,
  order: ImageOrder,
  method: string,
  known: string | null,
): Response {
  const etag = `"${digestOf(bytes)}"`;
  const headers = {
    'Cache-Control': CACHE_CONTROL,
    'Content-Security-Policy': "default-src 'none'",
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
    ...(order.negotiated ? { Vary: 'Accept' } : {}),
  };
  if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) === true)
    return new Response(null, { status: 304, headers });
  return new Response(method === 'HEAD' ? null : new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Type': type, 'Content-Length': String(bytes.byteLength) },
  });
}

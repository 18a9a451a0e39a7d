/**
 * Sizes of the posts' pictures, which the panel does not tell: read from the beginning of each file, so that a page can keep room for a
 * picture in its own shape. They are no part of what the content is known by: a file that is replaced under its name has the new size
 * once something else has changed.
 */
import sharp from 'sharp';
import type { Catalogue } from '../domain/catalogue.ts';
import type { PictureSize, Post } from '../domain/content.ts';
import { toFileUrl } from '../images/file-url.ts';
import { isOnImageCdn } from '../images/image.ts';
import type { HttpTools } from '../lib/http.ts';

/** Bytes in which a file says how large its picture is, with a colour profile and a camera's data before that. */
const HEAD_BYTES = 256 * 1024;
const TIMEOUT_MS = 5_000;
const PICTURE = /<img\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/gi;

/** By file, as the posts name it; one that cannot be read in time is left out. */
export async function readPictureSizes(
  posts: readonly Post[],
  imageBaseUrl: string,
  { fetch, limit }: Pick<HttpTools, 'fetch' | 'limit'>,
  signal: AbortSignal,
): Promise<Catalogue['pictureSizes']> {
  const named = posts.flatMap(({ cover, content }) => [cover ?? '', ...content.matchAll(PICTURE).map((match) => match[1] ?? '')]);
  const files = Array.from(new Set(named)).filter((file) => isOnImageCdn(file, imageBaseUrl));
  const sizes = await Promise.all(
    files.map(async (file) => {
      const url = toFileUrl(file, imageBaseUrl);
      const size = url === null ? null : await limit(() => readSize(url, fetch, signal));
      return size === null ? [] : [[file, size] as const];
    }),
  );
  return Object.fromEntries(sizes.flat());
}

async function readSize(url: string, get: typeof fetch, signal: AbortSignal): Promise<PictureSize | null> {
  try {
    const answer = await get(url, {
      headers: { Range: `bytes=0-${HEAD_BYTES - 1}` },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const head = await readHead(answer);
    // Half a picture is enough: nothing of it is decoded.
    const { autoOrient } = await sharp(head, { failOn: 'none' }).metadata();
    return answer.ok && autoOrient.width > 0 && autoOrient.height > 0 ? autoOrient : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** A server need not keep to a range. */
async function readHead({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= HEAD_BYTES) break;
  }
  return Buffer.concat(chunks);
}

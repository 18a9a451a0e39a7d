/** The panel sends no sizes. They count in the site's fingerprint, not in the panel's digests. */
import type { Catalogue } from '../domain/catalogue.ts';
import type { PictureSize, Post } from '../domain/content.ts';
import { toFileUrl } from '../images/file-url.ts';
import { isOnImageCdn } from '../images/image.ts';
import { readHtml, toElements } from '../lib/bounded-html.ts';
import { toHtml } from '../lib/plain-post.ts';
import { toPictureSource } from '../images/post-picture.ts';
import type { Copy } from './copies.ts';
import { isLost, nameMissing, readHead, type PictureReading } from './picture-reading.ts';

/** Nearly every file tells its size in its first bytes. */
const HEAD_BYTES = 256 * 1024;
const MOST_BYTES = 32 * 1024 * 1024;
const TIMEOUT_MS = 5_000;
const COLLECTION = 'picture sizes';

export async function readPictureSizes(
  posts: readonly Post[],
  reading: PictureReading,
): Promise<Catalogue['pictureSizes']> {
  const { imageBaseUrl, copies, signal, limit, warn } = reading;
  const missing: string[] = [];
  const named = posts.flatMap(({ cover, content }) => [cover ?? '', ...picturesIn(content)]);
  const files = Array.from(new Set(named)).filter((file) => isOnImageCdn(file, imageBaseUrl));
  const sizes = await Promise.all(
    files.map(async (file) => {
      const url = toFileUrl(file, imageBaseUrl);
      if (url === null) return [];
      const key = { origin: imageBaseUrl, collection: COLLECTION, id: file };
      const copy = copies.find(key);
      const onLost = (status: number) => missing.push(`${file} (${status})`);
      const found = await limit(() => readSize(url, copy, signal, onLost));
      if (found === null) return [];
      const { size, etag } = found;
      const text = JSON.stringify(size);
      if (etag !== copy?.etag || text !== copy.text) copies.keep(key, { text, etag });
      return [[file, size] as const];
    }),
  );
  nameMissing('pictures of posts', missing, warn);
  copies.keepOnly(imageBaseUrl, COLLECTION, new Set(files));
  return Object.fromEntries(sizes.flat());
}

function picturesIn(html: string): readonly string[] {
  const tree = readHtml(toHtml(html));
  if ('fault' in tree) return [];
  const pictures = toElements(tree).filter(({ tagName }) => tagName === 'img');
  return Array.from(pictures, ({ attrs }) =>
    toPictureSource(Object.fromEntries(attrs.map(({ name, value }) => [name, value]))),
  );
}

interface Found {
  readonly size: PictureSize;
  readonly etag: string | null;
}

async function readSize(
  url: string,
  copy: Copy | null,
  signal: AbortSignal,
  onLost: (status: number) => void,
): Promise<Found | null> {
  const known =
    copy === null ? null : { size: JSON.parse(copy.text) as PictureSize, etag: copy.etag };
  try {
    for (const bytes of [HEAD_BYTES, MOST_BYTES]) {
      const answer = await fetch(url, {
        headers: {
          Range: `bytes=0-${bytes - 1}`,
          ...(known?.etag ? { 'If-None-Match': known.etag } : {}),
        },
        // A redirect may lead into the build host's own network.
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      if (answer.status === 304) return known;
      if (isLost(answer)) onLost(answer.status);
      const head = await readHead(answer, bytes);
      if (!answer.ok) return answer.status >= 500 ? known : null;
      const size = await measure(head);
      if (size !== null) return { size, etag: answer.headers.get('etag') };
      if (head.length < bytes) break;
    }
    return known;
  } catch {
    signal.throwIfAborted();
    return known;
  }
}

async function measure(head: Uint8Array): Promise<PictureSize | null> {
  const { default: sharp } = await import('sharp');
  const found = await sharp(head, { failOn: 'none' })
    .metadata()
    .catch(() => null);
  const { width = 0, height = 0 } = found?.autoOrient ?? {};
  return width > 0 && height > 0 ? { width, height } : null;
}

import type { Catalogue } from '../domain/catalogue.ts';
import type { PictureSize, Post } from '../domain/content.ts';
import { readHtml, toElements } from '../lib/bounded-html.ts';
import { isTransientStatus } from '../lib/http.ts';
import { toHtml } from '../lib/plain-post.ts';
import { toPictureSource } from '../images/post-picture.ts';
import type { Copy } from './copies.ts';
import {
  isLost,
  loadEachPicture,
  readHead,
  type Found,
  type PictureParts,
} from './load-each-picture.ts';

/** Nearly every file tells its size in its first bytes. */
const HEAD_BYTES = 256 * 1024;
const MOST_BYTES = 32 * 1024 * 1024;
const TIMEOUT_MS = 5_000;

export async function loadPictureSizes(
  posts: readonly Post[],
  reading: PictureParts,
): Promise<Catalogue['pictureSizes']> {
  const files = posts.flatMap(({ cover, content }) => [cover ?? '', ...picturesIn(content)]);
  const texts = await loadEachPicture(
    files,
    {
      collection: 'picture sizes',
      what: 'pictures of posts',
      read: (url, copy, onLost) => readSize(url, copy, reading.signal, onLost),
    },
    reading,
  );
  const sizes = Array.from(texts, ([file, text]) => [file, JSON.parse(text) as PictureSize]);
  return Object.fromEntries(sizes) as Catalogue['pictureSizes'];
}

function picturesIn(html: string): readonly string[] {
  const tree = readHtml(toHtml(html));
  if ('fault' in tree) return [];
  const pictures = toElements(tree).filter(({ tagName }) => tagName === 'img');
  return Array.from(pictures, ({ attrs }) =>
    toPictureSource(Object.fromEntries(attrs.map(({ name, value }) => [name, value]))),
  );
}

async function readSize(
  url: string,
  copy: Copy | null,
  signal: AbortSignal,
  onLost: (why: string) => void,
): Promise<Found | null> {
  try {
    for (const bytes of [HEAD_BYTES, MOST_BYTES]) {
      const answer = await fetch(url, {
        headers: {
          Range: `bytes=0-${bytes - 1}`,
          ...(copy?.etag ? { 'If-None-Match': copy.etag } : {}),
        },
        // A redirect may lead into the build host's own network.
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      if (answer.status === 304) return copy;
      if (isLost(answer)) onLost(String(answer.status));
      const head = await readHead(answer, bytes);
      if (!answer.ok) return isTransientStatus(answer.status) ? copy : null;
      const size = await measure(head);
      if (size !== null) return { text: JSON.stringify(size), etag: answer.headers.get('etag') };
      if (head.length < bytes) break;
    }
    return copy;
  } catch {
    return copy;
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

import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { expect, it, vi } from 'vitest';
import { openCopies, type Copies } from '../../../src/catalogue/copies.ts';
import { loadPictureSizes } from '../../../src/catalogue/load-picture-sizes.ts';
import type { Post } from '../../../src/domain/content.ts';
import { moveClock, seconds, untilAborted } from '../../support/moved-clock.ts';
import { noisePhoto, phonePhoto } from '../../support/photos.ts';

const POST: Post = { language: 'pt', slug: 'a', title: 'A', cover: 'posts/a.jpg', content: '' };
const SIZES = { 'posts/a.jpg': { width: 40, height: 60 } };

const BASE = 'https://panel.example/storage/';
const openNone = () => openCopies(null, () => undefined);

/** A server of one picture, which answers 304 where its ETag is asked for. */
function serve(picture: { etag: string; bytes: Uint8Array<ArrayBuffer> }) {
  const sent: number[] = [];
  const answer: typeof fetch = (_, init) => {
    const { etag, bytes } = picture;
    const isKnown = new Headers(init?.headers).get('if-none-match') === etag;
    const status = isKnown ? 304 : 206;
    sent.push(status);
    return Promise.resolve(new Response(isKnown ? null : bytes, { status, headers: { etag } }));
  };
  return { sent, answer };
}

let warnings: readonly string[] = [];

interface Given {
  readonly copies?: Copies;
  readonly signal?: AbortSignal;
  readonly posts?: readonly Post[];
}

async function read(get: typeof fetch, given: Given = {}) {
  const { copies = openNone(), signal = new AbortController().signal, posts = [POST] } = given;
  vi.stubGlobal('fetch', get);
  const limit = pLimit(4);
  const warn = vi.fn<(message: string) => void>();
  const sizes = await loadPictureSizes(posts, { imageBaseUrl: BASE, copies, signal, limit, warn });
  copies.save();
  warnings = warn.mock.calls.flat();
  return sizes;
}

it('the size of a picture in a post is read once, and again when the file has another ETag', async () => {
  const copies = openNone();
  const picture = { etag: '"1"', bytes: await noisePhoto('jpeg', 40, 60) };
  const { sent, answer } = serve(picture);
  expect(await read(answer, { copies })).toEqual(SIZES);
  expect(await read(answer, { copies })).toEqual(SIZES);
  Object.assign(picture, { etag: '"2"', bytes: await noisePhoto('jpeg', 80, 20) });
  expect(await read(answer, { copies })).toEqual({ 'posts/a.jpg': { width: 80, height: 20 } });
  expect(sent).toEqual([206, 304, 206]);
  await read(answer, { copies, posts: [] });
  const key = { origin: BASE, collection: 'picture sizes', id: 'posts/a.jpg' };
  expect(copies.find(key), 'of what no post names').toBeNull();
});

it('the size of a picture in a post is that of the photo upright', async () => {
  const { answer } = serve({ etag: '"1"', bytes: await phonePhoto(60, 40) });
  expect(await read(answer)).toEqual(SIZES);
});

it('the size of a picture in a post is looked for in markup of any kind and no time', async () => {
  const { sent, answer } = serve({ etag: '"1"', bytes: await noisePhoto('jpeg', 40, 60) });
  const texts = ['<img '.repeat(49_800), '<p><IMG alt="a > b" src=b.jpg></p>', '![c](c.jpg "d")'];
  const posts = texts.map((content) => ({ ...POST, content, cover: null }));
  const sizes = await read(answer, { posts });
  expect([Object.keys(sizes), sent]).toEqual([
    ['b.jpg', 'c.jpg'],
    [206, 206],
  ]);
});

it('the size of a picture in a post stays known while the file cannot be read, and not when it is gone, which is said, or elsewhere', async () => {
  const copies = openNone();
  await read(serve({ etag: '"1"', bytes: await noisePhoto('jpeg', 40, 60) }).answer, { copies });
  expect(await read(() => Promise.reject(new TypeError('fetch failed')), { copies })).toEqual(
    SIZES,
  );
  const redirects = new Set<unknown>();
  const answering = (status: number) =>
    read(
      (_, init) => {
        redirects.add(init?.redirect);
        return Promise.resolve(new Response('', { status }));
      },
      { copies },
    );
  for (const status of [503, 429, 408]) expect(await answering(status)).toEqual(SIZES);
  expect(await answering(302)).toEqual({});
  expect(warnings).toEqual([]);
  expect(await answering(404)).toEqual({});
  expect(warnings).toEqual(['pictures of posts: 1 cannot be had: posts/a.jpg (404)']);
  await answering(403);
  expect(warnings).toEqual(['pictures of posts: 1 cannot be had: posts/a.jpg (403)']);
  expect([...redirects]).toEqual(['manual']);
});

it('the size of a picture is not awaited from a silent host, and read from the beginning alone of what another sends whole', async () => {
  let isFirst = true;
  const beginning = await noisePhoto('jpeg', 40, 60);
  const cancel = vi.fn();
  const pull = (controller: ReadableStreamDefaultController) => {
    controller.enqueue(isFirst ? beginning : new Uint8Array(64 * 1024));
    isFirst = false;
  };
  const body = new ReadableStream({ pull, cancel });
  expect(await read(() => Promise.resolve(new Response(body)))).toEqual(SIZES);
  expect(cancel).toHaveBeenCalledOnce();
  moveClock(0);
  expect(await seconds(read((_, init) => untilAborted(init?.signal)))).toBeLessThan(10);
});

it.each<readonly [what: string, save: (picture: Sharp) => Sharp]>([
  ['WebP', (picture) => picture.webp({ lossless: true })],
  ['AVIF turned', (one) => one.withMetadata({ orientation: 6 }).avif({ effort: 0, quality: 99 })],
  ['TIFF', (picture) => picture.tiff({ compression: 'none' })],
])('the size of a large %s is read from all of it, not from the beginning', async (what, save) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const create = { width: 900, height: 600, channels: 3, background: '#888', noise } as const;
  const bytes = new Uint8Array(await save(sharp({ create })).toBuffer());
  expect(bytes.length).toBeGreaterThan(256 * 1024);
  const asked: number[] = [];
  const sizes = await read((_, init) => {
    const end = Number(/-(\d+)$/.exec(new Headers(init?.headers).get('range') ?? '')?.[1]) + 1;
    asked.push(end);
    return Promise.resolve(new Response(bytes.slice(0, end), { status: 206 }));
  });
  const [width, height] = what.startsWith('AVIF') ? [600, 900] : [900, 600];
  expect(sizes).toEqual({ 'posts/a.jpg': { width, height } });
  expect(asked).toHaveLength(2);
});

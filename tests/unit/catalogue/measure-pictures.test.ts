import pLimit from 'p-limit';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openCopies, type Copies } from '../../../src/catalogue/copies.ts';
import { readPictureSizes } from '../../../src/catalogue/measure-pictures.ts';
import type { Post } from '../../../src/domain/content.ts';
import { moveClock, seconds, untilAborted } from '../../support/moved-clock.ts';

const IMAGES = 'https://panel.example/storage/';
const POST: Post = {
  language: 'pt',
  slug: 'a',
  title: 'A',
  cover: 'posts/a.jpg',
  content: '<p>x</p>',
};

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();

/** A server of one picture, which answers 304 where its ETag is asked for. */
function serve(picture: { etag: string; bytes: Uint8Array<ArrayBuffer> }) {
  const sent: number[] = [];
  const answer: typeof fetch = (_, init) => {
    const isKnown = new Headers(init?.headers).get('if-none-match') === picture.etag;
    sent.push(isKnown ? 304 : 206);
    return Promise.resolve(
      new Response(isKnown ? null : picture.bytes, {
        status: isKnown ? 304 : 206,
        headers: { etag: picture.etag },
      }),
    );
  };
  return { sent, answer };
}

const read = async (copies: Copies, get: typeof fetch, signal = new AbortController().signal) => {
  const tools = { fetch: get, limit: pLimit(4), now: () => 1_000 };
  const sizes = await readPictureSizes([POST], { ...tools, imageBaseUrl: IMAGES, copies, signal });
  copies.save();
  return sizes;
};

it('the size of a picture in a post is read once, and again when the file has another ETag', async () => {
  const copies = openCopies(':memory:', () => undefined);
  const picture = { etag: '"1"', bytes: new Uint8Array(await paint(40, 60)) };
  const { sent, answer } = serve(picture);
  expect(await read(copies, answer)).toEqual({ 'posts/a.jpg': { width: 40, height: 60 } });
  expect(await read(copies, answer)).toEqual({ 'posts/a.jpg': { width: 40, height: 60 } });
  Object.assign(picture, { etag: '"2"', bytes: new Uint8Array(await paint(80, 20)) });
  expect(await read(copies, answer)).toEqual({ 'posts/a.jpg': { width: 80, height: 20 } });
  expect(sent).toEqual([206, 304, 206]);
});

it('the size of a picture in a post is looked for in markup of any kind and no time', async () => {
  const copies = openCopies(':memory:', () => undefined);
  const { sent, answer } = serve({ etag: '"1"', bytes: new Uint8Array(await paint(40, 60)) });
  const tools = { fetch: answer, limit: pLimit(4), now: () => 1_000, copies };
  const posts = ['<img '.repeat(49_800), '<p><IMG alt="a > b" src=b.jpg></p>'].map((content) => ({
    ...POST,
    content,
    cover: null,
  }));
  const sizes = await readPictureSizes(posts, {
    ...tools,
    imageBaseUrl: IMAGES,
    signal: AbortSignal.timeout(1_000),
  });
  expect([Object.keys(sizes), sent]).toEqual([['b.jpg'], [206]]);
});

it('the size of a picture in a post stays known while the file cannot be read, and not when it is gone', async () => {
  const copies = openCopies(':memory:', () => undefined);
  const { answer } = serve({ etag: '"1"', bytes: new Uint8Array(await paint(40, 60)) });
  await read(copies, answer);
  expect(await read(copies, () => Promise.reject(new TypeError('fetch failed')))).toEqual({
    'posts/a.jpg': { width: 40, height: 60 },
  });
  expect(await read(copies, () => Promise.resolve(new Response('', { status: 503 })))).toEqual({
    'posts/a.jpg': { width: 40, height: 60 },
  });
  expect(await read(copies, () => Promise.resolve(new Response('', { status: 404 })))).toEqual({});
  await read(copies, (_, init) => {
    expect(init?.redirect).toBe('manual');
    return Promise.resolve(new Response('', { status: 302 }));
  });
});

it('the size of a picture is awaited no longer than the load of the content', async () => {
  const load = new AbortController();
  let isStopped = false;
  const never: typeof fetch = (_, init) => {
    load.abort(new Error('the load took too long'));
    isStopped = init?.signal?.aborted === true;
    return Promise.reject(new TypeError('fetch failed'));
  };
  await expect(
    read(
      openCopies(':memory:', () => undefined),
      never,
      load.signal,
    ),
  ).rejects.toThrow('the load took too long');
  expect(isStopped).toBe(true);
});

it('the size of a picture is not awaited from a silent host', async () => {
  moveClock(0);
  const copies = openCopies(':memory:', () => undefined);
  expect(await seconds(read(copies, (_, init) => untilAborted(init?.signal)))).toBeLessThan(10);
});

it('the size of a picture is read from its beginning alone, also from a host that sends all of it', async () => {
  const copies = openCopies(':memory:', () => undefined);
  const beginning = new Uint8Array(await paint(40, 60));
  let sent = 0;
  let isBrokenOff = false;
  const body = new ReadableStream({
    pull: (controller) => {
      controller.enqueue(sent === 0 ? beginning : new Uint8Array(64 * 1024));
      sent += 1;
      if (sent > 100) controller.close();
    },
    cancel: () => void (isBrokenOff = true),
  });
  expect(await read(copies, () => Promise.resolve(new Response(body)))).toEqual({
    'posts/a.jpg': { width: 40, height: 60 },
  });
  expect(isBrokenOff).toBe(true);
});

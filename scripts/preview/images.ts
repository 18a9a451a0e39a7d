/** Netlify's image CDN at `/.netlify/images`: a picture of the site or of an allowed host, resized
 * and encoded by sharp, and kept on disk for a day. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp, { type FormatEnum } from 'sharp';
import * as v from 'valibot';
import { readCapped } from '../../src/lib/capped-body.ts';

const LIFETIME = 24 * 60 * 60_000;
/** Pictures made at once: fetching waits and encoding takes a core. */
const AT_ONCE = 3;
const LARGEST_ORIGINAL = 25 * 1024 * 1024;
const LARGEST_PICTURE = 50_000_000;
const FETCH_TIMEOUT = 20_000;
const REDIRECTS = 3;
const LARGEST_SIDE = 4000;
const DEFAULT_QUALITY = 75;
/** The same number means a finer picture in AVIF than elsewhere. */
const AVIF_QUALITY = 0.75;

/** A whole number from 1. */
const upTo = (most: number) =>
  v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number), v.maxValue(most)));
/** The parameters that the site uses, by Netlify's names. */
const orderSchema = v.object({
  url: v.string(),
  w: upTo(LARGEST_SIDE),
  h: upTo(LARGEST_SIDE),
  fit: v.optional(v.picklist(['contain', 'cover']), 'contain'),
  q: upTo(100),
  fm: v.optional(v.picklist(['avif', 'webp', 'jpg', 'png'])),
});

/** Why a picture cannot be served, as a status and a sentence. */
export class ImageFault extends Error {
  readonly status: 400 | 403 | 404 | 415 | 502;

  constructor(status: ImageFault['status'], message: string) {
    super(message);
    this.status = status;
  }
}

export interface ImageCdnOptions {
  /** Where finished pictures are kept. */
  readonly folder: string;
  readonly readFromSite: (pathname: string) => Promise<Uint8Array | null>;
  readonly isAllowed: (address: string) => boolean;
}

export function createImageCdn({ folder, readFromSite, isAllowed }: ImageCdnOptions) {
  const limit = pLimit(AT_ONCE);
  const making = new Map<string, Promise<Buffer>>();

  async function make(file: string, order: Order): Promise<Buffer> {
    const kept = await stat(file).catch(() => null);
    if (kept !== null && Date.now() - kept.mtimeMs < LIFETIME) return await readFile(file);
    const { source } = order;
    const original = source.startsWith('/')
      ? await readFromSite(source.replace(/[?#].*$/, ''))
      : await fetchOriginal(source, isAllowed);
    if (original === null) throw new ImageFault(404, 'There is no such picture.');
    const picture = await encode(original, order);
    const draft = `${file}.${randomUUID()}`;
    await mkdir(folder, { recursive: true });
    await writeFile(draft, picture);
    await rename(draft, file);
    return picture;
  }

  return async (url: URL, { method, headers }: Pick<Request, 'method' | 'headers'>) => {
    if (method !== 'GET' && method !== 'HEAD')
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    try {
      const order = readOrder(url.searchParams, headers.get('Accept') ?? '', isAllowed);
      const name = digest(JSON.stringify(order));
      const made = making.get(name) ?? limit(() => make(path.join(folder, name), order));
      making.set(name, made);
      const picture = await made.finally(() => making.delete(name));
      return await toAnswer(picture, order, { method, headers });
    } catch (error) {
      if (!(error instanceof ImageFault)) throw error;
      const { status, message } = error;
      return new Response(message, { status, headers: { 'Cache-Control': 'no-store' } });
    }
  };
}

type Order = ReturnType<typeof readOrder>;

/** Parses an order. Throws an `ImageFault` that names the parameter at fault. */
function readOrder(
  parameters: URLSearchParams,
  accept: string,
  isAllowed: (address: string) => boolean,
) {
  const order = v.safeParse(orderSchema, Object.fromEntries(parameters));
  if (!order.success) {
    const [{ path, message }] = order.issues;
    throw new ImageFault(400, `${String(path?.[0].key)}: ${message}`);
  }
  const { url, fm, ...rest } = order.output;
  /** `null` keeps the original's format. */
  const format = fm ?? negotiate(accept);
  return { ...rest, source: toSource(url, isAllowed), format, isNegotiated: fm === undefined };
}

/** An allowed absolute address, or a path of the site. */
function toSource(asked: string, isAllowed: (address: string) => boolean): string {
  if (asked.startsWith('/') && !/^\/[/\\]/.test(asked)) return asked;
  const address = URL.parse(asked);
  if (address === null) throw new ImageFault(400, 'url: the address of a picture is expected');
  if (!isAllowed(address.href))
    throw new ImageFault(403, 'url: pictures are not fetched from there');
  return address.href;
}

function negotiate(accept: string): 'avif' | 'webp' | null {
  return (
    (['avif', 'webp'] as const).find((format) =>
      new RegExp(`image/${format}(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accept),
    ) ?? null
  );
}

/** No redirect leads where pictures are not fetched from. Rejects with an `ImageFault`. */
export async function fetchOriginal(
  source: string,
  isAllowed: (address: string) => boolean,
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(FETCH_TIMEOUT);
  let address = source;
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    const answer = await fetch(address, { redirect: 'manual', signal }).catch(unfetched);
    if (answer.ok) {
      const bytes = await readCapped(answer.body, LARGEST_ORIGINAL).catch(unfetched);
      if (bytes === 'too large') throw new ImageFault(502, 'The picture is too large.');
      return bytes;
    }
    await answer.body?.cancel();
    const { status } = answer;
    const next = answer.headers.get('Location');
    if (status === 404 || status === 410) throw new ImageFault(404, 'There is no such picture.');
    if (status >= 400 || next === null)
      throw new ImageFault(502, `The picture could not be fetched: its host answered ${status}.`);
    address = URL.parse(next, address)?.href ?? '';
    if (!isAllowed(address))
      throw new ImageFault(403, 'The picture lies where pictures are not fetched from.');
  }
  throw new ImageFault(502, 'The picture could not be fetched: it was moved too often.');
}

function unfetched(): never {
  throw new ImageFault(502, 'The picture could not be fetched.');
}

/** The picture as ordered. Rejects with an `ImageFault` for anything but a picture. */
async function encode(
  original: Uint8Array,
  { w, h, fit, q = DEFAULT_QUALITY, format }: Order,
): Promise<Buffer> {
  try {
    const { format: known } = await sharp(original).metadata();
    if (known === 'svg') throw new Error('drawings are served as they are');
    return await sharp(original, { limitInputPixels: LARGEST_PICTURE, failOn: 'error' })
      .autoOrient()
      .timeout({ seconds: 15 })
      // Netlify's contain never adds borders, which sharp calls inside.
      .resize(w, h, { fit: fit === 'contain' ? 'inside' : fit, withoutEnlargement: true })
      .toFormat(format === 'jpg' ? 'jpeg' : (format ?? (known as keyof FormatEnum)), {
        quality: format === 'avif' ? Math.round(q * AVIF_QUALITY) : q,
        // The least of 9 takes a fraction of AVIF's default time for nearly the same size.
        ...(format === 'avif' && { effort: 0 }),
      })
      .toBuffer();
  } catch {
    throw new ImageFault(415, 'This is no picture, or one that cannot be read.');
  }
}

async function toAnswer(
  picture: Buffer,
  { isNegotiated }: Order,
  { method, headers: asked }: Pick<Request, 'method' | 'headers'>,
): Promise<Response> {
  const etag = `"${digest(picture)}"`;
  const headers = {
    'Cache-Control': 'public, max-age=3600',
    'Content-Security-Policy': "default-src 'none'",
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
    ...(isNegotiated ? { Vary: 'Accept' } : {}),
  };
  if (asked.get('If-None-Match')?.includes(etag) === true)
    return new Response(null, { status: 304, headers });
  const { format, compression } = await sharp(picture).metadata();
  return new Response(method === 'HEAD' ? null : new Uint8Array(picture), {
    headers: {
      ...headers,
      'Content-Type': `image/${compression === 'av1' ? 'avif' : format}`,
      'Content-Length': String(picture.byteLength),
    },
  });
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}

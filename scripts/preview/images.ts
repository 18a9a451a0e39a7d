import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { staticMiddleware } from 'srvx/static';
import * as v from 'valibot';
import { readCapped } from '../../src/lib/capped-body.ts';

const LIFETIME = 24 * 60 * 60_000;
const LONGEST_KEPT = 7 * LIFETIME;
const AT_ONCE = 3;
const LARGEST_ORIGINAL = 25 * 1024 * 1024;
const LARGEST_PICTURE = 50_000_000;
const FETCH_TIMEOUT = 20_000;
const ASK_TIMEOUT = 2_000;
const REDIRECTS = 3;
const LARGEST_SIDE = 4000;
const DEFAULT_QUALITY = 75;
const AVIF_QUALITY = 0.75;

const HEADERS = {
  'Cache-Control': 'public, max-age=3600',
  'Content-Security-Policy': "default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
};

const upTo = (most: number) =>
  v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number), v.maxValue(most)));
const requestSchema = v.object({
  url: v.pipe(
    v.string(),
    v.transform((asked) => URL.parse(asked)?.href),
    v.string('the address of a picture is expected'),
  ),
  w: upTo(LARGEST_SIDE),
  h: upTo(LARGEST_SIDE),
  q: upTo(100),
  fm: v.optional(v.picklist(['avif', 'webp', 'jpg'])),
});

export class ImageFault extends Error {
  readonly status: 400 | 403 | 404 | 415 | 502;

  constructor(status: ImageFault['status'], message: string) {
    super(message);
    this.status = status;
  }
}

export interface ImageCdnOptions {
  readonly folder: string;
  readonly isAllowed: (address: string) => boolean;
}

export function createImageCdn({ folder, isAllowed }: ImageCdnOptions) {
  const limit = pLimit(AT_ONCE);
  const making = new Map<string, Promise<void>>();
  const serve = staticMiddleware({ dir: folder });
  void sweep(folder);

  async function make(file: string, request: PictureRequest): Promise<void> {
    const kept = await stat(file).catch(() => null);
    const { source } = request;
    if (kept !== null && Date.now() - kept.mtimeMs < LIFETIME) {
      if (!(await isGone(source))) return;
      await rm(file, { force: true });
      throw new ImageFault(404, 'There is no such picture.');
    }
    const picture = await encode(await fetchOriginal(source, isAllowed), request);
    const draft = `${file}.${randomUUID()}`;
    await mkdir(folder, { recursive: true });
    await writeFile(draft, picture);
    await rename(draft, file);
  }

  return async (url: URL, { method, headers }: Pick<Request, 'method' | 'headers'>) => {
    const refuse = () => new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    if (method !== 'GET' && method !== 'HEAD') return refuse();
    try {
      const request = readRequest(url.searchParams, headers.get('Accept') ?? '');
      const key = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
      const name = `${key}.${request.format}`;
      const made = making.get(name) ?? limit(() => make(path.join(folder, name), request));
      making.set(name, made);
      await made.finally(() => making.delete(name));
      const asked = new Request(new URL(`/${name}`, url), { method, headers });
      const answer = await serve(asked, refuse);
      for (const [header, value] of Object.entries(HEADERS)) answer.headers.set(header, value);
      if (request.isNegotiated) answer.headers.set('Vary', 'Accept');
      return answer;
    } catch (error) {
      if (!(error instanceof ImageFault)) throw error;
      const { status, message } = error;
      return new Response(message, { status, headers: { 'Cache-Control': 'no-store' } });
    }
  };
}

async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const kept = await stat(file).catch(() => null);
    if (kept !== null && Date.now() - kept.mtimeMs > LONGEST_KEPT) await rm(file, { force: true });
  }
}

/** A picture that was taken down at its host vanishes at once. */
async function isGone(source: string): Promise<boolean> {
  const signal = AbortSignal.timeout(ASK_TIMEOUT);
  // Some hosts answer 404 to HEAD.
  const answer = await fetch(source, { redirect: 'manual', signal }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.status === 404 || answer?.status === 410;
}

type PictureRequest = ReturnType<typeof readRequest>;

function readRequest(parameters: URLSearchParams, accept: string) {
  const request = v.safeParse(requestSchema, Object.fromEntries(parameters));
  if (!request.success) {
    const [{ path, message }] = request.issues;
    throw new ImageFault(400, `${String(path?.[0].key)}: ${message}`);
  }
  const { url: source, fm: format = negotiate(accept), ...rest } = request.output;
  return { ...rest, source, format, isNegotiated: request.output.fm === undefined };
}

function negotiate(accept: string): 'avif' | 'webp' | 'jpg' {
  return (['avif', 'webp'] as const).find((format) => accept.includes(`image/${format}`)) ?? 'jpg';
}

export async function fetchOriginal(
  source: string,
  isAllowed: (address: string) => boolean,
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(FETCH_TIMEOUT);
  for (let address = source, hop = 0; hop <= REDIRECTS; hop += 1) {
    if (!isAllowed(address)) throw new ImageFault(403, 'Pictures are not fetched from there.');
    const answer = await fetch(address, { redirect: 'manual', signal }).catch(unfetched);
    if (answer.ok) {
      const bytes = await readCapped(answer.body, LARGEST_ORIGINAL).catch(unfetched);
      if (bytes === 'too large') throw new ImageFault(502, 'The picture is too large.');
      return bytes;
    }
    await answer.body?.cancel();
    const { status, headers } = answer;
    if (status === 404 || status === 410) throw new ImageFault(404, 'There is no such picture.');
    if (status >= 400)
      throw new ImageFault(502, `The picture could not be fetched: its host answered ${status}.`);
    address = URL.parse(headers.get('Location') ?? '', address)?.href ?? '';
  }
  throw new ImageFault(502, 'The picture could not be fetched: it was moved too often.');
}

function unfetched(): never {
  throw new ImageFault(502, 'The picture could not be fetched.');
}

async function encode(
  original: Uint8Array,
  { w, h, q = DEFAULT_QUALITY, format }: PictureRequest,
): Promise<Buffer> {
  try {
    if ((await sharp(original).metadata()).format === 'svg')
      throw new Error('drawings are served as they are');
    return await sharp(original, { limitInputPixels: LARGEST_PICTURE, failOn: 'error' })
      .autoOrient()
      .timeout({ seconds: 15 })
      .resize(w, h, { fit: 'cover', withoutEnlargement: true })
      .toFormat(format === 'jpg' ? 'jpeg' : format, {
        quality: format === 'avif' ? Math.round(q * AVIF_QUALITY) : q,
        ...(format === 'avif' && { effort: 1 }),
      })
      .toBuffer();
  } catch {
    throw new ImageFault(415, 'This is no picture, or one that cannot be read.');
  }
}

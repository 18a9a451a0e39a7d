import { toBase, toFileUrl } from './file-url.ts';
import { FALLBACK_PICTURE } from './watch-pictures.ts';

const CDN_PATH = '/.netlify/images';
/** Short, because a page has a hundred such addresses. */
const SHORT_PATH = '/p/';
const PLAIN_FILE = /^[\w-]+(?:[./][\w-]+)*$/;
/** A phone's 375 pixels, and twice as many. */
const STEPS = [160, 320, 375, 480, 640, 750, 960, 1280, 1920] as const;
const QUALITY = 62;
const PLAIN_WIDTH = 960;
const UNTOUCHED = /\.(?:svg|gif)$/i;

export interface Frame {
  readonly width: number;
  readonly height: number;
}

export interface ImageRequest {
  readonly file: string;
  readonly imageBaseUrl: string;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly frame?: Frame;
  readonly sizes?: string;
  readonly maxWidth?: number;
}

export type Image = ReturnType<typeof toImage>;

const PORTRAIT: Frame = { width: 640, height: 960 };

export function isOnImageCdn(file: string, imageBaseUrl: string): boolean {
  const url = toFileUrl(file, imageBaseUrl);
  return url !== null && isServedByCdn(url, imageBaseUrl);
}

export function toImage(request: ImageRequest) {
  const size = toSize(request);
  const url = toFileUrl(request.file, request.imageBaseUrl);
  if (url === null) return plain(FALLBACK_PICTURE, size);
  if (!isServedByCdn(url, request.imageBaseUrl)) return plain(url, size);

  const widths = toWidths(request);
  const file = url.slice(toBase(request.imageBaseUrl)?.length);
  const isShort = PLAIN_FILE.test(file);
  const toAddress = (width: number) =>
    isShort ? `${SHORT_PATH}${width}/${file}` : toCdnAddress(url, `w=${width}`);
  return {
    src: toAddress(widths.findLast((width) => width <= PLAIN_WIDTH) ?? PLAIN_WIDTH),
    srcset: widths.map((width) => `${toAddress(width)} ${width}w`).join(', '),
    sizes: request.sizes ?? '100vw',
    ...size,
  };
}

export function toCdnAddress(url: string, operations: string): string {
  return `${CDN_PATH}?url=${encodeURIComponent(url)}&${operations}&q=${QUALITY}`;
}

export function toPictureRewrite(imageBaseUrl: string): string {
  const to = `${CDN_PATH}?url=${encodeURIComponent(toBase(imageBaseUrl) ?? '')}:splat&w=:width&q=${QUALITY}`;
  return `${SHORT_PATH}:width/* ${to} 200`;
}

export function toWidest({ src, srcset }: Image): string {
  return srcset?.split(', ').at(-1)?.split(' ')[0] ?? src;
}

const plain = (src: string, size: Frame) => ({ src, srcset: null, sizes: null, ...size });

function toSize({ width, height, frame = PORTRAIT }: ImageRequest): Frame {
  if (isLength(width) && isLength(height)) return { width, height };
  return { width: frame.width, height: frame.height };
}

function isLength(value: number | null | undefined): value is number {
  return value !== null && value !== undefined && Number.isSafeInteger(value) && value > 0;
}

function isServedByCdn(url: string, imageBaseUrl: string): boolean {
  const base = toBase(imageBaseUrl);
  const pathname = url.replace(/[?#].*$/, '');
  return base !== null && url.startsWith(base) && !UNTOUCHED.test(pathname);
}

function toWidths(request: ImageRequest): readonly number[] {
  const original = isLength(request.width) ? request.width : Number.POSITIVE_INFINITY;
  const limit = Math.min(
    original,
    request.maxWidth ?? Number.POSITIVE_INFINITY,
    STEPS.at(-1) ?? PLAIN_WIDTH,
  );
  const steps = STEPS.filter((step) => step <= limit);
  return steps.at(-1) === limit ? steps : [...steps, limit];
}

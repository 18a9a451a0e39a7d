/**
 * The one door through which every picture of the site goes: what a page needs to show a file at the right size.
 * Pictures that the image CDN may fetch get a `srcset` of its addresses; others are shown as they are. Pure and cheap:
 * a large build asks a hundred thousand times.
 */
import { FALLBACK_PICTURE } from './fallback-picture.ts';
import { toBase, toFileUrl } from './file-url.ts';

const CDN_PATH = '/.netlify/images';
/** `/p/{width}/{file}`: the short form of most addresses, of which a page has a hundred. */
const SHORT_PATH = '/p/';
/** Files that stand in the short form as they are, and in the CDN's parameter as well. */
const PLAIN_FILE = /^[\w-]+(?:[./][\w-]+)*$/;
/** 750 is the width of a common phone and 375 half of it; for these the next steps would be half as heavy again. */
const STEPS = [160, 320, 375, 480, 640, 750, 960, 1280, 1920] as const;
const QUALITY = 62;
/** Width of the one candidate that browsers without `srcset` load. */
const PLAIN_WIDTH = 960;
/** Formats that resizing would break (animation) or cannot improve (vectors). */
const UNTOUCHED = /\.(?:svg|gif)$/i;

/** A width and a height in pixels, or only their ratio. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

export interface ImageRequest {
  /** Path below the image base, or an absolute http(s) URL. */
  readonly file: string;
  /** Prefix of relative paths, ending in a slash. */
  readonly imageBaseUrl: string;
  /** Pixels of the original; `null` when the service does not know. */
  readonly width?: number | null;
  readonly height?: number | null;
  /** Shape of the frame that shows the picture: stands in for unknown dimensions. A 2:3 portrait unless given. */
  readonly frame?: Frame;
  /** `true` has the CDN cut the picture to the frame's shape. */
  readonly crop?: boolean;
  /** The `sizes` attribute: how wide the picture is shown. The whole viewport unless given. */
  readonly sizes?: string;
  /** Widest candidate offered, in pixels: small thumbnails need no large ones. */
  readonly maxWidth?: number;
  /** Fixed format; negotiated by the browser's `Accept` header unless given. */
  readonly format?: 'avif' | 'webp' | 'jpg' | 'png';
}

/** What an `<img>` needs. `srcset` and `sizes` are `null` for a picture with a single address. */
export interface Image {
  readonly src: string;
  readonly srcset: string | null;
  readonly sizes: string | null;
  readonly width: number;
  readonly height: number;
}

const PORTRAIT: Frame = { width: 640, height: 960 };

/** Tells whether a file is shown through the image CDN alone, so that its original is never asked for. */
export function isOnImageCdn(file: string, imageBaseUrl: string): boolean {
  const url = toFileUrl(file, imageBaseUrl);
  return url !== null && isServedByCdn(url, imageBaseUrl) && !UNTOUCHED.test(toPathname(url));
}

/** How to show a file. A file that must not be shown (see `toFileUrl`) becomes the fallback picture. */
export function toImage(request: ImageRequest): Image {
  const size = toSize(request);
  const url = toFileUrl(request.file, request.imageBaseUrl);
  if (url === null) return plain(FALLBACK_PICTURE, size);
  if (!isServedByCdn(url, request.imageBaseUrl) || UNTOUCHED.test(toPathname(url))) return plain(url, size);

  const widths = toWidths(request);
  const suffix = toSuffix(request);
  const prefix = `${CDN_PATH}?url=${encodeURIComponent(url)}`;
  const file = url.slice(toBase(request.imageBaseUrl)?.length);
  const isShort = request.crop !== true && request.format === undefined && PLAIN_FILE.test(file);
  const toAddress = (width: number) => (isShort ? `${SHORT_PATH}${width}/${file}` : `${prefix}&w=${width}${suffix(width)}`);
  return {
    src: toAddress(widths.findLast((width) => width <= PLAIN_WIDTH) ?? PLAIN_WIDTH),
    srcset: widths.map((width) => `${toAddress(width)} ${width}w`).join(', '),
    sizes: request.sizes ?? '100vw',
    ...size,
  };
}

/** The rule of the host that leads short addresses to the image CDN; `:width` and `:splat` stand for their parts. */
export function toPictureRewrite(imageBaseUrl: string): string {
  const to = `${CDN_PATH}?url=${encodeURIComponent(toBase(imageBaseUrl) ?? '')}:splat&w=:width&q=${QUALITY}`;
  return `${SHORT_PATH}:width/* ${to} 200`;
}

/** Address of the widest candidate that is offered of a picture. */
export function toWidest({ src, srcset }: Image): string {
  return srcset?.split(', ').at(-1)?.split(' ')[0] ?? src;
}

function plain(src: string, size: Frame): Image {
  return { src, srcset: null, sizes: null, ...size };
}

function toSize(request: ImageRequest): Frame {
  const frame = request.frame ?? PORTRAIT;
  if (request.crop === true || !isLength(request.width) || !isLength(request.height)) return { width: frame.width, height: frame.height };
  return { width: request.width, height: request.height };
}

function isLength(value: number | null | undefined): value is number {
  return value !== null && value !== undefined && Number.isSafeInteger(value) && value > 0;
}

function isServedByCdn(url: string, imageBaseUrl: string): boolean {
  const base = toBase(imageBaseUrl);
  return base !== null && url.startsWith(base);
}

function toPathname(url: string): string {
  return url.replace(/[?#].*$/, '');
}

/** The steps that are neither above the original nor above the widest wanted; the original itself closes the row where it lies between two steps. */
function toWidths(request: ImageRequest): readonly number[] {
  const original = isLength(request.width) ? request.width : Number.POSITIVE_INFINITY;
  const limit = Math.min(original, request.maxWidth ?? Number.POSITIVE_INFINITY, STEPS.at(-1) ?? PLAIN_WIDTH);
  const steps = STEPS.filter((step) => step <= limit);
  return steps.at(-1) === limit ? steps : [...steps, limit];
}

function toSuffix(request: ImageRequest): (width: number) => string {
  const tail = `&q=${QUALITY}${request.format === undefined ? '' : `&fm=${request.format}`}`;
  if (request.crop !== true) return () => tail;
  const { width, height } = request.frame ?? PORTRAIT;
  return (candidate) => `&h=${Math.max(1, Math.round((candidate * height) / width))}&fit=cover${tail}`;
}

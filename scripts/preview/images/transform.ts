/** Resizes and re-encodes a picture with ipx, the engine behind Netlify's own local image CDN. */
import { createIPX, type IPXOptions } from 'ipx';
import { ImageFault } from './image-fault.ts';
import type { ImageOrder } from './image-request.ts';

const LARGEST_PICTURE = 50_000_000;
/** The same number means a finer picture in AVIF than elsewhere. */
const AVIF_QUALITY = 0.75;

type SharpOptions = NonNullable<IPXOptions['sharpOptions']>;

/** ipx passes these to sharp. The least effort of 9 takes a fraction of the default's time for
 * nearly the same size and quality. */
const SHARP_OPTIONS = {
  limitInputPixels: LARGEST_PICTURE,
  failOn: 'error',
  heifEffort: 0,
  timeoutSeconds: 15,
} as SharpOptions;

/** The picture as ordered, with its media type. Rejects with an `ImageFault` for anything but a
 * picture. */
export async function transform(
  original: Uint8Array,
  order: ImageOrder,
): Promise<{ bytes: Buffer; type: string }> {
  const ipx = createIPX({
    storage: {
      name: 'original',
      getMeta: () => ({}),
      getData: () => new Uint8Array(original).buffer,
    },
    sharpOptions: SHARP_OPTIONS,
    svgo: false,
  });
  try {
    const { data, format = 'jpeg' } = await ipx('/original', toModifiers(order)).process();
    if (typeof data === 'string' || format.startsWith('svg'))
      throw new ImageFault(415, 'Drawings are served as they are, not through here.');
    return { bytes: data, type: `image/${format}` };
  } catch (error) {
    throw error instanceof ImageFault
      ? error
      : new ImageFault(415, 'This is no picture, or one that cannot be read.');
  }
}

function toModifiers({
  width,
  height,
  fit,
  position,
  quality,
  format,
}: ImageOrder): Record<string, string> {
  const size =
    width !== null && height !== null ? { resize: `${width}x${height}` } : toSide(width, height);
  return {
    ...size,
    // Netlify's contain never adds borders, which sharp calls inside.
    fit: fit === 'contain' ? 'inside' : fit,
    position,
    quality: String(format === 'avif' ? Math.round(quality * AVIF_QUALITY) : quality),
    ...(format === null ? {} : { format }),
  };
}

function toSide(width: number | null, height: number | null): Record<string, string> {
  if (width !== null) return { width: String(width) };
  return height === null ? {} : { height: String(height) };
}

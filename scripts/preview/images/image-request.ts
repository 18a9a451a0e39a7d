/** The parameters of Netlify's image CDN: which picture, how large, in which format. */
import { ImageFault } from './image-fault.ts';

const LONGEST_ADDRESS = 4096;
const LARGEST_SIDE = 4000;
const DEFAULT_QUALITY = 75;

const FITS = ['contain', 'cover', 'fill'] as const;
const POSITIONS = ['center', 'top', 'bottom', 'left', 'right'] as const;
const FORMATS = ['avif', 'webp', 'jpg', 'png', 'gif'] as const;
export type ImageOrder = Readonly<ReturnType<typeof readImageOrder>>;

/** Parses an order. Throws an `ImageFault` with status 400 that names the parameter at fault. */
export function readImageOrder(parameters: URLSearchParams, accept: string) {
  const source = parameters.get('url') ?? '';
  if (source === '' || source.length > LONGEST_ADDRESS)
    throw new ImageFault(400, 'url: the address of a picture is expected');
  const fixed = readWord(parameters, 'fm', FORMATS);
  return {
    source,
    width: readNumber(parameters, 'w', LARGEST_SIDE),
    height: readNumber(parameters, 'h', LARGEST_SIDE),
    fit: readWord(parameters, 'fit', FITS) ?? 'contain',
    position: readWord(parameters, 'position', POSITIONS) ?? 'center',
    quality: readNumber(parameters, 'q', 100) ?? DEFAULT_QUALITY,
    /** `null` keeps the original's format. */
    format: fixed ?? negotiate(accept),
    negotiated: fixed === null,
  };
}

function readNumber(parameters: URLSearchParams, name: string, largest: number): number | null {
  const value = parameters.get(name);
  if (value === null) return null;
  if (!/^[1-9]\d{0,3}$/.test(value) || Number(value) > largest) {
    throw new ImageFault(400, `${name}: a whole number from 1 to ${largest} is expected`);
  }
  return Number(value);
}

function readWord<const Word extends string>(
  parameters: URLSearchParams,
  name: string,
  words: readonly Word[],
): Word | null {
  const value = parameters.get(name);
  if (value === null) return null;
  const word = words.find((candidate) => candidate === value);
  if (word === undefined)
    throw new ImageFault(400, `${name}: one of ${words.join(', ')} is expected`);
  return word;
}

function negotiate(accept: string): 'avif' | 'webp' | null {
  return (
    (['avif', 'webp'] as const).find((format) =>
      new RegExp(`image/${format}(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accept),
    ) ?? null
  );
}

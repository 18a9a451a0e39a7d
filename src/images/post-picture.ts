import { toImage, type Frame, type Image } from './image.ts';

/** Where plugins put the address until the picture is near. */
const LAZY = ['data-src', 'data-lazy-src', 'data-original'];
const SEVERAL = ['data-srcset', 'data-lazy-srcset', 'srcset'];

export function toPictureSource(attributes: Readonly<Record<string, string>>): string {
  const largest = SEVERAL.map((name) => attributes[name]?.trim().split(/,\s+/).at(-1));
  const named = [
    ...[...LAZY, 'src'].map((name) => attributes[name]?.trim() ?? ''),
    ...largest.map((last) => last?.split(/\s/)[0] ?? ''),
  ];
  return named.find((address) => address !== '' && !/^data:/i.test(address)) ?? '';
}

const FRAME = { width: 1600, height: 1067 };
const SIZES = '(min-width: 1024px) 58vw, 100vw';

export function toPostCover(file: string, imageBaseUrl: string, size: Frame | undefined): Image {
  return toImage({ file, imageBaseUrl, ...size, frame: FRAME, sizes: SIZES });
}

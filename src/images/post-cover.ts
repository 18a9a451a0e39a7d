import { toImage, type Frame, type Image } from './image.ts';

const FRAME = { width: 1600, height: 1067 };
const SIZES = '(min-width: 1024px) 58vw, 100vw';

export function toPostCover(file: string, imageBaseUrl: string, size: Frame | undefined): Image {
  return toImage({ file, imageBaseUrl, ...size, frame: FRAME, sizes: SIZES });
}

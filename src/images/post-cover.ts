import { toImage, type Image } from './image.ts';

const FRAME = { width: 1600, height: 1067 };
const SIZES = '(min-width: 1024px) 58vw, 100vw';

/** The picture above a post. */
export function toPostCover(file: string, imageBaseUrl: string): Image {
  return toImage({ file, imageBaseUrl, frame: FRAME, sizes: SIZES });
}

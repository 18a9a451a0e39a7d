import { toImage, type Image, type ImageRequest } from './image.ts';

/** In centimetres, as a frame is as high as its person. */
const FRAME_WIDTH = 120;
const SCALE = 3;

export const CARD_PICTURE = {
  sizes: '(min-width: 1024px) 19vw, (min-width: 650px) 31vw, 47vw',
  maxWidth: 640,
} as const;

interface FrameRequest extends Pick<ImageRequest, 'imageBaseUrl' | 'sizes' | 'maxWidth'> {
  readonly cover: string;
  readonly frameHeight: number;
}

export function toFrameImage({ cover, frameHeight, ...request }: FrameRequest): Image {
  const frame = { width: FRAME_WIDTH * SCALE, height: frameHeight * SCALE };
  return toImage({ file: cover, frame, ...request });
}

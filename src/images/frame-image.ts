import { FRAME_WIDTH } from '../domain/constants.ts';
import { toImage, type Image } from './image.ts';

/** Pixels of the picture per unit of the frame. */
const SCALE = 3;

export interface FrameImageRequest {
  readonly cover: string;
  /** Centimetres. */
  readonly frameHeight: number;
  readonly imageBaseUrl: string;
  readonly sizes: string;
  /** Pixels. */
  readonly maxWidth: number;
}

export const CARD_PICTURE = {
  sizes: '(min-width: 1024px) 19vw, (min-width: 650px) 31vw, 47vw',
  maxWidth: 640,
} as const;

/** A talent's cover for a frame as tall as the talent. */
export function toFrameImage({
  cover,
  frameHeight,
  imageBaseUrl,
  sizes,
  maxWidth,
}: FrameImageRequest): Image {
  return toImage({
    file: cover,
    imageBaseUrl,
    frame: { width: FRAME_WIDTH * SCALE, height: frameHeight * SCALE },
    sizes,
    maxWidth,
  });
}

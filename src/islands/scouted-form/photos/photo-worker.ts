/** Prepares and measures photos beside the page, which stays free for its visitor meanwhile. */
import { measurePhoto } from '../coach/measure-photo.ts';
import { renderPhoto, type Easel } from './render-photo.ts';
import type { Size } from './photo-size.ts';

function toEasel({ width, height }: Size): Easel {
  const canvas = new OffscreenCanvas(width, height);
  return {
    context: canvas.getContext('2d', { willReadFrequently: true }),
    encode: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
  };
}

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void renderPhoto(data, toEasel, measurePhoto).then((result) => postMessage(result));
});

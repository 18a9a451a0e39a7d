/** Prepares and measures photos in a worker, so that the page stays responsive. */
import { measurePhoto } from './coach/measure-photo.ts';
import { renderPhoto } from './render-photo.ts';

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void renderPhoto(data, measurePhoto).then((result) => postMessage(result));
});

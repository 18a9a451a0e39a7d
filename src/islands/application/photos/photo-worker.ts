/** Prepares and measures photos beside the page, which stays free for its visitor meanwhile. */
import { measurePhoto } from './coach/measure-photo.ts';
import { renderPhoto } from './render-photo.ts';

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void renderPhoto(data, measurePhoto).then((result) => postMessage(result));
});

/** Prepares photos in a worker, so that the page stays responsive. */
import { renderPhoto } from './render-photo.ts';

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void renderPhoto(data).then((result) => postMessage(result));
});

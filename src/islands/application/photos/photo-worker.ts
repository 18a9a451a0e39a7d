import { renderPhoto } from './render-photo.ts';

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void renderPhoto(data).then((result) => postMessage(result));
});

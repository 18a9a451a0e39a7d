import '../../../lib/trusted-types.ts';
import { renderPhoto, type PhotoResult } from './render-photo.ts';

const TIME_LIMIT = 30_000;

export async function preparePhoto(file: Blob): Promise<PhotoResult> {
  // Starting a worker may throw under some policies.
  return (await prepareAside(file).catch(() => null)) ?? renderPhoto(file);
}

function prepareAside(file: Blob): Promise<PhotoResult | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
    const finish = (result: PhotoResult | null) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(result);
    };
    const timer = setTimeout(finish, TIME_LIMIT, {
      ok: false,
      fault: 'broken',
    } satisfies PhotoResult);
    worker.addEventListener('message', ({ data }: MessageEvent<PhotoResult>) => finish(data));
    worker.addEventListener('error', () => finish(null));
    worker.postMessage(file);
  });
}

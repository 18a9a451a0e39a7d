/** Prepares a chosen file: in a worker, or on the page where none comes. */
import '../../../lib/trusted-types.ts';
import { renderPhoto, type PhotoResult } from './render-photo.ts';

/** Milliseconds that one photo may take. */
const TIME_LIMIT = 30_000;

/** Never rejects. */
export async function preparePhoto(file: Blob): Promise<PhotoResult> {
  // Starting a worker may throw where a policy forbids it.
  const result = await prepareAside(file).catch(() => null);
  // On the page itself nothing is measured: it would stand still meanwhile.
  return result ?? renderPhoto(file, null);
}

/** `null` where there is no working worker. */
function prepareAside(file: Blob): Promise<PhotoResult | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
    const finish = (result: PhotoResult | null) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(result);
    };
    const timer = setTimeout(finish, TIME_LIMIT, { ok: false, fault: 'broken' } satisfies PhotoResult);
    worker.addEventListener('message', ({ data }: MessageEvent<PhotoResult>) => finish(data));
    worker.addEventListener('error', () => finish(null));
    worker.postMessage(file);
  });
}

/** Prepares a chosen file: in a worker where the browser can draw there, else on the page. */
import '../../../lib/trusted-types.ts';
import { renderPhoto, type Easel, type PhotoResult } from './render-photo.ts';
import type { Size } from './photo-size.ts';

/** Milliseconds that one photo may take. */
const TIME_LIMIT = 30_000;

/** Never rejects. */
export async function preparePhoto(file: Blob): Promise<PhotoResult> {
  const canDrawAside = typeof Worker === 'function' && typeof OffscreenCanvas === 'function';
  // Starting a worker may throw where a policy forbids it.
  const result = canDrawAside ? await prepareAside(file).catch(() => null) : null;
  if (result !== null) return result;
  try {
    // On the page itself nothing is measured: it would stand still meanwhile.
    return await renderPhoto(file, toEasel, null);
  } catch {
    return { ok: false, fault: 'broken' };
  }
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

function toEasel({ width, height }: Size): Easel {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return {
    context: canvas.getContext('2d'),
    encode: (quality) => new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality)),
  };
}

/** The public files: pictures of the demo agency, rendered when first asked for, and the clips that lie beside the code. */
import { fileAnswer } from '../http/answer.ts';
import { param } from '../http/call.ts';
import { Problem } from '../http/problem.ts';
import type { Route } from '../http/router.ts';
import { isStoragePath } from '../http/storage-path.ts';
import type { PictureStore } from '../pictures/store.ts';

export function storageRoutes(pictures: PictureStore): Route[] {
  return [
    {
      method: 'GET',
      pattern: '/storage/*path',
      handler: async (call) => {
        const path = param(call, 'path');
        const found = isStoragePath(path) ? await pictures.open(path) : undefined;
        if (!found) throw new Problem(404, `There is no file ${path}.`);
        return fileAnswer(found.file, found.type, found.identity, { 'Cache-Control': 'public, max-age=3600' });
      },
    },
  ];
}

import path from 'node:path';

import { fileAnswer, Problem } from '../http/answer.ts';
import { get, param, type Route } from '../http/router.ts';
import type { Storage } from '../pictures/picture-storage.ts';
import { TYPES } from '../pictures/demo-pictures.ts';

export function storageRoutes(storage: Storage): Route[] {
  return [
    get('/storage/*path', (call) => {
      const storagePath = param(call, 'path');
      const file = storage.find(storagePath);
      if (file === undefined) throw new Problem(404, `There is no file ${storagePath}.`);
      return fileAnswer(call.request, file, TYPES[path.extname(file)] ?? '', {
        'Cache-Control': 'public, max-age=3600',
      });
    }),
  ];
}

/** The public files: pictures and clips. */
import { fileAnswer } from '../http/answer.ts';
import { param } from '../http/call.ts';
import { Problem } from '../http/problem.ts';
import type { Route } from '../http/router.ts';
import type { Storage } from '../pictures/storage.ts';

export const storageRoutes = (storage: Storage): readonly Route[] => [
  {
    method: 'GET',
    pattern: '/storage/*path',
    handler: async (call) => {
      const path = param(call, 'path');
      const found = await storage.open(path);
      if (!found) throw new Problem(404, `There is no file ${path}.`);
      return fileAnswer(found.file, found.type, found.identity, { 'Cache-Control': 'public, max-age=3600' });
    },
  },
];

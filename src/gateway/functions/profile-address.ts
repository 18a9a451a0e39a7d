import type { Config } from '@netlify/functions';
import { createSiteFiles, handleProfileAddress } from '../profile-address.ts';

const TIMEOUT = 5_000;

const files = createSiteFiles(Date.now);

export default function profileAddress(request: Request): Promise<Response> {
  return handleProfileAddress(request, {
    files,
    readStatic: (path, headers) => fetch(new URL(path, request.url), { headers, signal: AbortSignal.timeout(TIMEOUT) }),
  });
}

export const config: Config = {
  path: ['/:word(modelos|models)/:id(\\d+){/*}?', '/:language(pt|en)/:word(modelos|models)/:id(\\d+){/*}?'],
  preferStatic: true,
};

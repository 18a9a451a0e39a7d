import type { Config } from '@netlify/functions';
import { toReadStatic } from '../deploy-file.ts';
import { createSiteFiles, handleProfileAddress } from '../handle-profile-address.ts';

const files = createSiteFiles(Date.now);

export default function profileAddress(request: Request): Promise<Response> {
  return handleProfileAddress(request, { files, readStatic: toReadStatic(request, fetch) });
}

export const config: Config = {
  path: [
    '/:word(modelos|models)/:id(\\d+){/*}?',
    '/:language(pt|en)/:word(modelos|models)/:id(\\d+){/*}?',
  ],
  preferStatic: true,
};

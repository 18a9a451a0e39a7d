/** No file: by netlify.toml's header for `/_astro/` a browser would miss a script for a year. */
import type { Config } from '@netlify/functions';
import { SECURITY_HEADERS } from '../answers.ts';

export default function missingAsset(): Response {
  const headers = { ...SECURITY_HEADERS, 'Cache-Control': 'no-store' };
  return new Response('Not found', { status: 404, headers });
}

export const config: Config = { path: '/_astro/*', preferStatic: true };

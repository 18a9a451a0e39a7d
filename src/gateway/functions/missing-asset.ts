/** A function: a browser would keep a static 404 below `/_astro/` for a year (netlify.toml). */
import type { Config } from '@netlify/functions';
import { SECURITY_HEADERS } from '../answers.ts';

export default function missingAsset(): Response {
  const headers = { ...SECURITY_HEADERS, 'Cache-Control': 'no-store' };
  return new Response('Not found', { status: 404, headers });
}

export const config: Config = { path: '/_astro/*', preferStatic: true };

/** A function: a browser would keep a static 404 below `/_astro/` for a year (netlify.toml). */
import type { Config } from '@netlify/functions';
import { UNCACHED } from '../answers.ts';

export default function missingAsset(): Response {
  return new Response('Not found', { status: 404, headers: UNCACHED });
}

export const config: Config = { path: '/_astro/*', preferStatic: true };

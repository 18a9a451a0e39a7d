import type { APIRoute, GetStaticPaths } from 'astro';
import { toRedirects } from '../routes.ts';

/** A parameter, because a file of pages whose own name begins with an underscore is no page to Astro. */
export const getStaticPaths = (() => [{ params: { redirects: '_redirects' } }]) satisfies GetStaticPaths;

export const GET: APIRoute = () => new Response(`${toRedirects().join('\n')}\n`);

import type { APIRoute, GetStaticPaths } from 'astro';
import { siteSettings } from '../catalogue/current.ts';
import { toPictureRewrite } from '../images/image.ts';
import { toRedirects } from '../routes.ts';

/** A parameter, because Astro ignores page files that begin with an underscore. */
export const getStaticPaths = (() => [
  { params: { redirects: '_redirects' } },
]) satisfies GetStaticPaths;

export const GET: APIRoute = () => {
  const rules = [toPictureRewrite(siteSettings().imageBaseUrl), ...toRedirects()];
  return new Response(`${rules.join('\n')}\n`);
};

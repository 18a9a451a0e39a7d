import type { APIRoute, GetStaticPaths } from 'astro';
import { currentCatalogue, siteSettings } from '../catalogue/current.ts';
import { toPictureRewrite } from '../images/image.ts';
import { toRedirects } from '../routes.ts';
import { toProfileRoute } from '../views/page.ts';

export const getStaticPaths = (() => [
  { params: { redirects: '_redirects' } },
]) satisfies GetStaticPaths;

export const GET: APIRoute = () => {
  const profiles = currentCatalogue().talents.map(toProfileRoute);
  const rules = [toPictureRewrite(siteSettings().imageBaseUrl), ...toRedirects(profiles)];
  return new Response(`${rules.join('\n')}\n`);
};

import type { APIRoute, GetStaticPaths } from 'astro';
import { currentCatalogue, siteSettings } from '../catalogue/current.ts';
import { toPageKey } from '../catalogue/page-key.ts';
import { toSitemapFiles, toSitemapXml } from '../views/sitemap.ts';

export const getStaticPaths = (() =>
  toSitemapFiles(currentCatalogue()).map((routes, index) => ({
    params: { number: String(index + 1) },
    props: { routes },
    cacheKey: toPageKey(routes),
  }))) satisfies GetStaticPaths;

type Props = ReturnType<typeof getStaticPaths>[number]['props'];

export const GET: APIRoute<Props> = ({ props }) =>
  new Response(toSitemapXml(props.routes, siteSettings().siteUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });

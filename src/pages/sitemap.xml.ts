import type { APIRoute } from 'astro';
import { currentCatalogue, siteSettings } from '../catalogue/current.ts';
import { toIndexedRoutes, toSitemapXml } from '../views/sitemap.ts';

export const GET: APIRoute = () =>
  new Response(toSitemapXml(toIndexedRoutes(currentCatalogue()), siteSettings().siteUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });

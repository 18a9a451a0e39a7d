import type { APIRoute } from 'astro';
import { currentCatalogue, siteSettings } from '../catalogue/current.ts';
import { toFoundRoutes, toSitemapXml } from '../views/sitemap.ts';

export const GET: APIRoute = () =>
  new Response(toSitemapXml(toFoundRoutes(currentCatalogue()), siteSettings().siteUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });

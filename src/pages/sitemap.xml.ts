import type { APIRoute } from 'astro';
import { currentCatalogue, siteSettings } from '../catalogue/current.ts';
import { toSitemapFiles, toSitemapIndex } from '../views/sitemap.ts';

export const GET: APIRoute = () =>
  new Response(toSitemapIndex(toSitemapFiles(currentCatalogue()).length, siteSettings().siteUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });

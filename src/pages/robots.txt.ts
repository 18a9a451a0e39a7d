import type { APIRoute } from 'astro';
import { siteSettings } from '../catalogue/current.ts';
import { toRobots } from '../views/robots.ts';

export const GET: APIRoute = () => {
  const { siteUrl, isIndexed } = siteSettings();
  return new Response(toRobots(siteUrl, isIndexed));
};

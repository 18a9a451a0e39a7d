import type { APIRoute } from 'astro';
import { siteSettings } from '../catalogue/current.ts';
import { toRobots } from '../views/robots.ts';

export const GET: APIRoute = () =>
  new Response(toRobots(siteSettings().siteUrl), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

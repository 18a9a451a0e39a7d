/** Gives every page the settings that its components need, without passing them as props, and its content security policy. */
import { defineMiddleware } from 'astro:middleware';
import { siteSettings } from './catalogue/current.ts';
import { withContentPolicy } from './astro/content-policy.ts';

export const onRequest = defineMiddleware(async (context, next) => {
  const settings = siteSettings();
  context.locals.settings = settings;
  const answer = await next();
  // The dev server brings code of its own into every page, and no policy.
  if (import.meta.env.DEV || answer.headers.get('content-type')?.startsWith('text/html') !== true) return answer;
  return new Response(withContentPolicy(await answer.arrayBuffer(), settings), answer);
});

import { defineMiddleware } from 'astro:middleware';
import { siteSettings } from './catalogue/current.ts';

export const onRequest = defineMiddleware((context, next) => {
  context.locals.settings = siteSettings();
  return next();
});

/** Gives every page the settings that its components need, so that they are not passed from hand to hand. */
import { defineMiddleware } from 'astro:middleware';
import { siteSettings } from './catalogue/current.ts';

export const onRequest = defineMiddleware((context, next) => {
  context.locals.settings = siteSettings();
  context.locals.year = new Date().getUTCFullYear();
  return next();
});

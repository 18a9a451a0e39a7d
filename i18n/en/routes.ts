import type { routes as portuguese } from '../pt/routes.ts';

export const routes: typeof portuguese = {
  about: 'about',
  contact: 'contact',
  scouted: 'be-amz',
  scoutedFace: 'be-amazing-face',
  blog: 'amazing-face',
  selection: 'favourites',
  privacy: 'privacy',
  safety: 'safety',
  application: 'my-application',
  models: 'models',
  image: 'image',
  mainboard: 'mainboard',
  development: 'development',
  page: 'page',
};

import type { Locale } from './locales.ts';

export const ROUTES = {
  about: { pt: 'sobre-nos', en: 'about' },
  contact: { pt: 'contato', en: 'contact' },
  scouted: { pt: 'seja-amz', en: 'be-amz' },
  scoutedFace: { pt: 'seja-amazing-face', en: 'be-amazing-face' },
  blog: { pt: 'amazing-face', en: 'amazing-face' },
  /** Kept from the former site. */
  selection: { pt: 'favoritos', en: 'favourites' },
  privacy: { pt: 'privacidade', en: 'privacy' },
  safety: { pt: 'seguranca', en: 'safety' },
  myApplication: { pt: 'minha-inscricao', en: 'my-application' },
  models: { pt: 'modelos', en: 'models' },
  image: { pt: 'image', en: 'image' },
  mainboard: { pt: 'mainboard', en: 'mainboard' },
  development: { pt: 'development', en: 'development' },
  /** Former addresses of listings: `/modelos/pagina/2`. */
  page: { pt: 'pagina', en: 'page' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** Segments of before, redirected in every language. */
export const FORMER_ROUTES: Readonly<Partial<Record<keyof typeof ROUTES, readonly string[]>>> = {
  development: ['teen'],
};

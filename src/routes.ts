/**
 * Every address of the site in both languages: builds a path, reads one.
 * Knows nothing of talents beyond an id and a slug. The path segments themselves are in `i18n/<locale>/routes.ts`.
 */
import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, type Locale } from '../i18n/locales.ts';
import { routes as en } from '../i18n/en/routes.ts';
import { routes as pt } from '../i18n/pt/routes.ts';
import { CATEGORIES, type Category } from './domain/categories.ts';

const SEGMENTS = { pt, en } as const satisfies Record<Locale, typeof pt>;

export const PLAIN_PAGES = ['about', 'contact', 'scouted', 'scoutedFace', 'blog', 'favourites', 'privacy'] as const;
export type PlainPage = (typeof PLAIN_PAGES)[number];

export type Route =
  | { readonly page: 'home' }
  | { readonly page: PlainPage }
  /** `number` counts a listing's pages from 1. */
  | { readonly page: 'listing'; readonly category: Category; readonly number: number }
  /** `slug` may be empty in what `parsePath` reads. */
  | { readonly page: 'profile'; readonly id: string; readonly slug: string };

export interface LocalisedRoute {
  readonly locale: Locale;
  readonly route: Route;
}

/** The canonical path of a route: no trailing slash, no prefix for the default locale. */
export function toPath(route: Route, locale: Locale): string {
  const segments = [...(locale === DEFAULT_LOCALE ? [] : [locale]), ...toSegments(route, SEGMENTS[locale])];
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

/** The path as a rest parameter of Astro's file routes: without the leading slash, `undefined` for the root. */
export function toParam(route: Route, locale: Locale): string | undefined {
  const path = toPath(route, locale).slice(1);
  return path === '' ? undefined : path;
}

function toSegments(route: Route, words: typeof pt): readonly string[] {
  switch (route.page) {
    case 'home':
      return [];
    case 'listing':
      return route.number === 1 ? [words[route.category]] : [words[route.category], words.page, String(route.number)];
    case 'profile':
      return [words.models, route.id, route.slug].filter((segment) => segment !== '');
    default:
      return [words[route.page]];
  }
}

/**
 * Reads a path in any form that the site accepts, canonical or not (crosswise words, `/pt` prefix, `/teen`,
 * a profile without its slug). Returns `null` for a path that is no page. `toPath` of the answer is the canonical form, as far as that is
 * told without knowing the talents.
 */
export function parsePath(path: string): LocalisedRoute | null {
  const segments = decodeSegments(path);
  if (segments === null) return null;
  const [first, ...rest] = segments;
  if (first !== undefined && isLocale(first)) return localise(first, rest);
  return localise(DEFAULT_LOCALE, segments);
}

function localise(locale: Locale, segments: readonly string[]): LocalisedRoute | null {
  const route = toRoute(segments);
  return route === null ? null : { locale, route };
}

function toRoute(segments: readonly string[]): Route | null {
  const [first, second, third] = segments;
  if (first === undefined) return { page: 'home' };
  if (segments.length === 1) {
    const page = PLAIN_PAGES.find((name) => isWord(name, first));
    if (page !== undefined) return { page };
  }
  const category = first === 'teen' ? 'development' : CATEGORIES.find((name) => isWord(name, first));
  if (category === undefined || segments.length > 3) return null;
  if (second === undefined) return { page: 'listing', category, number: 1 };
  if (isWord('page', second)) {
    return third !== undefined && /^[1-9]\d{0,5}$/.test(third) ? { page: 'listing', category, number: Number(third) } : null;
  }
  if (category === 'models' && /^\d+$/.test(second)) return { page: 'profile', id: second, slug: third ?? '' };
  return null;
}

function isWord(name: keyof typeof pt, segment: string): boolean {
  return LOCALE_CODES.some((locale) => SEGMENTS[locale][name] === segment);
}

function decodeSegments(path: string): readonly string[] | null {
  try {
    return path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
  } catch {
    return null;
  }
}

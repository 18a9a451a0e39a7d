/**
 * Every address of the site in both languages: builds a path, reads one, and tells the host's redirect rules.
 * Knows nothing of talents beyond an id and a slug. The path segments themselves are in `i18n/<locale>/routes.ts`.
 */
import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, otherLocales, type Locale } from '../i18n/locales.ts';
import { routes as en } from '../i18n/en/routes.ts';
import { routes as pt } from '../i18n/pt/routes.ts';
import { CATEGORIES, type Category } from './domain/categories.ts';

const SEGMENTS = { pt, en } as const satisfies Record<Locale, typeof pt>;

/** What the category was called; its addresses lead on. */
const FORMER_DEVELOPMENT = 'teen';

export const PLAIN_PAGES = [
  'about',
  'contact',
  'scouted',
  'scoutedFace',
  'blog',
  'favourites',
  'privacy',
  'safety',
  'application',
] as const;
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
      // A page that is none of these has parts of its own, and a case above.
      return [words[route.page satisfies PlainPage]];
  }
}

/**
 * Reads a path in any form that the site accepts, canonical or not (crosswise words, `/pt` prefix, `/teen`,
 * a profile without its slug). Returns `null` for a path that is no page. `toPath` of the answer is the canonical form, as far as that is
 * told without knowing the talents.
 */
export function parsePath(path: string): LocalisedRoute | null {
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeSegment);
  const [first, ...rest] = segments;
  if (first !== undefined && isLocale(first)) return localise(first, rest);
  return localise(DEFAULT_LOCALE, segments);
}

/** The language of a path, whether there is such a page or not. */
export function localeOf(path: string): Locale {
  const [, first = ''] = path.split(/[/?#]/);
  return isLocale(first) ? first : DEFAULT_LOCALE;
}

/** The 404 page of a language. */
export function notFoundPath(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '/404' : `/${locale}/404`;
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
  const category = first === FORMER_DEVELOPMENT ? 'development' : CATEGORIES.find((name) => isWord(name, first));
  if (category === undefined || segments.length > 3) return null;
  if (second === undefined) return { page: 'listing', category, number: 1 };
  if (isWord('page', second)) {
    return third !== undefined && /^[1-9]\d{0,5}$/.test(third) ? { page: 'listing', category, number: Number(third) } : null;
  }
  if (category === 'models' && /^\d+$/.test(second)) return { page: 'profile', id: second, slug: third ?? '' };
  return null;
}

/**
 * The host's redirect rules, one a line (`from to status`): every accepted address leads to its canonical one, and each language with a
 * prefix has its own 404 page. The host tries them in this order, and a file of the same address goes first. Profiles have none: only the
 * talents' names tell their canonical address, and a function knows those.
 */
export function toRedirects(): readonly string[] {
  const prefixes = [{ locale: DEFAULT_LOCALE, prefix: '' }, ...LOCALE_CODES.map((locale) => ({ locale, prefix: `/${locale}` }))];
  const words = prefixes.flatMap(({ locale, prefix }) => toForms(locale).map(({ form, to }) => ({ from: `${prefix}/${form}`, to })));
  // As deep as the site goes. A catch-all may catch what begins with a slash, and `//host` is another site.
  const rests = [':a', ':a/:b', ':a/:b/:c', ':a/:b/:c/:d'];
  return [
    ...words.filter(({ from, to }) => from !== to).map(({ from, to }) => `${from} ${to} 301`),
    `/${DEFAULT_LOCALE} / 301`,
    ...rests.map((rest) => `/${DEFAULT_LOCALE}/${rest} /${rest} 301`),
    ...otherLocales(DEFAULT_LOCALE).map((locale) => `/${locale}/* ${notFoundPath(locale)}.html 404`),
  ];
}

/** Plain pages and listings in the words of every language, without a prefix, and where each of them leads in a locale. */
function toForms(locale: Locale): readonly { readonly form: string; readonly to: string }[] {
  const plain = PLAIN_PAGES.flatMap((page) => toWords(page).map((form) => ({ form, to: toPath({ page }, locale) })));
  const listings = CATEGORIES.flatMap((category) =>
    (category === 'development' ? [...toWords(category), FORMER_DEVELOPMENT] : toWords(category)).flatMap((word) => {
      const first = toPath({ page: 'listing', category, number: 1 }, locale);
      return [
        { form: word, to: first },
        ...toWords('page').flatMap((page) => [
          { form: `${word}/${page}/1`, to: first },
          { form: `${word}/${page}/:number`, to: `${first}/${SEGMENTS[locale].page}/:number` },
        ]),
      ];
    }),
  );
  return [...plain, ...listings];
}

/** A segment's words in all languages, each once. */
function toWords(name: keyof typeof pt): readonly string[] {
  return [...new Set(LOCALE_CODES.map((locale) => SEGMENTS[locale][name]))];
}

function isWord(name: keyof typeof pt, segment: string): boolean {
  return toWords(name).includes(segment);
}

/** The segment as it is where it cannot be decoded: then it is no word of the site, but it may stand in the place of a slug. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

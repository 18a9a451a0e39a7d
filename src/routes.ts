import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, type Locale } from '../i18n/locales.ts';
import { FORMER_ROUTES, ROUTES } from '../i18n/routes.ts';
import { CATEGORIES, type Category } from './domain/categories.ts';
import { decodeOrSame } from './domain/slug.ts';

export const PLAIN_PAGES = [
  'about',
  'contact',
  'scouted',
  'scoutedFace',
  'blog',
  'selection',
  'privacy',
  'safety',
  'myApplication',
] as const;
export type PlainPage = (typeof PLAIN_PAGES)[number];

export type Route =
  | { readonly page: 'home' }
  | { readonly page: PlainPage }
  | { readonly page: 'listing'; readonly category: Category }
  | { readonly page: 'profile'; readonly id: string; readonly slug: string };

export interface LocalisedRoute {
  readonly locale: Locale;
  readonly route: Route;
}

export function toPath(route: Route, locale: Locale): string {
  const segments = [...(locale === DEFAULT_LOCALE ? [] : [locale]), ...toSegments(route, locale)];
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

export function toParam(route: Route, locale: Locale): string | undefined {
  const path = toPath(route, locale).slice(1);
  return path === '' ? undefined : path;
}

function toSegments(route: Route, locale: Locale): readonly string[] {
  switch (route.page) {
    case 'home':
      return [];
    case 'listing':
      return [ROUTES[route.category][locale]];
    case 'profile':
      return [ROUTES.models[locale], route.id, route.slug].filter((segment) => segment !== '');
    default:
      return [ROUTES[route.page satisfies PlainPage][locale]];
  }
}

/** Also takes former words (`FORMER_ROUTES`), the other language's, the default's prefix, a profile
 * without slug. */
export function parsePath(path: string): LocalisedRoute | null {
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeOrSame);
  const [first, ...rest] = segments;
  if (first !== undefined && isLocale(first)) return localise(first, rest);
  return localise(DEFAULT_LOCALE, segments);
}

export function localeOf(path: string): Locale {
  const [, first = ''] = path.split(/[/?#]/);
  return isLocale(first) ? first : DEFAULT_LOCALE;
}

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
  const category = CATEGORIES.find((name) => isWord(name, first));
  if (category === undefined || segments.length > 3) return null;
  if (second === undefined) return { page: 'listing', category };
  // Boards had pages once: `/modelos/pagina/2`.
  if (isWord('page', second)) return third === undefined ? null : { page: 'listing', category };
  if (category === 'models' && /^\d+$/.test(second))
    return { page: 'profile', id: second, slug: third ?? '' };
  return null;
}

export function toRedirects(profiles: readonly ProfileRoute[] = []): readonly string[] {
  const prefixes = [
    { locale: DEFAULT_LOCALE, prefix: '' },
    ...LOCALE_CODES.map((locale) => ({ locale, prefix: `/${locale}` })),
  ];
  const words = prefixes.flatMap(({ locale, prefix }) =>
    toForms(locale).map(({ form, to }) => ({ from: `${prefix}/${form}`, to })),
  );
  // Rules go as deep as the site. A catch-all would redirect `//host` to another site.
  const rests = [':a', ':a/:b', ':a/:b/:c', ':a/:b/:c/:d'];
  return [
    ...words.filter(({ from, to }) => from !== to).map(({ from, to }) => `${from} ${to} 301`),
    ...profiles.flatMap((profile) =>
      prefixes.flatMap(({ locale, prefix }) => toProfileRules(profile, locale, prefix)),
    ),
    `/${DEFAULT_LOCALE} / 301`,
    ...rests.map((rest) => `/${DEFAULT_LOCALE}/${rest} /${rest} 301`),
    ...LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE).map(
      (locale) => `/${locale}/* ${notFoundPath(locale)}.html 404`,
    ),
  ];
}

type ProfileRoute = Extract<Route, { readonly page: 'profile' }>;

/** Any name behind the id redirects: a former one may be a withheld surname. */
function toProfileRules(profile: ProfileRoute, locale: Locale, prefix: string): readonly string[] {
  const to = toPath(profile, locale);
  return toWords('models').flatMap((word) => {
    const from = `${prefix}/${word}/${profile.id}`;
    // Netlify takes a `/*` that matches its own target for a loop.
    const forms = to.startsWith(`${from}/`) ? [from, `${from}/:name`] : [`${from}/*`];
    return forms.map((form) => `${form} ${to} 301`);
  });
}

function toForms(locale: Locale): readonly { readonly form: string; readonly to: string }[] {
  const plain = PLAIN_PAGES.flatMap((page) =>
    toWords(page).map((form) => ({ form, to: toPath({ page }, locale) })),
  );
  const listings = CATEGORIES.flatMap((category) =>
    toWords(category).flatMap((word) => {
      const first = toPath({ page: 'listing', category }, locale);
      return [
        { form: word, to: first },
        ...toWords('page').map((page) => ({ form: `${word}/${page}/:number`, to: first })),
      ];
    }),
  );
  return [...plain, ...listings];
}

function toWords(name: keyof typeof ROUTES): readonly string[] {
  return [...new Set([...Object.values(ROUTES[name]), ...(FORMER_ROUTES[name] ?? [])])];
}

function isWord(name: keyof typeof ROUTES, segment: string): boolean {
  return toWords(name).includes(segment);
}

import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from '../../i18n/locales.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { CATEGORIES } from '../domain/categories.ts';
import { PLAIN_PAGES, toPath, type Route } from '../routes.ts';
import { toProfileRoute } from './page.ts';

export function toRoutes(catalogue: Catalogue): readonly Route[] {
  return [
    { page: 'home' },
    ...PLAIN_PAGES.map((page) => ({ page })),
    ...CATEGORIES.map((category) => ({ page: 'listing' as const, category })),
    ...catalogue.talents.map(toProfileRoute),
  ];
}

export function toIndexedRoutes(catalogue: Catalogue): readonly Route[] {
  const minors = new Set(catalogue.talents.filter(({ underAge }) => underAge).map(({ id }) => id));
  return toRoutes(catalogue).filter((route) => route.page !== 'profile' || !minors.has(route.id));
}

export function toSitemapXml(routes: readonly Route[], siteUrl: string): string {
  const entries = routes.flatMap((route) => {
    const address = (locale: Locale) => siteUrl + toPath(route, locale);
    const alternates = [
      ...LOCALE_CODES.map((locale) => toAlternate(LOCALES[locale].tag, address(locale))),
      toAlternate('x-default', address(DEFAULT_LOCALE)),
    ].join('');
    return LOCALE_CODES.map((locale) => `<url><loc>${address(locale)}</loc>${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

function toAlternate(tag: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`;
}

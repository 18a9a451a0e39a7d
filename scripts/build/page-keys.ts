/**
 * What each page is made of, as a key: a page whose key is the same as in the release before is the same page. A page shows exactly one
 * view, and views are pure, so the view itself is the key. Profiles, the many, need not even be viewed: all that their view may see
 * besides the talent is what all profiles share. Paths without a key (feeds, sitemaps, the index) are made anew by every build.
 */
import { LOCALE_CODES, type Locale } from '../../i18n/locales.ts';
import type { CatalogueDigests } from '../../src/catalogue/digests.ts';
import type { Catalogue } from '../../src/domain/catalogue.ts';
import { digest } from '../../src/lib/digest.ts';
import { toPath, type PlainPage, type Route } from '../../src/routes.ts';
import { aboutView } from '../../src/views/about-view.ts';
import { blogView } from '../../src/views/blog-view.ts';
import { contactView } from '../../src/views/contact-view.ts';
import { favouritesView } from '../../src/views/favourites-view.ts';
import { homeView } from '../../src/views/home-view.ts';
import { listingView } from '../../src/views/listing-view.ts';
import { notFoundView } from '../../src/views/not-found-view.ts';
import { privacyView } from '../../src/views/privacy-view.ts';
import { toProfileContent } from '../../src/views/profile-view.ts';
import { safetyView } from '../../src/views/safety-view.ts';
import { scoutedView } from '../../src/views/scouted-view.ts';
import { toRoutes } from '../../src/views/sitemap.ts';

type PlainView = (catalogue: Catalogue, locale: Locale, year: number) => unknown;

const PLAIN_VIEWS: Readonly<Record<PlainPage, PlainView>> = {
  about: aboutView,
  blog: blogView,
  contact: contactView,
  favourites: favouritesView,
  privacy: privacyView,
  safety: safetyView,
  scouted: (catalogue, locale, year) => scoutedView(catalogue, locale, 'models', year),
  scoutedFace: (catalogue, locale, year) => scoutedView(catalogue, locale, 'face', year),
};

const NOT_FOUND: Readonly<Record<Locale, string>> = { pt: '/404', en: '/en/404' };

/** The key of every page by its path. `year` is that of the copyright line. */
export function toPageKeys(catalogue: Catalogue, digests: CatalogueDigests, year: number): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const shared = digest([toProfileContent(catalogue), year]);
  for (const route of toRoutes(catalogue)) {
    for (const locale of LOCALE_CODES) {
      const talent = route.page === 'profile' ? digests.talents.get(route.id) : undefined;
      const key = talent === undefined ? digest(toView(catalogue, route, locale, year)) : `${shared.slice(0, 24)}${talent.slice(0, 40)}`;
      keys.set(toPath(route, locale), key);
    }
  }
  for (const locale of LOCALE_CODES) keys.set(NOT_FOUND[locale], digest(notFoundView(catalogue, locale, year)));
  return keys;
}

function toView(catalogue: Catalogue, route: Route, locale: Locale, year: number): unknown {
  switch (route.page) {
    case 'home':
      return homeView(catalogue, locale, year);
    case 'listing':
      return listingView(catalogue, locale, route.category, route.number, year);
    case 'profile':
      throw new Error(`The talent ${route.id} has no digest.`);
    default:
      return PLAIN_VIEWS[route.page](catalogue, locale, year);
  }
}

import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALE_CODES, LOCALES, type Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import { AGENCY } from '../domain/agency.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { BOARDS, CATEGORIES, type Category } from '../domain/categories.ts';
import type { FoundText } from '../domain/site-texts.ts';
import { toPath, type PlainPage, type Route } from '../routes.ts';
import { toSlug } from '../domain/slug.ts';
import type { Talent } from '../domain/talent.ts';

export interface Link {
  readonly label: string;
  readonly path: string;
  readonly lang?: string | undefined;
}

export interface NavigationLink extends Link {
  /** Behind a board's name: `mulheres`. */
  readonly who?: string;
  readonly current: 'page' | null;
}

export type Subject =
  | {
      readonly kind: 'agency';
      readonly contact: {
        readonly phone: string;
        readonly email: string;
        readonly profiles: readonly string[];
      };
    }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly heightCm: number | null;
      readonly profiles: readonly string[];
      readonly checkedAt: string | null;
    }
  | {
      readonly kind: 'blog';
      readonly posts: readonly {
        readonly title: string;
        readonly path: string;
        readonly cover: string | null;
      }[];
    }
  | { readonly kind: 'page' };

/** `nothing`: a minor's profile. Search engines may index neither it nor pictures of minors. */
export type Robots = 'index' | 'no-pictures' | 'nothing';

export type PageView = ReturnType<typeof toPage>;
export type HeadView = PageView['head'];
export type ShellView = ReturnType<typeof toShell>;

export type ShellContent = Pick<Catalogue, 'social' | 'year'>;

export interface PageRequest {
  readonly content: ShellContent;
  readonly locale: Locale;
  readonly route: Route | null;
  readonly title: string;
  readonly description: string;
  readonly picture?: string | null;
  readonly subject?: Subject;
  readonly robots?: Robots;
  readonly parents?: readonly Link[];
  readonly feed?: Link | null;
}

/** Some places' names are English everywhere. */
export function toNameLanguage(place: Category | PlainPage, locale: Locale): string | undefined {
  const isEnglish = place === 'blog' || BOARDS.some((board) => board === place);
  return isEnglish && locale !== 'en' ? LOCALES.en.tag : undefined;
}

export function toListingLink(
  category: Category,
  locale: Locale,
): Pick<NavigationLink, 'label' | 'path' | 'lang' | 'who'> {
  const { boards } = dictionary(locale);
  return {
    label: boards[category].name,
    path: toPath({ page: 'listing', category }, locale),
    lang: toNameLanguage(category, locale),
    ...(category === 'models' ? {} : { who: boards[category].who }),
  };
}

export function toForeignTag(found: FoundText | null, locale: Locale): string | undefined {
  return found === null || found.language.split('-')[0] === locale ? undefined : found.language;
}

export function toPage(request: PageRequest) {
  const { locale, route } = request;
  const words = dictionary(locale).common;
  const path = route === null ? null : toPath(route, locale);
  const home = toPath({ page: 'home' }, locale);
  const isHome = route?.page === 'home';
  const { robots = 'index' } = request;
  return {
    head: {
      locale,
      tag: LOCALES[locale].tag,
      title: request.title,
      description: request.description,
      path,
      alternates:
        route === null
          ? []
          : LOCALE_CODES.map((code) => ({ tag: LOCALES[code].tag, path: toPath(route, code) })),
      picture: request.picture ?? null,
      breadcrumbs:
        isHome || path === null || robots === 'nothing'
          ? []
          : [
              { label: words.breadcrumbHome, path: home },
              ...(request.parents ?? []),
              { label: request.title, path },
            ],
      subject: request.subject ?? ({ kind: 'page' } as const),
      robots,
      // A shared link may not show a minor's name.
      shared:
        robots === 'nothing'
          ? { title: words.siteName, description: dictionary(locale).home.description }
          : null,
      feed: request.feed ?? null,
    },
    shell: toShell(request, home),
  };
}

export function toNamedPage(page: PlainPage, request: Omit<PageRequest, 'route' | 'title'>) {
  return toPage({ ...request, route: { page }, title: toPlainLink(page, request.locale).label });
}

export function toPlainLink(page: PlainPage, locale: Locale): Link {
  return { label: dictionary(locale).common.nav[page], path: toPath({ page }, locale) };
}

function toShell({ content, locale, route }: PageRequest, home: string) {
  const { common, forms } = dictionary(locale);
  const words = { ...common, retry: forms.retry };
  const plain = (page: PlainPage): NavigationLink => ({
    ...toPlainLink(page, locale),
    lang: toNameLanguage(page, locale),
    current: route?.page === page ? 'page' : null,
  });
  return {
    words,
    home,
    boards: CATEGORIES.map((category): NavigationLink => ({
      ...toListingLink(category, locale),
      current: route?.page === 'listing' && route.category === category ? 'page' : null,
    })),
    pages: [plain('blog'), plain('about'), plain('contact')],
    scouted: plain('scouted'),
    selection: plain('selection'),
    footer: [plain('scouted'), plain('safety'), plain('myApplication'), plain('privacy')],
    languages: LOCALE_CODES.map((code) => ({
      locale: code,
      tag: LOCALES[code].tag,
      label: code.toUpperCase(),
      name: LOCALES[code].name,
      path: toPath(route ?? { page: 'home' }, code),
      current: code === locale,
    })),
    instagram: content.social.instagram,
    copyright: fill(words.footer.copyright, { year: content.year }),
    credit: AGENCY.credit,
  };
}

export function pick<From extends object, Name extends keyof From>(
  from: From,
  ...names: readonly Name[]
): Pick<From, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>;
}

type ProfileRoute = Extract<Route, { page: 'profile' }>;

export function toProfileRoute({ id, name }: Pick<Talent, 'id' | 'name'>): ProfileRoute {
  return { page: 'profile', id, slug: toSlug(name) };
}

export type NotFoundView = ReturnType<typeof notFoundView>;

export function notFoundView(content: ShellContent, locale: Locale) {
  const words = dictionary(locale).errors.notFound;
  return {
    ...toPage({ content, locale, route: null, title: words.title, description: words.help }),
    words,
  };
}

import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fillCount } from '../../i18n/phrases.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { CATEGORIES, type Category, toMembers } from '../domain/categories.ts';
import { toShownTalent, type ShownTalent } from '../domain/card.ts';
import { toFinderValues, type FinderValues } from '../domain/finder-values.ts';
import type { Talent } from '../domain/talent.ts';
import { toPath } from '../routes.ts';
import { toCard } from './card-view.ts';
import { finderView } from './finder-view.ts';
import { toListingLink, toPage, type NavigationLink, type ShellContent } from './page.ts';
import { letterOf } from '../domain/letters.ts';

export type ListingView = ReturnType<typeof listingView>;

type Listed = ShownTalent & Pick<Talent, 'underAge'> & { readonly values: FinderValues };

const toListed = (talent: Talent): Listed => ({
  ...toShownTalent(talent),
  underAge: talent.underAge,
  values: toFinderValues(talent),
});

export interface ListingContent {
  readonly category: Category;
  readonly talents: readonly Listed[];
  readonly shell: ShellContent;
}

export function listingContent(catalogue: Catalogue, category: Category): ListingContent {
  const { talents, social, year } = catalogue;
  return {
    category,
    talents: toMembers(talents, category).map(toListed),
    shell: { social, year },
  };
}

export function listingView({ category, talents, shell }: ListingContent, locale: Locale) {
  const words = dictionary(locale);
  const { label, who, lang } = toListingLink(category, locale);
  const values = talents.map((talent) => talent.values);
  const initials = talents.map((talent) => letterOf(talent.name));
  const models = toPath({ page: 'listing', category: 'models' }, locale);
  return {
    ...toPage({
      content: shell,
      locale,
      route: { page: 'listing', category },
      title: who === undefined ? label : `${label}: ${who}`,
      description: words.boards[category].description,
      picture: talents.find((talent) => talent.cover !== null && !talent.underAge)?.cover ?? null,
      robots: talents.some((talent) => talent.underAge) ? 'no-pictures' : 'index',
    }),
    words: words.talents.listing,
    title: label,
    who: who ?? null,
    titleLang: lang,
    categories: CATEGORIES.map((code): NavigationLink => ({
      ...toListingLink(code, locale),
      current: code === category ? 'page' : null,
    })),
    countLabel: fillCount(words.talents.listing.count, talents.length),
    cards: talents.map((talent) => ({ ...toCard(talent, locale), values: talent.values })),
    bar: {
      initials: [...new Set(initials)].filter((letter) => letter !== null).join(''),
      total: talents.length,
      words: words.talents.listing,
      modelsPath: category === 'models' ? null : models,
      finder: finderView(values, category, locale),
    },
    emptyAction:
      category === 'models' ? null : { label: words.talents.listing.emptyAction, path: models },
  };
}

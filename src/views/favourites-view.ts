import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import { AGENCY } from '../domain/agency.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { shortMonthNames } from '../domain/month-names.ts';
import { toPath } from '../routes.ts';
import { TEMPLATE_CARD, type CardView } from './card.ts';
import { toContact } from './contact-details.ts';
import { toContactFormView, type ContactFormView } from './form-view.ts';
import { toPage, type Link, type PageView } from './page.ts';

type Words = ReturnType<typeof dictionary>['favourites'];

/** What the page's program needs to show a selection. */
export interface FavouritesWallView {
  readonly language: Locale;
  readonly words: Pick<
    Words,
    | 'heading'
    | 'summary'
    | 'sharedHeading'
    | 'kept'
    | 'brief'
    | 'mail'
    | 'paper'
    | 'linkCopied'
    | 'copyFailed'
    | 'removed'
    | 'cleared'
    | 'gone'
  >;
  /** Short names of the twelve. */
  readonly months: readonly string[];
  readonly sizeLabels: { readonly jeans: string; readonly shoes: string };
  /** From when measures are, with the blank `{month}`. */
  readonly measuredAt: string;
  /** Profiles stand below this path, by id and slug. */
  readonly profilesPath: string;
  /** How to reach the agency, for paper. */
  readonly agency: { readonly address: readonly string[]; readonly phone: string; readonly email: string };
  /** Prefix of covers that are no addresses. */
  readonly imageBaseUrl: string;
}

export interface FavouritesView extends PageView {
  readonly words: Words;
  readonly withoutScript: string;
  readonly casting: Link;
  /** A card without a label, to draw others by. */
  readonly template: CardView;
  /** Without the image base, which is a setting of the build. */
  readonly wall: Omit<FavouritesWallView, 'imageBaseUrl'>;
  /** The form that sends a selection. */
  readonly form: ContactFormView;
}

/** The favourites page; which talents it shows, the browser alone knows. */
export function favouritesView(catalogue: Catalogue, locale: Locale): FavouritesView {
  const { favourites: words, talents } = dictionary(locale);
  const { heading, summary, sharedHeading, kept, brief, mail, paper, linkCopied, copyFailed, removed, cleared, gone } = words;
  const { addressLines, email, phone } = toContact(catalogue);
  const models = toPath({ page: 'listing', category: 'models', number: 1 }, locale);
  return {
    ...toPage({ catalogue, locale, route: { page: 'favourites' }, title: words.title, description: words.description }),
    words,
    withoutScript: fill(words.withoutScript, { email }),
    template: { ...TEMPLATE_CARD, label: null },
    casting: { label: words.emptyAction, path: models },
    wall: {
      language: locale,
      words: { heading, summary, sharedHeading, kept, brief, mail, paper, linkCopied, copyFailed, removed, cleared, gone },
      months: shortMonthNames(LOCALES[locale].tag),
      sizeLabels: { jeans: talents.profile.jeans, shoes: talents.profile.shoes },
      measuredAt: talents.profile.measuredAt,
      profilesPath: models,
      agency: { address: [AGENCY.name, ...addressLines], phone: phone.text, email },
    },
    form: toContactFormView(catalogue, locale),
  };
}

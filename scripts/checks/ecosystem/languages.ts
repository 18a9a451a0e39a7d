/** Each page must name itself and its other languages, and each of them must name it back. */
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '../../../i18n/locales.ts';
import type { BuiltPage } from '../built-site.ts';

const TAGS = LOCALE_CODES.map((locale) => LOCALES[locale].tag);

/** Faults of the pages' alternates, one line each. */
export function languageFaults(pages: readonly BuiltPage[]): readonly string[] {
  const byAddress = new Map(pages.map((page) => [page.canonical ?? '', page]));
  return pages.flatMap((page) => {
    const { canonical, path, language, alternates } = page;
    if (canonical === null) return [];
    const others = TAGS.map((tag) => ({ tag, page: byAddress.get(alternates.get(tag) ?? '') }));
    return [
      ...(URL.parse(canonical)?.pathname === path ? [] : [`canonical is ${canonical}`]),
      ...(alternates.get(language) === canonical ? [] : [`does not name itself as ${language}`]),
      ...(alternates.get('x-default') === alternates.get(LOCALES[DEFAULT_LOCALE].tag)
        ? []
        : ['x-default is not the default language']),
      ...others
        .filter((other) => other.page?.language !== other.tag)
        .map(({ tag }) => `${tag} leads to no page in ${tag}`),
      ...others
        .filter((other) => other.page?.alternates.get(language) !== canonical)
        .map(({ tag }) => `${tag} does not name it back`),
    ].map((fault) => `${path}: ${fault}`);
  });
}

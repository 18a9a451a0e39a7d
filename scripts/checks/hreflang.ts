/** `npm run check:hreflang`: every page names itself and its other languages, and they name it back. */
import { LOCALES, LOCALE_CODES, DEFAULT_LOCALE } from '../../i18n/locales.ts';
import { readBuiltSite, type BuiltPage } from './built-site.ts';
import { report, siteFolder } from './report-faults.ts';

const TAGS = LOCALE_CODES.map((locale) => LOCALES[locale].tag);

const site = readBuiltSite(siteFolder());
const addressed = site.pages.filter((page) => page.canonical !== null);
const byAddress = new Map(addressed.map((page) => [page.canonical ?? '', page]));
report('hreflang', `${String(addressed.length)} pages with an address`, addressed.flatMap(faultsOf));

function faultsOf(page: BuiltPage): readonly string[] {
  const faults: string[] = [];
  const canonical = page.canonical ?? '';
  if (URL.parse(canonical)?.pathname !== page.path) faults.push(`canonical is ${canonical}`);
  if (page.alternates.get(page.language) !== canonical) faults.push(`does not name itself as ${page.language}`);
  if (page.alternates.get('x-default') !== page.alternates.get(LOCALES[DEFAULT_LOCALE].tag))
    faults.push('x-default is not the default language');
  for (const tag of TAGS) {
    const address = page.alternates.get(tag);
    const other = byAddress.get(address ?? '');
    if (other === undefined) faults.push(`${tag} leads to no page: ${address ?? 'none'}`);
    else if (other.language !== tag) faults.push(`${tag} leads to a page in ${other.language}`);
    else if (other.alternates.get(page.language) !== canonical) faults.push(`${other.path} does not name it back`);
  }
  return faults.map((fault) => `${page.path}: ${fault}`);
}

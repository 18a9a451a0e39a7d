/** `npm run check:i18n`: finds unread dictionary texts, and pages in two languages. */
import { join } from 'node:path';
import { LOCALE_CODES } from '../../i18n/locales.ts';
import { readBuiltSite } from './built-site.ts';
import { createLanguageCheck } from './i18n/page-language.ts';
import { findUnusedKeys } from './i18n/unused-keys.ts';
import { report, siteFolder } from './report-faults.ts';

const site = readBuiltSite(siteFolder());
const languageFaults = createLanguageCheck();
report(
  'i18n',
  `the dictionaries of ${LOCALE_CODES.join(' and ')}, ${String(site.pages.length)} pages`,
  [
    ...findUnusedKeys(join(import.meta.dirname, '../..')).map((key) => `${key} is read by nothing`),
    ...site.pages.flatMap(({ file, path }) => languageFaults(path, site.read(file))),
  ],
);

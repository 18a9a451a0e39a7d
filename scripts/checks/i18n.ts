/** `npm run check:i18n`: finds pages in two languages. */
import { readBuiltSite } from './built-site.ts';
import { createLanguageCheck } from './i18n/page-language.ts';
import { report, siteFolder } from './report-faults.ts';

const site = readBuiltSite(siteFolder());
const languageFaults = createLanguageCheck();
report(
  'i18n',
  `${String(site.pages.length)} pages`,
  site.pages.flatMap(({ file, path }) => languageFaults(path, site.read(file))),
);

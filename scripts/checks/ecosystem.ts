/** `npm run check:ecosystem`: checks feeds, alternate languages and share cards by their readers'
 * rules. */
import { readBuiltSite } from './built-site.ts';
import { feedFaults } from './ecosystem/feeds.ts';
import { languageFaults } from './ecosystem/languages.ts';
import { readPictureSizes } from './ecosystem/picture-sizes.ts';
import { shareCardFaults } from './ecosystem/share-cards.ts';
import { report, siteFolder } from './report-faults.ts';

const site = readBuiltSite(siteFolder());
const feeds = Array.from(site.files).filter((file) => /(?:^|\/)rss\.xml$/.test(file));
const sizes = await readPictureSizes(site);
report(
  'ecosystem',
  `${String(feeds.length)} feeds, the languages and share cards of ${String(site.pages.length)} pages`,
  [
    ...(feeds.length === 0
      ? ['no feed is published']
      : feeds.flatMap((file) => feedFaults(file, site.read(file), site.origin))),
    ...languageFaults(site.pages),
    ...site.pages.flatMap((page) => shareCardFaults(page, site, sizes)),
  ],
);

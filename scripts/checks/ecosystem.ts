/**
 * `npm run check:ecosystem`: feeds, sitemaps, share cards and the manifest are what feed readers, search engines, messengers and browsers
 * expect.
 */
import { readBuiltSite } from './built-site.ts';
import { feedFaults } from './ecosystem/feeds.ts';
import { manifestFaults, type Manifest } from './ecosystem/manifest.ts';
import { readPictureSizes } from './ecosystem/picture-sizes.ts';
import { shareCardFaults } from './ecosystem/share-cards.ts';
import { sitemapFaults } from './ecosystem/sitemaps.ts';
import { report, siteFolder } from './report-faults.ts';

const site = readBuiltSite(siteFolder());
const named = (name: RegExp) =>
  Array.from(site.files)
    .filter((file) => name.test(file))
    .map((file) => ({ file, xml: site.read(file) }));

const feeds = named(/(?:^|\/)rss\.xml$/);
const sizes = await readPictureSizes(site);
report('ecosystem', `${String(feeds.length)} feeds, the sitemap, ${String(site.pages.length)} share cards, the manifest`, [
  ...(feeds.length === 0 ? ['no feed is published'] : feeds.flatMap((feed) => feedFaults(feed, site.origin))),
  ...sitemapFaults(named(/^sitemap[^/]*\.xml$/), site),
  ...site.pages.flatMap((page) => shareCardFaults(page, site, sizes)),
  ...manifestFaults(JSON.parse(site.read('manifest.webmanifest')) as Manifest, site, sizes),
]);

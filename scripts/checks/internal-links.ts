/**
 * `npm run check:links`: every address inside the site leads somewhere: pages, fragments, pictures, scripts, share cards, structured data,
 * feeds, sitemap.
 */
import { readXmlAddresses, toTarget } from './addresses.ts';
import { readBuiltSite } from './built-site.ts';
import { report, siteFolder } from './report-faults.ts';

const site = readBuiltSite(siteFolder());
const pages = new Map(site.pages.map((page) => [page.path, page]));
const { origin } = site;

const fromPages = site.pages.flatMap((page) =>
  page.links.flatMap(({ address, element }) => {
    const fault = faultOf(address, page.path);
    return fault === null ? [] : [`${page.path}: <${element}> ${address}: ${fault}`];
  }),
);
const fromXml = Array.from(site.files)
  .filter((file) => file.endsWith('.xml'))
  .flatMap((file) =>
    readXmlAddresses(site.read(file)).flatMap((address) => {
      const fault = address.startsWith(origin) ? faultOf(address, '/') : 'leads out of the site';
      return fault === null ? [] : [`/${file}: ${address}: ${fault}`];
    }),
  );
const count = site.pages.reduce((sum, page) => sum + page.links.length, 0);
report('links', `${String(count)} links on ${String(site.pages.length)} pages`, [...fromPages, ...fromXml]);

/** The fault of an address on a page; `null` for good ones and for those that leave the site. */
function faultOf(address: string, from: string): string | null {
  const target = toTarget(address, from, origin);
  if (target.kind === 'none') return 'is no address';
  if (target.kind === 'elsewhere') return null;
  const page = pages.get(target.path);
  if (page === undefined) return site.files.has(target.path.slice(1)) ? null : 'leads nowhere';
  return target.fragment === '' || page.ids.has(target.fragment) ? null : 'names no place on its page';
}

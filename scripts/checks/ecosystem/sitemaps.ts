/** Sitemaps name every indexed page once, with the languages that the page itself names. */
import { XMLParser } from 'fast-xml-parser';
import * as v from 'valibot';
import type { BuiltPage, BuiltSite } from '../built-site.ts';
import { formFaults, type XmlFile } from './feeds.ts';

const MOST_ADDRESSES = 50_000;
const INDEX = 'sitemap.xml';

const indexWire = v.object({ sitemapindex: v.object({ sitemap: v.array(v.object({ loc: v.string() })) }) });
const sitemapWire = v.object({
  urlset: v.object({
    url: v.array(
      v.object({
        loc: v.string(),
        'xhtml:link': v.array(v.object({ '@_rel': v.string(), '@_hreflang': v.string(), '@_href': v.string() })),
      }),
    ),
  }),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => ['sitemap', 'url', 'xhtml:link'].includes(name),
});

/** The faults of a site's sitemaps, one line each. */
export function sitemapFaults(files: readonly XmlFile[], site: Pick<BuiltSite, 'pages' | 'origin'>): readonly string[] {
  const broken = files.flatMap(formFaults);
  if (broken.length > 0) return broken;
  const index = v.safeParse(indexWire, parser.parse(files.find(({ file }) => file === INDEX)?.xml ?? ''));
  if (!index.success) return [`/${INDEX} is no sitemap index`];
  const sitemaps = files.filter(({ file }) => file !== INDEX);
  const named = index.output.sitemapindex.sitemap.map(({ loc }) => loc);
  const standing = sitemaps.map(({ file }) => `${site.origin}/${file}`);
  return [
    ...standing.filter((address) => !named.includes(address)).map((address) => `/${INDEX} does not name ${address}`),
    ...named.filter((address) => !standing.includes(address)).map((address) => `/${INDEX} names ${address}, which is not there`),
    ...addressFaults(sitemaps, site),
  ];
}

function addressFaults(sitemaps: readonly XmlFile[], { pages }: Pick<BuiltSite, 'pages'>): readonly string[] {
  const expected = new Map(pages.flatMap((page) => (page.canonical === null || isOfMinor(page) ? [] : [[page.canonical, page] as const])));
  const found = new Set<string>();
  const faults = sitemaps.flatMap(({ file, xml }) => {
    const result = v.safeParse(sitemapWire, parser.parse(xml));
    if (!result.success) return [`/${file}: ${result.issues.map(({ message }) => message).join(', ')}`];
    const { url: entries } = result.output.urlset;
    const overfull = entries.length > MOST_ADDRESSES ? [`/${file}: ${String(entries.length)} addresses are too many`] : [];
    return overfull.concat(
      entries.flatMap((entry) => {
        const page = expected.get(entry.loc);
        const isDouble = found.has(entry.loc);
        found.add(entry.loc);
        if (page === undefined) return [`/${file}: ${entry.loc} is no page`];
        const alternates = entry['xhtml:link'].map((link) => `${link['@_rel']} ${link['@_hreflang']} ${link['@_href']}`).sort();
        const own = Array.from(page.alternates, ([tag, address]) => `alternate ${tag} ${address}`).sort();
        return [
          ...(isDouble ? [`/${file}: ${entry.loc} stands twice`] : []),
          ...(alternates.join('\n') === own.join('\n') ? [] : [`/${file}: ${entry.loc} has other languages than its page`]),
        ];
      }),
    );
  });
  return [...faults, ...Array.from(expected.keys()).flatMap((address) => (found.has(address) ? [] : [`${address} is in no sitemap`]))];
}

/** Only profiles of minors ask searches, also for pictures, to leave them out. */
function isOfMinor({ meta }: BuiltPage): boolean {
  return meta.get('robots') === 'noindex, noimageindex';
}

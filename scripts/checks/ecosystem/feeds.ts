/** What RSS 2.0 and its readers ask of a feed. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as v from 'valibot';
import { LOCALES, LOCALE_CODES } from '../../../i18n/locales.ts';

export interface XmlFile {
  readonly file: string;
  readonly xml: string;
}

/** Dates as RSS writes them (RFC 822 with a year of four digits). */
const RSS_DATE =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|UT|[+-]\d{4})$/;
const RELATIVE = /\b(?:href|src|poster)="(?!(?:https?:|mailto:|tel:))[^"]*"/;
const LANGUAGES = LOCALE_CODES.map((locale): string => LOCALES[locale].tag);

const text = v.optional(v.pipe(v.string(), v.trim()), '');
const linkWire = v.object({ '@_href': text, '@_rel': text });
const itemWire = v.object({
  title: text,
  description: text,
  link: text,
  guid: v.optional(v.object({ '#text': text, '@_isPermaLink': text }), { '#text': '', '@_isPermaLink': 'true' }),
  pubDate: v.optional(v.string()),
  'content:encoded': text,
});
const feedWire = v.object({
  rss: v.object({
    '@_version': v.literal('2.0'),
    channel: v.object({
      title: text,
      link: text,
      description: text,
      language: text,
      lastBuildDate: v.optional(v.string()),
      'atom:link': v.optional(linkWire, { '@_href': '', '@_rel': '' }),
      item: v.optional(v.array(itemWire), []),
    }),
  }),
});

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, isArray: (name) => name === 'item' });

/** Where a file is no XML, one line. */
function formFaults({ file, xml }: XmlFile): readonly string[] {
  const wellFormed = XMLValidator.validate(xml);
  return wellFormed === true ? [] : [`/${file}:${String(wellFormed.err.line)}: is not well-formed: ${wellFormed.err.msg}`];
}

/** A feed's faults, one line each. */
export function feedFaults({ file, xml }: XmlFile, origin: string): readonly string[] {
  const broken = formFaults({ file, xml });
  if (broken.length > 0) return broken;
  const result = v.safeParse(feedWire, parser.parse(xml));
  if (!result.success) return result.issues.map((issue) => `/${file}: ${v.getDotPath(issue) ?? 'feed'}: ${issue.message}`);
  const { channel } = result.output.rss;
  const { title, link, description, language, lastBuildDate, item: items } = channel;
  const guids = items.map(({ guid }) => guid['#text']);
  return [
    ...(title === '' || description === '' ? ['the channel lacks its title or its description'] : []),
    ...(link.startsWith(`${origin}/`) ? [] : ['the channel does not link to its page']),
    ...(LANGUAGES.includes(language) ? [] : [`its language is ${language}`]),
    ...(channel['atom:link']['@_rel'] === 'self' && channel['atom:link']['@_href'] === `${origin}/${file}` ? [] : ['does not name itself']),
    ...(lastBuildDate === undefined || RSS_DATE.test(lastBuildDate) ? [] : [`${lastBuildDate} is no date of RSS`]),
    ...items.flatMap((item, index) => itemFaults(item, origin).map((fault) => `item ${String(index + 1)} ${fault}`)),
    ...(new Set(guids).size === guids.length ? [] : ['two items share a guid']),
  ].map((fault) => `/${file}: ${fault}`);
}

function itemFaults(item: v.InferOutput<typeof itemWire>, origin: string): readonly string[] {
  const { title, description, link, guid, pubDate } = item;
  return [
    ...(title === '' && description === '' ? ['has neither title nor description'] : []),
    ...(link.startsWith(`${origin}/`) ? [] : [`links to ${link === '' ? 'nothing' : link}`]),
    ...(guid['#text'] === '' ? ['has no guid'] : []),
    ...(guid['@_isPermaLink'] !== 'false' && !URL.canParse(guid['#text']) ? ['has a guid that is no permanent link'] : []),
    ...(pubDate === undefined || RSS_DATE.test(pubDate) ? [] : [`has ${pubDate}, which is no date of RSS`]),
    ...(RELATIVE.test(item['content:encoded']) ? ['holds an address that a reader cannot resolve'] : []),
  ];
}

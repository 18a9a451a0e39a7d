/**
 * Shortens minors' names to the first name in what editors write: posts and texts, their links and the names of their pictures. Runs
 * before any page, feed or function sees the content.
 */
import { serialize, type DefaultTreeAdapterTypes } from 'parse5';
import type { Catalogue } from '../domain/catalogue.ts';
import type { Post, ScoutedRecord, SiteImage, SiteText } from '../domain/content.ts';
import { findMinorNames, replaceCuts, type MinorNames, type Named } from '../domain/minor-names.ts';
import { readHtml } from '../lib/bounded-html.ts';
import type { LoadLog } from './report.ts';

type Content = Omit<Catalogue, 'talents' | 'pictureSizes' | 'today'>;

export interface ContentRules {
  readonly minors: readonly Named[];
  readonly others: readonly Pick<Named, 'name'>[];
  /** Tells the site's own links. */
  readonly siteUrl: string;
  readonly log: Pick<LoadLog, 'warn' | 'note'>;
}

/** The content without more of a minor's name than the first name. The report says where something changed, not what. */
export function withoutMinors(content: Content, { minors, others, siteUrl, log }: ContentRules): Content {
  if (minors.length === 0) return content;
  const names = findMinorNames(minors, others);
  const rules: Rules = { names, siteUrl, log };
  const isTelling = (file: string) => names.find(decode(file)).length > 0;
  const mayShow = ({ mobile, desktop }: SiteImage, place: string) => {
    const shown = !isTelling(mobile) && !isTelling(desktop);
    if (!shown) log.warn(`${place}: its file is called by a minor's name; left out`);
    return shown;
  };
  return {
    ...content,
    slides: content.slides.filter((slide, index) => mayShow(slide, `slides ${index}`)),
    posts: content.posts.map((post) => toPost(post, rules, isTelling)),
    texts: Object.fromEntries(
      Object.entries(content.texts).map(([key, record]) => [
        key,
        Object.fromEntries(
          Object.entries(record).map(([language, text]) => [language, toSiteText(text, `texts ${key} ${language}`, rules)]),
        ),
      ]),
    ),
    images: Object.fromEntries(Object.entries(content.images).filter(([key, image]) => mayShow(image, `images ${key}`))),
    scoutedOwner: toRecord(content.scoutedOwner, 'texts of the application page', rules),
    scoutedImages: content.scoutedImages.filter((image, index) => mayShow(image, `images of the application page ${index}`)),
  };
}

interface Rules {
  readonly names: MinorNames;
  readonly siteUrl: string;
  readonly log: ContentRules['log'];
}

function toPost(post: Post, rules: Rules, isTelling: (file: string) => boolean): Post {
  const { names, log } = rules;
  const [slug, title] = [names.shorten(post.slug), names.shorten(post.title)];
  const place = `posts ${post.language}/${slug}`;
  if (slug !== post.slug || title !== post.title) log.note(`${place}: its title or address names a minor; shown with the first name alone`);
  const hidesCover = post.cover !== null && isTelling(post.cover);
  if (hidesCover) log.warn(`${place}: the cover's file is called by a minor's name; left out`);
  return { ...post, slug, title, cover: hidesCover ? null : post.cover, content: toText(post.content, place, rules) };
}

function toSiteText(text: SiteText, place: string, rules: Rules): SiteText {
  return typeof text === 'string' ? toText(text, place, rules) : toRecord(text, place, rules);
}

function toRecord({ name, description }: ScoutedRecord, place: string, rules: Rules): ScoutedRecord {
  return {
    name: name === null ? null : toText(name, place, rules),
    description: description === null ? null : toText(description, place, rules),
  };
}

type Element = DefaultTreeAdapterTypes.Element;
type TextNode = DefaultTreeAdapterTypes.TextNode;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements within a line: a name may begin in one and end in another. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code del em font i ins kbd mark q s samp small span strike strong sub sup tt u var wbr'.split(' '),
);

/** Others that may part the words of one name. */
const WITHIN_NAME: ReadonlySet<string> = new Set(['br', 'td', 'th']);

/** A text that may carry markup; as it was where nothing had to change. */
function toText(html: string, place: string, { names, siteUrl, log }: Rules): string {
  const tree = readHtml(html);
  if (typeof tree === 'string') return '';
  const texts: TextNode[] = [];
  let whole = '';
  const starts: number[] = [];
  let changes = 0;
  const visit = (node: Node): void => {
    if (node.nodeName === '#text' && 'value' in node) {
      texts.push(node);
      starts.push(whole.length);
      whole += node.value;
    }
    if (!('tagName' in node)) return;
    changes += mendAttributes(node, { names, siteUrl });
    const edge = INLINE.has(node.tagName) ? '' : WITHIN_NAME.has(node.tagName) ? ' ' : '\0';
    whole += edge;
    node.childNodes.forEach(visit);
    whole += edge;
  };
  tree.childNodes.forEach(visit);
  const cuts = names.find(whole);
  texts.forEach((node, index) => {
    const start = starts[index] ?? 0;
    const end = start + node.value.length;
    const own = cuts.filter((cut) => cut.start < end && start < cut.end);
    // The replacement goes to the node in which the cut begins.
    const local = own.map((cut) => ({
      start: Math.max(cut.start, start) - start,
      end: Math.min(cut.end, end) - start,
      text: cut.start >= start ? cut.text : '',
    }));
    node.value = replaceCuts(node.value, local);
  });
  if (changes + cuts.length === 0) return html;
  log.note(`${place}: names a minor; shown with the first name alone, without links and pictures that tell more`);
  return serialize(tree);
}

/** Shortens texts that are read aloud, points links to the page's current address, and removes other attributes. Counts the changes. */
function mendAttributes(element: Element, { names, siteUrl }: Pick<Rules, 'names' | 'siteUrl'>): number {
  let changes = 0;
  element.attrs = element.attrs.flatMap((attribute) => {
    const { name, value } = attribute;
    const mended =
      name === 'href'
        ? toHref(value, names, siteUrl)
        : name === 'alt'
          ? names.shorten(value)
          : names.find(decode(value)).length > 0
            ? null
            : value;
    if (mended === value) return [attribute];
    changes += 1;
    return mended === null ? [] : [{ ...attribute, value: mended }];
  });
  return changes;
}

/** The slug of a profile, after the id. */
const SLUG = /\/(\d+)\/[^/?#]+/;

/** `null` for a link to another site whose address holds a minor's name. */
function toHref(href: string, names: MinorNames, siteUrl: string): string | null {
  const written = decode(href);
  if (URL.parse(href, siteUrl)?.origin !== new URL(siteUrl).origin) return names.find(written).length > 0 ? null : href;
  const led = written.replace(SLUG, (whole, id: string) => {
    const slug = names.slugOf(id);
    return slug === null ? whole : `/${id}/${slug}`;
  });
  const mended = names.shorten(led);
  return mended === written ? href : mended;
}

/** An address or a file's name as people read it. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

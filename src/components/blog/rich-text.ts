import { serialize } from 'parse5';
import sanitize from 'sanitize-html';
import { ADDRESS_LENGTH } from '../../domain/constants.ts';
import { toFileUrl } from '../../images/file-url.ts';
import { toImage, type Frame } from '../../images/image.ts';
import { toPictureSource } from '../../images/post-picture.ts';
import { toSharedPicture } from '../../images/shared-picture.ts';
import { readHtml } from '../../lib/bounded-html.ts';
import { parsePath, toPath } from '../../routes.ts';
import { simplifyElements } from './editor-html.ts';
import { toHtml } from '../../lib/plain-post.ts';

export interface RichTextOptions {
  /** Readers of feeds do not resolve relative addresses. */
  readonly target: 'page' | 'feed';
  readonly imageBaseUrl: string;
  readonly pageUrl: string;
  /** Each fragment with the `id` that it leads to. */
  readonly anchors: ReadonlyMap<string, string>;
  readonly sizes?: Readonly<Record<string, Frame>>;
  readonly unlinkedIds?: ReadonlySet<string>;
  readonly onDeadLink?: (href: string) => void;
  readonly onMadeLink?: (url: string) => void;
  readonly onLeftOut?: (src: string) => void;
}

const TAGS = [
  'a', 'b', 'blockquote', 'br', 'cite', 'code', 'dd', 'del', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'hr', 'i', 'img',
  'li', 'ol', 'p', 'pre', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'u', 'ul',
  'h3', 'h4', 'h5', 'h6',
]; // prettier-ignore
const TOP_HEADING = 3;
const LOWEST_HEADING = 6;
const SIZES = '(min-width: 1024px) 36rem, 100vw';
const LANDSCAPE = { width: 1200, height: 800 };
const SCHEMES = ['http', 'https', 'mailto', 'tel'];
const PLACEHOLDER = /^data:[^]{0,300}$/i;
const LONGEST_TOLD = 60;
/** HTML and XML forbid them even escaped. */
const NO_LETTERS = /[\0-\x08\v\f\x0E-\x1F\x7F-\x9F\uFFFE\uFFFF]/g;

const NO_TEXT = 'button head option script style svg template textarea title xml'.split(' ');
const MEANT = {
  strike: 's', ins: 'u', tt: 'code', kbd: 'code', samp: 'code', dir: 'ul', menu: 'ul', summary: 'p',
  article: 'div', aside: 'div', center: 'div', section: 'div', details: 'div',
}; // prettier-ignore
/** A plugin repeats its pictures for browsers without scripts. */
const LAZY = /\sdata-(?:lazy-)?src(?:set)?=/i;
const EMPTY_LINES =
  /(<p>(?:&nbsp;|[\s\u200B]|<br \/>|<\/?(?:b|em|i|span|strong|u)>)*<\/p>)(?:\s*<p>(?:&nbsp;|[\s\u200B]|<br \/>|<\/?(?:b|em|i|span|strong|u)>)*<\/p>)+/g;

/** Safe HTML without any `id` or `name`, which belong to the page. */
export function toRichText(written: string, options: RichTextOptions): string {
  const html = toHtml(written);
  const tree = readHtml(html);
  if ('fault' in tree) return '';
  simplifyElements(tree, options.imageBaseUrl, (src) => options.onLeftOut?.(src));
  const safe = sanitize(serialize(tree).replace(NO_LETTERS, ''), {
    allowedTags: TAGS,
    allowedAttributes: {
      '*': ['lang'],
      a: ['href', 'rel'],
      img: [
        'src',
        'srcset',
        'sizes',
        'alt',
        'width',
        'height',
        'loading',
        'decoding',
        'data-fallback',
      ],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start'],
    },
    allowedSchemes: SCHEMES,
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [...NO_TEXT, ...(LAZY.test(written) ? ['noscript'] : [])],
    transformTags: {
      ...MEANT,
      ...toHeadingRules(html),
      a: (_, { href }) => toLink(href, options),
      img: (_, attributes) => toPicture(attributes, options),
    },
    // A link that `toPicture` made still counts as `img` here.
    exclusiveFilter: (frame) =>
      frame.tag === 'img' && !('src' in frame.attribs || 'href' in frame.attribs),
  });
  return safe.replace(EMPTY_LINES, '$1').trim();
}

/** The highest heading of a post comes right below its title. */
function toHeadingRules(html: string): Record<string, string> {
  const levels = Array.from(
    new Set(html.matchAll(/<h([1-6])[\s>]/gi).map((match) => Number(match[1]))),
  );
  const highest = Math.min(...levels, LOWEST_HEADING);
  return Object.fromEntries(
    levels.map((level) => [
      `h${String(level)}`,
      `h${String(Math.min(LOWEST_HEADING, TOP_HEADING + level - highest))}`,
    ]),
  );
}

function toLink(href: string | undefined, options: RichTextOptions): sanitize.Tag {
  const target = href === undefined ? null : toLinkAttributes(href, options);
  if (target !== null) return { tagName: 'a', attribs: target };
  if (href !== undefined) options.onDeadLink?.(href);
  return { tagName: 'span', attribs: {} };
}

/** `noopener` marks an editor's link for scripts/build/check-site.ts. */
function toLinkAttributes(
  href: string,
  { target, pageUrl, anchors, unlinkedIds, imageBaseUrl }: RichTextOptions,
): Readonly<Record<string, string>> | null {
  const url = href.length > ADDRESS_LENGTH ? null : URL.parse(href, pageUrl);
  const { origin, pathname } = new URL(pageUrl);
  if (url === null || !SCHEMES.includes(url.protocol.slice(0, -1))) return null;
  // `https://ours@other.site`
  if (url.username !== '' || url.password !== '') return null;
  if (url.origin !== origin) {
    if (!/^\s*[a-z]+:/i.test(href)) return null;
    return target === 'feed'
      ? { href: url.href }
      : { href, ...(url.protocol.startsWith('http') && { rel: 'noopener nofollow' }) };
  }
  const file = toPanelFile(url.pathname, imageBaseUrl);
  if (file !== null) return { href: file, rel: 'noopener nofollow' };
  const page = parsePath(url.pathname);
  if (page === null || (page.route.page === 'profile' && unlinkedIds?.has(page.route.id) === true))
    return null;
  const path = toPath(page.route, page.locale);
  const sent = url.hash.slice(1);
  const id = path === pathname && sent !== '' ? anchors.get(sent) : sent;
  if (id === undefined) return null;
  const address = path + url.search + (id === '' ? '' : `#${id}`);
  return target === 'feed' ? { href: `${origin}${address}` } : { href: address, rel: 'noopener' };
}

/** Editors may name files by their path at the panel. */
function toPanelFile(path: string, imageBaseUrl: string): string | null {
  const base = URL.parse(imageBaseUrl)?.pathname ?? '/';
  return base !== '/' && path.startsWith(base) ? toFileUrl(path, imageBaseUrl) : null;
}

function toPicture(
  attributes: Readonly<Record<string, string>>,
  options: RichTextOptions,
): sanitize.Tag {
  const { alt = '' } = attributes;
  const src = toPictureSource(attributes);
  const { imageBaseUrl, target, pageUrl } = options;
  const url = toFileUrl(src, imageBaseUrl);
  if (url === null) {
    const lost = attributes['src'] ?? '';
    if (lost !== '' && !PLACEHOLDER.test(lost)) options.onLeftOut?.(lost.slice(0, LONGEST_TOLD));
    return { tagName: 'img', attribs: {} };
  }
  if (target === 'page' && !isShowable(url, imageBaseUrl)) {
    options.onMadeLink?.(url);
    return { tagName: 'a', attribs: { href: url, rel: 'noopener nofollow' }, text: alt || url };
  }
  if (target === 'feed') {
    const shared = toSharedPicture(src, { siteUrl: new URL(pageUrl).origin, imageBaseUrl });
    return { tagName: 'img', attribs: { src: shared ?? url, alt } };
  }
  // The editor's numbers may match neither the picture's size nor its shape.
  const { width, height } = options.sizes?.[src] ?? {
    width: toPixels(attributes['width']),
    height: toPixels(attributes['height']),
  };
  const image = toImage({ file: src, imageBaseUrl, width, height, frame: LANDSCAPE, sizes: SIZES });
  return {
    tagName: 'img',
    attribs: {
      src: image.src,
      ...(image.srcset === null ? {} : { srcset: image.srcset, sizes: SIZES }),
      alt,
      ...(width === null || height === null
        ? {}
        : { width: String(image.width), height: String(image.height) }),
      loading: 'lazy',
      decoding: 'async',
      'data-fallback': '',
    },
  };
}

function isShowable(url: string, imageBaseUrl: string): boolean {
  return url.startsWith('https:') || URL.parse(url)?.origin === URL.parse(imageBaseUrl)?.origin;
}

function toPixels(value: string | undefined): number | null {
  const match = /^\s*(\d{1,5})(?:px)?\s*$/.exec(value ?? '');
  return match === null ? null : Number(match[1]);
}

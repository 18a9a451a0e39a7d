/**
 * Makes the back office's HTML safe and fit for a page: only listed elements and attributes stay, links go nowhere but to the web,
 * pictures go through the image helper, full width and lazy. Runs at build time.
 */
import sanitize from 'sanitize-html';
import { toFileUrl } from '../images/file-url.ts';
import { toImage } from '../images/image.ts';

export interface RichTextOptions {
  readonly imageBaseUrl: string;
  /** Level of the highest heading in the text: posts stand below an `h2`. */
  readonly topHeading: 3 | 4;
  /** `page` gives pictures their responsive candidates, `feed` plain absolute addresses. */
  readonly target: 'page' | 'feed';
}

const TAGS = [
  'a', 'b', 'blockquote', 'br', 'cite', 'code', 'dd', 'del', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'hr', 'i', 'img',
  'li', 'ol', 'p', 'pre', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'u', 'ul',
  'h3', 'h4', 'h5', 'h6',
]; // prettier-ignore
const SIZES = '(min-width: 1024px) 36rem, 100vw';
const LANDSCAPE = { width: 1200, height: 800 };

/** The text as safe HTML. */
export function toRichText(html: string, options: RichTextOptions): string {
  return sanitize(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding', 'data-fallback'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      ...toHeadingRules(options.topHeading),
      a: (_, { href }) => ({ tagName: 'a', attribs: toLink(href) }),
      img: (_, attributes) => toPicture(attributes, options),
    },
    exclusiveFilter: (frame) => frame.tag === 'img' && !('src' in frame.attribs),
  }).trim();
}

/** Headings keep their order but begin at the level below the post's title. */
function toHeadingRules(top: number): Record<string, string> {
  return Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, `h${Math.min(6, Math.max(top, level - 2 + top - 1))}`]));
}

function toLink(href: string | undefined): Record<string, string> {
  if (href === undefined) return {};
  return /^https?:/i.test(href.trim()) ? { href, rel: 'noopener nofollow' } : { href };
}

function toPicture(attributes: Readonly<Record<string, string>>, options: RichTextOptions): sanitize.Tag {
  const { src = '', alt = '' } = attributes;
  const { imageBaseUrl, target } = options;
  const url = toFileUrl(src, imageBaseUrl);
  if (url === null) return { tagName: 'img', attribs: {} };
  if (target === 'feed') return { tagName: 'img', attribs: { src: url, alt } };
  const width = toPixels(attributes['width']);
  const height = toPixels(attributes['height']);
  const image = toImage({ file: src, imageBaseUrl, width, height, frame: LANDSCAPE, sizes: SIZES });
  return {
    tagName: 'img',
    attribs: {
      src: image.src,
      ...(image.srcset === null ? {} : { srcset: image.srcset, sizes: SIZES }),
      alt,
      ...(width === null || height === null ? {} : { width: String(image.width), height: String(image.height) }),
      loading: 'lazy',
      decoding: 'async',
      'data-fallback': '',
    },
  };
}

function toPixels(value: string | undefined): number | null {
  const match = /^\s*(\d{1,5})(?:px)?\s*$/.exec(value ?? '');
  return match === null ? null : Number(match[1]);
}

import {
  defaultTreeAdapter as adapter,
  html,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import { isVideoFile } from '../../domain/content.ts';
import { toFileUrl } from '../../images/file-url.ts';
import { urlOrNull } from '../../lib/or-null.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;
type TextNode = DefaultTreeAdapterTypes.TextNode;

const EMBEDS = ['audio', 'embed', 'iframe', 'object', 'oembed', 'video'];
const LINKED_SERVICES =
  /(?:^|\.)(?:dailymotion\.com|facebook\.com|google\.com|instagram\.com|issuu\.com|soundcloud\.com|spotify\.com|threads\.(?:com|net)|tiktok\.com|twitch\.tv|twitter\.com|vimeo\.com|x\.com|youtu\.be|youtube\.com|youtube-nocookie\.com)$/;
const BOLD = /font-weight:\s*(?:bold|[6-9]00)/i;
const NOT_BOLD = /font-weight:\s*(?:normal|[1-5]00)/i;
const STYLES = {
  strong: BOLD,
  em: /font-style:\s*italic/i,
  s: /line-through/i,
  u: /text-decoration[^;]*underline/i,
  sup: /align:\s*super/i,
  sub: /align:\s*sub\b/i,
};
/** Embeds that a script would fill name their address here. */
const ADDRESS_ATTRIBUTES = [
  'data-oembed-url',
  'data-oembed',
  'data-mce-p-src',
  'data-instgrm-permalink',
  'cite',
];
const ONLY_ADDRESS = /^\s*https?:\/\/\S+\s*$/i;
const BLOCK = /^(?:#document-fragment|blockquote|div|figure|li|p|td)$/;
const DEPTH = /\bql-indent-(\d)\b/;
const EMOJI = /\bemoji\b|\bwp-smiley\b|\/emoji\//;
const ONLY_EMOJI = /^[\p{ExtPict}\p{EMod}\p{RI}\u200D\uFE0F]+$/u;
const UNSEEN = /(?:^|;)\s*(?:display:\s*none|(?:width|height):\s*[01]px)/i;
const LARGEST_TRACKER_PX = 2;
const LARGEST_EMOJI_PX = 72;

export function simplifyElements(
  tree: Parent,
  imageBaseUrl: string,
  onLeftOut: (src: string) => void,
): void {
  for (const node of [...tree.childNodes]) {
    if (adapter.isTextNode(node)) linkAlone(node, tree);
    if (!adapter.isElementNode(node)) continue;
    simplifyElements(node, imageBaseUrl, onLeftOut);
    const { tagName } = node;
    const style = toAttribute(node, 'style');
    if (EMBEDS.includes(tagName) || isPlaceholder(node))
      replace(node, toLink(node, imageBaseUrl, onLeftOut));
    else if (tagName === 'img') simplifyPicture(node);
    else if (/^[ou]l$/.test(tagName)) nest(node);
    else if (/^(?:b|strong)$/.test(tagName) && NOT_BOLD.test(style)) unwrap(node);
    else if (/^(?:span|font)$/.test(tagName))
      for (const [name, means] of Object.entries(STYLES))
        if (means.test(style)) wrapContent(node, name);
  }
}

/** Links an address that stands alone: an editor would have shown its film, post or page. */
function linkAlone(text: TextNode, tree: Parent): void {
  if (!ONLY_ADDRESS.test(text.value) || !BLOCK.test(tree.nodeName)) return;
  const at = tree.childNodes.indexOf(text);
  const beside = [tree.childNodes[at - 1], tree.childNodes[at + 1]];
  if (beside.some((node) => node !== undefined && node.nodeName !== 'br')) return;
  const link = createElement('a', { href: text.value.trim() });
  adapter.insertBefore(tree, link, text);
  adapter.detachNode(text);
  adapter.appendChild(link, text);
}

function simplifyPicture(picture: Element): void {
  const [alt, width, height] = ['alt', 'width', 'height'].map((name) => toAttribute(picture, name));
  const isTracker = [width, height].every(
    (side = '') => side !== '' && Number.parseInt(side, 10) <= LARGEST_TRACKER_PX,
  );
  if (isTracker || UNSEEN.test(toAttribute(picture, 'style'))) replace(picture, null);
  else if (
    (ONLY_EMOJI.test(alt ?? '') && !(Number.parseInt(width ?? '', 10) > LARGEST_EMOJI_PX)) ||
    EMOJI.test(`${toAttribute(picture, 'class')} ${toAttribute(picture, 'src')}`)
  )
    replace(picture, adapter.createTextNode(alt ?? ''));
}

/** Quill's lists are flat: `<ol><li>a<li data-list="bullet" class="ql-indent-1">b</ol>` is
 * `<ol><li>a<ul><li>b</ul></ol>`. */
function nest(list: Element): void {
  const items = list.childNodes.filter((node) => adapter.isElementNode(node));
  const saysMore = (item: Element) =>
    toAttribute(item, 'data-list') !== '' || DEPTH.test(toAttribute(item, 'class'));
  if (!items.some(saysMore)) return;
  const openLists: { readonly depth: number; readonly list: Element }[] = [];
  for (const item of items) {
    const kind = toAttribute(item, 'data-list');
    const name = kind === '' ? list.tagName : kind === 'ordered' ? 'ol' : 'ul';
    const depth = Number(DEPTH.exec(toAttribute(item, 'class'))?.[1] ?? 0);
    const index = openLists.findLastIndex((outer) => outer.depth < depth) + 1;
    if (openLists[index]?.depth !== depth || openLists[index].list.tagName !== name) {
      const made = createElement(name);
      const above = openLists[index - 1]?.list.childNodes.at(-1);
      if (above !== undefined && 'childNodes' in above) adapter.appendChild(above, made);
      else adapter.insertBefore(toParent(list), made, list);
      openLists[index] = { depth, list: made };
    }
    openLists.splice(index + 1);
    adapter.detachNode(item);
    adapter.appendChild(openLists[index].list, item);
  }
  adapter.detachNode(list);
}

function toLink(
  embed: Element,
  imageBaseUrl: string,
  onLeftOut: (src: string) => void,
): Element | null {
  const parts = [embed, ...embed.childNodes.filter((node) => adapter.isElementNode(node))];
  const addresses = parts.flatMap((part) =>
    ['src', 'data-src', 'data-lazy-src', 'url', 'data', ...ADDRESS_ATTRIBUTES].map((name) =>
      toAttribute(part, name),
    ),
  );
  const written = addresses.find((one) => /^(?:https?:)?\/|^[\w-]+[./]/i.test(one));
  if (written === undefined) return null;
  const isFile = /^(?:audio|video)$/.test(embed.tagName) || isVideoFile(written);
  const whole = written.replace(/^\/\//, 'https://');
  const href = (isFile ? toFileUrl(whole, imageBaseUrl) : null) ?? toPublicAddress(whole);
  if (!isFile && !LINKED_SERVICES.test(urlOrNull(href)?.hostname ?? '')) {
    onLeftOut(href);
    return null;
  }
  const link = createElement('a', { href });
  adapter.insertText(link, toAttribute(embed, 'title') || href);
  return link;
}

function toPublicAddress(address: string): string {
  return address
    .replace(
      /^.*\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed|v)|youtu\.be)\/(?!videoseries)([\w-]{11}).*$/,
      'https://www.youtube.com/watch?v=$1',
    )
    .replace(
      /^.*\/\/player\.vimeo\.com\/video\/(\d+)(?:.*[?&]h=(\w+))?.*$/,
      (_, id: string, hash: string | undefined) =>
        `https://vimeo.com/${id}${hash === undefined ? '' : `/${hash}`}`,
    )
    .replace(/\/embed\/videoseries\?/, '/playlist?')
    .replace(/(\/\/www\.instagram\.com\/(?:p|reel|tv)\/[\w-]+)\/.*$/, '$1/');
}

function toAttribute(node: Element, name: string): string {
  return node.attrs.find((attribute) => attribute.name === name)?.value.trim() ?? '';
}

function createElement(name: string, attributes: Readonly<Record<string, string>> = {}): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  return adapter.createElement(name, html.NS.HTML, attrs);
}

function replace(node: Element, other: Node | null): void {
  if (other !== null) adapter.insertBefore(toParent(node), other, node);
  adapter.detachNode(node);
}

function unwrap(node: Element): void {
  for (const child of [...node.childNodes]) {
    adapter.detachNode(child);
    adapter.insertBefore(toParent(node), child, node);
  }
  adapter.detachNode(node);
}

function wrapContent(node: Element, name: string): void {
  const inner = createElement(name);
  for (const child of [...node.childNodes]) {
    adapter.detachNode(child);
    adapter.appendChild(inner, child);
  }
  adapter.appendChild(node, inner);
}

const SHOWS_SOMETHING = /<(?:a|img)\b|>[^<]*[^<\s]|^[^<]*[^<\s]/;

function isPlaceholder(node: Element): boolean {
  if (ADDRESS_ATTRIBUTES.every((name) => toAttribute(node, name) === '')) return false;
  return !SHOWS_SOMETHING.test(serialize(node).replaceAll('&nbsp;', ''));
}

const toParent = (node: Element): Parent => node.parentNode ?? adapter.createDocumentFragment();

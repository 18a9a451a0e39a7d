/** What editors and pastes write otherwise than it is meant, as plain elements. */
import { defaultTreeAdapter as adapter, html, type DefaultTreeAdapterTypes } from 'parse5';
import { toFileUrl } from '../../images/file-url.ts';
import { parseUrl } from '../../lib/or-null.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

const EMBEDS = ['audio', 'embed', 'iframe', 'object', 'oembed', 'video'];
/** Whose frames are films, sounds, posts and maps that a link can stand for. */
const KNOWN =
  /(?:^|\.)(?:dailymotion\.com|facebook\.com|google\.com|instagram\.com|issuu\.com|soundcloud\.com|spotify\.com|tiktok\.com|twitch\.tv|vimeo\.com|youtu\.be|youtube\.com|youtube-nocookie\.com)$/;
const BOLD = /font-weight:\s*(?:bold|[6-9]00)/i;
const NOT_BOLD = /font-weight:\s*(?:normal|[1-5]00)/i;
const STYLES = { strong: BOLD, em: /font-style:\s*italic/i, s: /line-through/i };
const EMOJI = /\bemoji\b|\bwp-smiley\b|\/emoji\//;
/** Pixels. */
const LARGEST_COUNTER = 2;

export function toPlainElements(
  tree: Parent,
  imageBaseUrl: string,
  onLost: (src: string) => void,
): void {
  for (const node of [...tree.childNodes]) {
    if (!adapter.isElementNode(node)) continue;
    toPlainElements(node, imageBaseUrl, onLost);
    const { tagName } = node;
    const style = toAttribute(node, 'style');
    if (EMBEDS.includes(tagName)) replace(node, toLink(node, imageBaseUrl, onLost));
    else if (tagName === 'img') toPlainPicture(node);
    else if (tagName === 'ol') splitByMark(node);
    else if (/^(?:b|strong)$/.test(tagName) && NOT_BOLD.test(style)) unwrap(node);
    else if (/^(?:span|font)$/.test(tagName))
      for (const [name, means] of Object.entries(STYLES)) if (means.test(style)) wrap(node, name);
  }
}

function toPlainPicture(picture: Element): void {
  const [alt, width, height] = ['alt', 'width', 'height'].map((name) => toAttribute(picture, name));
  const isCounter = [width, height].every(
    (side = '') => side !== '' && Number.parseInt(side, 10) <= LARGEST_COUNTER,
  );
  if (isCounter) replace(picture, null);
  else if (EMOJI.test(`${toAttribute(picture, 'class')} ${toAttribute(picture, 'src')}`))
    replace(picture, createText(alt ?? ''));
}

/** A list of Quill, whose items alone say whether they are numbered. */
function splitByMark(list: Element): void {
  const items = list.childNodes.filter((node) => adapter.isElementNode(node));
  if (!items.some((item) => toAttribute(item, 'data-list') !== '')) return;
  let open: Element | null = null;
  for (const item of items) {
    const name = /^(?:|ordered)$/.test(toAttribute(item, 'data-list')) ? 'ol' : 'ul';
    if (open?.tagName !== name) {
      open = createElement(name);
      adapter.insertBefore(toParent(list), open, list);
    }
    adapter.detachNode(item);
    adapter.appendChild(open, item);
  }
  adapter.detachNode(list);
}

function toLink(
  embed: Element,
  imageBaseUrl: string,
  onLost: (src: string) => void,
): Element | null {
  const parts = [embed, ...embed.childNodes.filter((node) => adapter.isElementNode(node))];
  const addresses = parts.flatMap((part) =>
    ['src', 'data-src', 'data-lazy-src', 'url', 'data'].map((name) => toAttribute(part, name)),
  );
  const written = addresses.find((one) => /^(?:https?:)?\/|^[\w-]+[./]/i.test(one));
  if (written === undefined) return null;
  const isFile = /^(?:audio|video)$/.test(embed.tagName);
  const whole = written.replace(/^\/\//, 'https://');
  const href = (isFile ? toFileUrl(whole, imageBaseUrl) : null) ?? toPage(whole);
  if (!isFile && !KNOWN.test(parseUrl(href)?.hostname ?? '')) {
    onLost(href);
    return null;
  }
  const link = createElement('a', { href });
  adapter.insertText(link, toAttribute(embed, 'title') || href);
  return link;
}

/** The page of a film rather than its bare player. */
function toPage(address: string): string {
  return address
    .replace(
      /^.*\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed|v)|youtu\.be)\/([\w-]{11}).*$/,
      'https://www.youtube.com/watch?v=$1',
    )
    .replace(
      /^.*\/\/player\.vimeo\.com\/video\/(\d+)(?:.*[?&]h=(\w+))?.*$/,
      (_, id: string, hash: string | undefined) =>
        `https://vimeo.com/${id}${hash === undefined ? '' : `/${hash}`}`,
    );
}

function toAttribute(node: Element, name: string): string {
  return node.attrs.find((attribute) => attribute.name === name)?.value.trim() ?? '';
}

function createElement(name: string, attributes: Readonly<Record<string, string>> = {}): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  return adapter.createElement(name, html.NS.HTML, attrs);
}

function createText(value: string): Node {
  const holder = adapter.createDocumentFragment();
  adapter.insertText(holder, value);
  const [text] = holder.childNodes;
  return text ?? adapter.createCommentNode('');
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

function wrap(node: Element, name: string): void {
  const inner = createElement(name);
  for (const child of [...node.childNodes]) {
    adapter.detachNode(child);
    adapter.appendChild(inner, child);
  }
  adapter.appendChild(node, inner);
}

function toParent(node: Element): Parent {
  return node.parentNode ?? adapter.createDocumentFragment();
}

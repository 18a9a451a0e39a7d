import type { DefaultTreeAdapterTypes } from 'parse5';
import { readHtml } from '../lib/bounded-html.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

const BLOCKS: ReadonlySet<string> = new Set([
  'address', 'article', 'blockquote', 'br', 'dd', 'div', 'dl', 'dt', 'figcaption', 'figure', 'footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6',
  'header', 'hr', 'li', 'ol', 'p', 'pre', 'section', 'table', 'td', 'th', 'tr', 'ul',
]); // prettier-ignore
const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'template']);

export function toPlainText(
  html: string,
  separatesWords: (tag: string) => boolean = () => false,
): string | { readonly fault: string } {
  const tree = readHtml(html);
  if ('fault' in tree) return tree;
  const toText = (node: Node): string => {
    if (node.nodeName === '#text' && 'value' in node) return node.value;
    if (!('tagName' in node) || UNREAD.has(node.tagName)) return '';
    const text = node.childNodes.map(toText).join('');
    if (separatesWords(node.tagName)) return ` ${text}`;
    return BLOCKS.has(node.tagName) ? `\n${text}\n` : text;
  };
  const lines = tree.childNodes.map(toText).join('').split('\n');
  return lines.flatMap((line) => line.replace(/\s+/g, ' ').trim() || []).join('\n');
}

import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements on lines of their own. */
const BLOCKS: ReadonlySet<string> = new Set([
  'address', 'article', 'blockquote', 'br', 'dd', 'div', 'dl', 'dt', 'figcaption', 'figure', 'footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6',
  'header', 'hr', 'li', 'ol', 'p', 'pre', 'section', 'table', 'td', 'th', 'tr', 'ul',
]); // prettier-ignore
/** Elements without readable content. */
const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'template']);

/** The words of a back office text, which may have markup, by line. */
export function toPlainLines(html: string): readonly string[] {
  return parseFragment(html)
    .childNodes.map(toText)
    .join('')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

function toText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('tagName' in node) || UNREAD.has(node.tagName)) return '';
  const text = node.childNodes.map(toText).join('');
  return BLOCKS.has(node.tagName) ? `\n${text}\n` : text;
}

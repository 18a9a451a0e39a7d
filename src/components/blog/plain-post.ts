/** Posts from a field without an editor: lines, perhaps with Markdown's commonest signs. */

const INLINE: readonly (readonly [sign: RegExp, html: string])[] = [
  [/!\[([^\]]*)\]\((\S+?)\)/g, '<img alt="$1" src="$2">'],
  [/\[([^\]]+)\]\((\S+?)\)/g, '<a href="$2">$1</a>'],
  [/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '<strong>$2</strong>'],
  [/(?<![\w*])([*_])(?=[^\s*_])(.+?)(?<=[^\s*_])\1(?![\w*])/g, '<em>$2</em>'],
  [/~~(?=\S)(.+?)(?<=\S)~~/g, '<s>$1</s>'],
];
const BLOCKS: readonly (readonly [sign: RegExp, line: string, around: string])[] = [
  [/^\s*[-*•]\s+/, 'li', 'ul'],
  [/^\s*\d{1,2}[.)]\s+/, 'li', 'ol'],
  [/^\s*>\s?/, 'p', 'blockquote'],
];

export function toHtml(text: string): string {
  if (/<[a-z!/]/i.test(text)) return text;
  const paragraphs = text.replaceAll('\r\n', '\n').split(/\n[^\S\n]*\n\s*/);
  return paragraphs.map((lines) => toBlock(lines.trim())).join('');
}

function toBlock(paragraph: string): string {
  if (paragraph === '') return '';
  const [, signs, title, rest = ''] = /^(#{1,6}) +(.*)(?:\n([^]*))?$/.exec(paragraph) ?? [];
  if (signs !== undefined && title !== undefined)
    return `<h${signs.length}>${toInline(title)}</h${signs.length}>${toBlock(rest.trim())}`;
  const lines = paragraph.split('\n');
  for (const [sign, line, around] of BLOCKS) {
    if (!lines.every((one) => sign.test(one))) continue;
    const items = lines.map((one) => `<${line}>${toInline(one.replace(sign, ''))}</${line}>`);
    return `<${around}>${items.join('')}</${around}>`;
  }
  return `<p>${lines.map(toInline).join('<br>')}</p>`;
}

function toInline(line: string): string {
  return INLINE.reduce((text, [sign, html]) => text.replace(sign, html), line.trim());
}

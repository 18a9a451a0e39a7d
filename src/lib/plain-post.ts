/** Posts from a field without an editor: lines, perhaps with Markdown's commonest signs. */

const TAG = /<\/?[a-z][\w-]*(?:[\s/][^<>]*)?>|<!--/i;
const BLANK_LINE = /\n[^\S\n]*\n\s*/;
/** WordPress leaves them to its plugins. */
const SHORTCODE =
  /\[\/?(?:audio|caption|contact-form-7|embed|et_pb_\w+|gallery|playlist|video|vc_\w+|youtube)\b[^\]\n]{0,500}\](?!\()/g;

const DEFINITION = /^ {0,3}\[([^\]^\n]+)\]:[^\S\n]*<?([^\s>]+)>?(?:[^\S\n]+["'(].*)?$/gm;
const NAMED = /\[([^[\]\n]*)\](?:\[([^\]\n]*)\])?(?![(:])/g;
const TARGET = `\\(\\s*<?((?:[^\\s()<>]|\\([^\\s()]*\\))+)>?(?:\\s+["'(].*?["')])?\\s*\\)`;
const PICTURE = new RegExp(`!\\[([^\\]]{0,500})\\]${TARGET}`, 'g');
const LINK = new RegExp(`\\[([^\\]]{1,500})\\]${TARGET}`, 'g');
const EMPHASIS: readonly (readonly [sign: RegExp, html: string])[] = [
  [/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '<strong>$2</strong>'],
  [/(?<![\w*])([*_])(?=[^\s*_])(.+?)(?<=[^\s*_])\1(?![\w*])/g, '<em>$2</em>'],
  [/~~(?=\S)(.+?)(?<=\S)~~/g, '<s>$1</s>'],
];
const HEADING = /^(#{1,6})\s+(.*?)(?:\s+#+)?$/;
const RULE = /^\s*(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;
const ITEM = /^(\s*)(?:[-*+•]|(\d{1,2})[.)])\s+/;
const QUOTE = /^\s*(?:>\s?)+/;

export function toHtml(written: string): string {
  const text = written
    .replaceAll('\r\n', '\n')
    .replace(SHORTCODE, (code) => /https?:\/\/[^\s"'\]]+/.exec(code)?.[0] ?? '');
  if (TAG.test(text)) return text;
  const paragraphs = withTargets(text).split(BLANK_LINE);
  const blocks = paragraphs.map((lines) => toBlock(lines.replace(/^\n+|\s+$/g, '')));
  return blocks.join('').replaceAll('</ol><ol>', '');
}

/** Links whose addresses stand elsewhere have them in place. */
function withTargets(text: string): string {
  const targets = new Map<string, string>();
  const rest = text.replace(DEFINITION, (_, name: string, address: string) => {
    targets.set(name.toLowerCase(), address);
    return '';
  });
  return rest.replace(NAMED, (whole, words: string, name?: string) => {
    const address = targets.get((name ?? '').toLowerCase() || words.toLowerCase());
    return address === undefined ? whole : `[${words}](${address})`;
  });
}

function toBlock(paragraph: string): string {
  if (paragraph === '') return '';
  const runs: { readonly sign: RegExp | null; readonly lines: string[] }[] = [];
  for (const line of paragraph.split('\n')) {
    const sign = [HEADING, RULE, ITEM, QUOTE].find((one) => one.test(line)) ?? null;
    const last = runs.at(-1);
    if (last?.sign === sign) last.lines.push(line);
    else runs.push({ sign, lines: [line] });
  }
  return runs.map(({ sign, lines }) => toRun(sign, lines)).join('');
}

function toRun(sign: RegExp | null, lines: readonly string[]): string {
  if (sign === HEADING) return lines.map(toHeading).join('');
  if (sign === RULE) return '<hr>';
  if (sign === ITEM) return `<ol>${lines.map(toItem).join('')}</ol>`;
  const words = lines.map((line) => toInline(line.replace(QUOTE, '')));
  const text = `<p>${words.join('<br>')}</p>`;
  return sign === QUOTE ? `<blockquote>${text}</blockquote>` : text;
}

function toHeading(line: string): string {
  const [, signs = '', title = ''] = HEADING.exec(line) ?? [];
  return `<h${signs.length}>${toInline(title)}</h${signs.length}>`;
}

/** As Quill writes lists: flat, each item with its kind and depth. */
function toItem(line: string): string {
  const [, indent = '', number] = ITEM.exec(line) ?? [];
  const kind = number === undefined ? 'bullet' : 'ordered';
  const depth = Math.floor(indent.length / 2);
  return `<li data-list="${kind}" class="ql-indent-${depth}">${toInline(line.replace(ITEM, ''))}</li>`;
}

function toInline(line: string): string {
  const html = line
    .trim()
    .replace(/<(?!https?:)/g, '&lt;')
    .replace(/\\([\\`*_[\]()#+.!>~-])/g, (_, sign: string) => toEntity(sign))
    .replace(/`([^`]+)`/g, (_, code: string) => `<code>${withoutSigns(code)}</code>`)
    .replace(/(?<!\()<(https?:[^\s<>]+)>/g, (_, to: string) => `[${withoutSigns(to)}](${to})`)
    .replace(
      PICTURE,
      (_, alt: string, to: string) => `<img alt="${alt}" src="${withoutSigns(to)}">`,
    )
    .replace(LINK, (_, words: string, to: string) => `<a href="${withoutSigns(to)}">${words}</a>`);
  return EMPHASIS.reduce((text, [sign, tag]) => text.replace(sign, tag), html);
}

/** Whose signs mean themselves. */
const withoutSigns = (text: string): string => text.replace(/[[\]()*_~`]/g, toEntity);
const toEntity = (sign: string): string => `&#${sign.charCodeAt(0)};`;

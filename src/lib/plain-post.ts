/** Posts as HTML: of fields without an editor, of Markdown's commonest signs, of Word and WordPress. */

const TAG = /<\/?[a-z][\w-]*(?:[\s/][^<>]*)?>|<!--/i;
/** WordPress leaves them to its plugins. */
const SHORTCODE =
  /\[\/?(?:audio|caption|contact-form-7|embed|et_pb_\w+|gallery|playlist|video|vc_\w+|youtube)\b[^\]\n]{0,500}\](?!\()/g;
const WORD_ITEM = /<p\b[^<>]*?mso-list:[^<>]{0,80}?\blevel(\d)[^<>]*>((?:(?!<\/?p\b)[^])*)<\/p>/gi;
const WORD_MARK =
  /<span\b[^<>]*mso-list:\s*ignore[^<>]*>([^<]*)(?:<span\b[^<>]*>[^<]*<\/span>)?\s*<\/span>/i;

const DEFINITION = /^ {0,3}\[([^\]^\n]+)\]:[^\S\n]*<?([^\s>]+)>?(?:[^\S\n]+["'(].*)?$/gm;
const NAMED = /\[([^[\]\n]*)\](?:\[([^\]\n]*)\])?(?![(:])/g;
const TARGET = `\\(\\s*<?((?:[^\\s()<>]|\\([^\\s()]*\\))+)>?(?:\\s+["'(].{0,300}?["')])?\\s*\\)`;
const PICTURE = new RegExp(`!\\[([^\\]]{0,500})\\]${TARGET}`, 'g');
const LINK = new RegExp(`\\[([^\\]]{1,500})\\]${TARGET}`, 'g');
const EMPHASIS: readonly (readonly [sign: RegExp, html: string])[] = [
  [/(\*\*|__)(?=\S)(.{1,500}?)(?<=\S)\1/g, '<strong>$2</strong>'],
  [/(?<![\w*])([*_])(?=[^\s*_])(.{1,500}?)(?<=[^\s*_])\1(?![\w*])/g, '<em>$2</em>'],
  [/~~(?=\S)(.{1,500}?)(?<=\S)~~/g, '<s>$1</s>'],
];
const BLANK = /^\s*$/;
const HEADING = /^(#{1,6})\s+(.*?)(?:\s+#+)?$/;
const RULE = /^\s*(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;
const ITEM = /^(\s*)(?:[-*+•]|(\d{1,2})[.)])\s+/;
const QUOTE = /^\s*(?:>\s?)+/;

export function toHtml(written: string): string {
  const text = written
    .replaceAll('\r\n', '\n')
    .replace(SHORTCODE, (code) => /https?:\/\/[^\s"'\]]+/.exec(code)?.[0] ?? '')
    .replace(WORD_ITEM, (_, level: string, words: string) => {
      const [, mark = ''] = WORD_MARK.exec(words) ?? [];
      return toItem(/\w[.)]/.test(mark), Number(level) - 1, words.replace(WORD_MARK, ''));
    });
  const html = TAG.test(text) ? text : toBlocks(withTargets(text));
  return html.replace(/<\/ol>\s*<ol>(?=<li data-list)/g, '');
}

/** As Quill writes lists: flat, each item with its kind and depth. */
function toItem(isOrdered: boolean, depth: number, html: string): string {
  return `<ol><li data-list="${isOrdered ? 'ordered' : 'bullet'}" class="ql-indent-${depth}">${html}</li></ol>`;
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

function toBlocks(text: string): string {
  const runs: { readonly sign: RegExp | null; readonly lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const sign = [BLANK, HEADING, RULE, ITEM, QUOTE].find((one) => one.test(line)) ?? null;
    const last = runs.at(-1);
    if (last?.sign === sign) last.lines.push(line);
    else runs.push({ sign, lines: [line] });
  }
  return runs.map(({ sign, lines }) => toRun(sign, lines)).join('');
}

function toRun(sign: RegExp | null, lines: readonly string[]): string {
  if (sign === HEADING) return lines.map(toHeading).join('');
  if (sign === RULE) return '<hr>';
  if (sign === BLANK) return '';
  if (sign === ITEM) return lines.map(toListed).join('');
  const words = lines.map((line) => toInline(line.replace(QUOTE, '')));
  const text = `<p>${words.join('<br>')}</p>`;
  return sign === QUOTE ? `<blockquote>${text}</blockquote>` : text;
}

function toHeading(line: string): string {
  const [, signs = '', title = ''] = HEADING.exec(line) ?? [];
  return `<h${signs.length}>${toInline(title)}</h${signs.length}>`;
}

function toListed(line: string): string {
  const [, indent = '', number] = ITEM.exec(line) ?? [];
  const depth = Math.floor(indent.length / 2);
  return toItem(number !== undefined, depth, toInline(line.replace(ITEM, '')));
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

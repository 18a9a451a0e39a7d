/** Makes HTML of posts in plain text, Markdown, Word's or WordPress's. */
import { marked } from 'marked';

const TAG = /<\/?[a-z][\w-]*(?:[\s/][^<>]*)?>|<!--/i;
/** WordPress leaves them to its plugins. */
const SHORTCODE =
  /\[\/?(?:audio|caption|contact-form-7|embed|et_pb_\w+|gallery|playlist|video|vc_\w+|youtube)\b[^\]\n]{0,500}\](?!\()/g;
const WORD_ITEM = /<p\b[^<>]*?mso-list:[^<>]{0,80}?\blevel(\d)[^<>]*>((?:(?!<\/?p\b)[^])*)<\/p>/gi;
const WORD_MARK =
  /<span\b[^<>]*mso-list:\s*ignore[^<>]*>([^<]*)(?:<span\b[^<>]*>[^<]*<\/span>\s*)?<\/span>/i;

/** Not meant as Markdown: a year, a product, a drawn line, an indent. */
const YEAR = /^([^\S\n]*\d{3,})([.)])(?=\s)/gm;
const PRODUCT = /(?<=\d)\*(?=\d)/g;
const DRAWN = /\n(?=-{3,}[^\S\n]*(?:\n|$))/g;
const INDENT = /^[^\S\n]+/gm;
const BULLET = /^([^\S\n]*)•(?=\s)/gm;
/** Of lists and code, whose indents count. */
const INDENTED = /^[^\S\n]*(?:[-*+•]|\d{1,2}[.)])\s|```/m;
const SIGNS = /[*_~`[\]]/g;
/** In a paragraph: pairing emphasis takes quadratic time. */
const MOST_SIGNS = 200;

export function toHtml(written: string): string {
  const text = written
    .replaceAll('\r\n', '\n')
    .replace(SHORTCODE, (code) => /https?:\/\/[^\s"'\]]+/.exec(code)?.[0] ?? '')
    .replace(WORD_ITEM, (_, level: string, words: string) => {
      const [, mark = ''] = WORD_MARK.exec(words) ?? [];
      return toQuillItem(/\w[.)]/.test(mark), Number(level) - 1, words.replace(WORD_MARK, ''));
    });
  const html = TAG.test(text) ? text : fromLines(text);
  return html.replace(/<\/ol>\s*<ol>(?=<li data-list)/g, '');
}

function toQuillItem(isOrdered: boolean, depth: number, html: string): string {
  return `<ol><li data-list="${isOrdered ? 'ordered' : 'bullet'}" class="ql-indent-${depth}">${html}</li></ol>`;
}

function fromLines(text: string): string {
  const paragraphs = (INDENTED.test(text) ? text : text.replace(INDENT, ''))
    .replace(BULLET, '$1-')
    .replace(YEAR, '$1\\$2')
    .replace(PRODUCT, '\\*')
    .replace(DRAWN, '\n\n')
    .split(/\n[^\S\n]*\n/)
    .map((part) => ((part.match(SIGNS)?.length ?? 0) > MOST_SIGNS ? withPlainSigns(part) : part));
  try {
    return marked.parse(paragraphs.join('\n\n'), { async: false, breaks: true });
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}

const withPlainSigns = (text: string): string => text.replace(SIGNS, '\\$&');

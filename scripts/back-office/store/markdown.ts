import { marked } from 'marked';

/** HTML of a post's Markdown. Embedded HTML stays; the site sanitises it. */
export function toHtml(source: string): string {
  return marked.parse(source, { async: false, gfm: true, breaks: true }).trim();
}

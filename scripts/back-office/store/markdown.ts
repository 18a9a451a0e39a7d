import { marked } from 'marked';

/** HTML of a post's source. HTML in the text stays as it is: the site takes out of it what may not stand there. */
export function toHtml(source: string): string {
  return marked.parse(source, { async: false, gfm: true, breaks: true }).trim();
}

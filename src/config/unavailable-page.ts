/**
 * The page that the dev server shows while the content cannot be read, whole in itself: without content no page of the site
 * can be rendered. Its message is the failure's code.
 */
import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';

export interface Failure {
  /** Such as `HTTP_503` or `ECONNREFUSED`. */
  readonly code: string;
  /** The whole reason in one line. */
  readonly reason: string;
}

/** The page as HTML text; what the failure says is escaped. */
export function unavailablePage(locale: Locale, { code, reason }: Failure): string {
  const words = dictionary(locale).errors.unavailable;
  return `<!doctype html>
<html lang="${LOCALES[locale].tag}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(words.title)}</title>
    <style>
      body { margin: 0; padding: 24px; min-height: 100vh; box-sizing: border-box; display: flex; flex-direction: column; justify-content: flex-end; font: 16px/1.5 'Helvetica Neue', Arial, sans-serif; color: #0c0c0d; background: #fff; }
      h1 { margin: 0 0 24px; font: 300 clamp(2.5rem, 9vw, 7rem)/1.14 'Arial Narrow', sans-serif; text-transform: uppercase; border-bottom: 1px solid; }
      p { margin: 0 0 8px; }
      .code { font-size: 1.5rem; }
      a { color: inherit; display: inline-block; padding: 12px 0; }
    </style>
  </head>
  <body>
    <h1>${escapeHtml(words.heading)}</h1>
    <p>${escapeHtml(words.help)}</p>
    <p class="code"><strong>${escapeHtml(code)}</strong></p>
    <p>${escapeHtml(reason)}</p>
    <p><a href="">${escapeHtml(words.again)}</a></p>
  </body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

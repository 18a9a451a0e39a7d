/**
 * Functions refuse in codes, because words are chosen where they are shown. Whoever opens a function's address in a browser, as the
 * download of a composite without scripts does, is shown words instead.
 */
import { dictionary } from '../../i18n/dictionary.ts';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../../i18n/locales.ts';
import { toPlainPage } from '../lib/plain-page.ts';
import { localeOf, toPath } from '../routes.ts';

/** The answer as it is, or, where it refuses somebody who reads pages, as a page of the same status and headers. */
export async function readable(request: Request, answering: Promise<Response>): Promise<Response> {
  const answer = await answering;
  if (answer.status < 400 || !(request.headers.get('Accept') ?? '').includes('text/html')) return answer;
  await answer.body?.cancel();
  const headers = new Headers(answer.headers);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.append('Vary', 'Accept, Accept-Language');
  return new Response(request.method === 'HEAD' ? null : toPage(answer.status, toLocale(request)), { status: answer.status, headers });
}

function toPage(status: number, locale: Locale): string {
  const { title, heading, unknown, method, busy, refused, unavailable, home } = dictionary(locale).errors.gateway;
  const lines: Readonly<Record<number, string>> = { 404: unknown, 405: method, 429: busy };
  return toPlainPage({
    language: LOCALES[locale].tag,
    title,
    heading,
    lines: [lines[status] ?? (status < 500 ? refused : unavailable)],
    link: { label: home, href: toPath({ page: 'home' }, locale) },
  });
}

/** The language of the page that led here, else the first of the browser's that the site speaks. */
function toLocale(request: Request): Locale {
  const before = URL.parse(request.headers.get('Referer') ?? '');
  if (before?.origin === new URL(request.url).origin) return localeOf(before.pathname);
  const languages = (request.headers.get('Accept-Language') ?? '').split(',').map((language) => language.trim().slice(0, 2).toLowerCase());
  return languages.find(isLocale) ?? DEFAULT_LOCALE;
}

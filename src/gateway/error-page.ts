import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { toBarePage } from '../lib/bare-page.ts';
import { toPath } from '../routes.ts';
import { toLocale } from './visit-locale.ts';

export async function withErrorPage(
  request: Request,
  answering: Promise<Response>,
): Promise<Response> {
  const answer = await answering;
  if (answer.status < 400 || !(request.headers.get('Accept') ?? '').includes('text/html'))
    return answer;
  const headers = new Headers(answer.headers);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.append('Vary', 'Accept, Accept-Language');
  return new Response(toPage(answer.status, toLocale(request)), {
    status: answer.status,
    headers,
  });
}

function toPage(status: number, locale: Locale): string {
  const { title, heading, unknown, method, refused, unavailable, home } =
    dictionary(locale).errors.gateway;
  const lines: Readonly<Record<number, string>> = { 404: unknown, 405: method };
  return toBarePage({
    language: LOCALES[locale].tag,
    title,
    heading,
    lines: [lines[status] ?? (status < 500 ? refused : unavailable)],
    link: { label: home, href: toPath({ page: 'home' }, locale) },
  });
}

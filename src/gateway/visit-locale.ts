import { DEFAULT_LOCALE, isLocale, type Locale } from '../../i18n/locales.ts';
import { localeOf } from '../routes.ts';

export function toLocale(request: Request): Locale {
  const before = URL.parse(request.headers.get('Referer') ?? '');
  if (before?.origin === new URL(request.url).origin) return localeOf(before.pathname);
  const languages = (request.headers.get('Accept-Language') ?? '')
    .split(',')
    .map((language) => language.trim().slice(0, 2).toLowerCase());
  return languages.find(isLocale) ?? DEFAULT_LOCALE;
}

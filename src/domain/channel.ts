/** The agency's contact channels, which a message that claims to be from the agency is compared with. */

export type Channel =
  /** `digits` with the country's code, as `toPhoneDigits` makes them. `owner` is a person of the agency, `null` the agency itself. */
  | { readonly kind: 'phone'; readonly text: string; readonly digits: string; readonly owner: string | null }
  /** In lower case. */
  | { readonly kind: 'email'; readonly text: string; readonly owner: string | null }
  /** `text` is host and first path segment without `www.`; `handles` are the names it goes by, without `@`. In lower case. */
  | { readonly kind: 'profile'; readonly network: string; readonly text: string; readonly handles: readonly string[] }
  /** Host, with its port where it has one. In lower case. */
  | { readonly kind: 'site'; readonly text: string };

/** Digits of a Brazilian number: area code and eight digits, or nine of a mobile phone. */
const NATIONAL_LENGTHS = [10, 11];
const BRAZIL = '55';

/**
 * The digits of a phone number with its country code, the same for every spelling: with `+55`, `0055`, `0` with or without a carrier's two
 * digits, or nothing. The leading nine of mobile phones is dropped, because older lists lack it. `null` for what is no whole number.
 */
export function toPhoneDigits(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  const international = toInternational(digits, text.trim().startsWith('+'));
  if (international === null) return null;
  const isLongMobile = international.length === 13 && /^55\d{2}9[6-9]/.test(international);
  return isLongMobile ? international.slice(0, 4) + international.slice(5) : international;
}

function toInternational(digits: string, hasPlus: boolean): string | null {
  if (hasPlus || digits.startsWith('00')) {
    const whole = digits.replace(/^00/, '').replace(/^550/, BRAZIL);
    return whole.length > 7 ? whole : null;
  }
  if (digits.startsWith('0')) {
    const national = digits.slice(1);
    if (NATIONAL_LENGTHS.includes(national.length)) return BRAZIL + national;
    return NATIONAL_LENGTHS.includes(national.length - 2) ? BRAZIL + national.slice(2) : null;
  }
  if (NATIONAL_LENGTHS.includes(digits.length)) return BRAZIL + digits;
  return digits.length > Math.max(...NATIONAL_LENGTHS) ? digits : null;
}

/** Host and first path segment of an address of a network, without `www.`; `null` where it has none. */
export function toProfileText(url: URL): string | null {
  const [first] = url.pathname.split('/').filter((segment) => segment !== '');
  const host = url.host.replace(/^(?:www|m|web|pt-br)\./, '').replace(/^fb\.com$/, 'facebook.com');
  const ids = url.searchParams.getAll('id');
  // Of two numbers nobody knows which one the network takes.
  if (first === undefined || (first === 'profile.php' && ids.length > 1)) return null;
  return `${host}/${first}${first === 'profile.php' && ids.length === 1 ? `?id=${ids.join('')}` : ''}`.toLowerCase();
}

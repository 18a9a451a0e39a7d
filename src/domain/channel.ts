export type Channel =
  | {
      readonly kind: 'phone';
      readonly text: string;
      readonly digits: string;
      readonly owner: string | null;
    }
  | { readonly kind: 'email'; readonly text: string; readonly owner: string | null }
  | {
      readonly kind: 'profile';
      readonly network: string;
      readonly text: string;
      readonly handles: readonly string[];
    }
  | { readonly kind: 'site'; readonly text: string };

const NATIONAL_LENGTHS = [10, 11];
const BRAZIL = '55';

/** Leaves out a mobile's leading nine, which older lists and WhatsApp's links lack. */
export function toComparablePhone(text: string): string | null {
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
    // Behind the 0 a carrier's two digits may stand.
    return NATIONAL_LENGTHS.includes(national.length - 2) ? BRAZIL + national.slice(2) : null;
  }
  if (NATIONAL_LENGTHS.includes(digits.length)) return BRAZIL + digits;
  return digits.length > Math.max(...NATIONAL_LENGTHS) ? digits : null;
}

/** The path of a page without a handle; its title, before the number, may be anything. */
const FACEBOOK_NUMBER = /^\/(?:(?:people|pages)\/[^/]+\/|p\/[^/]+-)(\d+)\/?$/;

/** Facebook's pages without a handle are known by their number. `null`: neither, or several. */
export function toProfile(url: URL) {
  const host = url.host.replace(/^(?:www|m|web|pt-br)\./, '').replace(/^fb\.com$/, 'facebook.com');
  const [first] = url.pathname.split('/').filter((segment) => segment !== '');
  const numbers = host === 'facebook.com' ? FACEBOOK_NUMBER.exec(url.pathname)?.slice(1) : null;
  const ids = numbers ?? (first === 'profile.php' ? url.searchParams.getAll('id') : []);
  const [id] = ids;
  const isNameless = first === 'profile.php' && id === undefined;
  if (first === undefined || isNameless || ids.length > 1) return null;
  const handle = id === undefined ? first.toLowerCase() : null;
  return { text: `${host}/${handle ?? `profile.php?id=${id}`}`.toLowerCase(), handle };
}

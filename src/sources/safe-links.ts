import { EMAIL_REGEX } from 'valibot';
import { ADDRESS_LENGTH } from '../domain/constants.ts';
import { toDisplayName } from '../domain/display-name.ts';

const LONGEST_PHONE = 100;

/** `<https://a.example>,` */
const WRAPPING = /^[<("'[]+|[.,;!)\]>"']+$/g;

export function toPageUrl(written: string): string | null {
  const text = written.replace(WRAPPING, '').replace(/^https?:\/\/(?=https?:\/)/i, '');
  const isBare = /^(?:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]|$)/i.test(text);
  return toHttpUrl(isBare ? `https://${text.replace(/^\/\//, '')}` : text);
}

export function toHttpUrl(text: string): string | null {
  if (text.length > ADDRESS_LENGTH || !/^https?:\/\//i.test(text)) return null;
  const url = URL.parse(text);
  return url?.username === '' && url.password === '' ? url.href : null;
}

export function toFile(text: string): string | null {
  if (text.length > ADDRESS_LENGTH) return null;
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return toHttpUrl(text);
  if (/^\/\/[a-z\d]/i.test(text)) return toHttpUrl(`https:${text}`);
  if (/^[/\\]{2}|\\|[\0-\x1F]/.test(text)) return null;
  const path = text.replace(/^\/+/, '');
  const climbs = path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
  return !/[\p{L}\p{N}]/u.test(path) || climbs ? null : path;
}

export function toEmail(written: string): string | null {
  const [first = ''] = written.replace(/^mailto:\/*([^?]*).*$/is, '$1').split(/[\s,;|/]+/);
  const text = first.replace(/\.$/, '');
  return text.length <= 254 && EMAIL_REGEX.test(text) ? text : null;
}

const DASH = /[\p{Pd}\u00AD\u02D7\u2043\u2212]/gu;

/** An address, or what a spreadsheet makes of a number: `5.58E+12`. */
const NO_PHONE = /\/\/|@|\.[a-z]|\de\+/i;

export function toPhone(text: string): string | null {
  if (text.length > 4 * LONGEST_PHONE) return null;
  const plain = toDisplayName(text.normalize('NFKC').replace(DASH, '-'))
    .replace(/^(?:tel|callto|phone|sms|smsto):\/*/i, '')
    .replaceAll('%20', ' ')
    .replace(/;ext=/i, ' ext. ');
  const isPhone = plain.length <= LONGEST_PHONE && (plain.match(/\d/g)?.length ?? 0) >= 3;
  return isPhone && !NO_PHONE.test(plain) ? plain : null;
}

const WHATSAPP_HOST = /^(?:(?:www\.)?wa\.me|wa\.link|(?:[a-z]+\.)?whatsapp\.com)$/;

export function toPhoneOrChatLink(text: string): string | null {
  const plain = toDisplayName(text).replace(DASH, '-').replace(WRAPPING, '');
  const written = plain.replace(/^whatsapp:\/*(?=send)/i, 'https://wa.me/');
  const address = /^https?:\/\//i.test(written)
    ? written
    : `https://${written.replace(/^\/\//, '')}`;
  const link = toHttpUrl(address);
  const { host, pathname, searchParams } = new URL(link ?? 'https://none.invalid/');
  if (!WHATSAPP_HOST.test(host)) return toPhone(text);
  const digits = searchParams.get('phone') ?? /^\/((?:%20|[\d+().-])+)\/?$/.exec(pathname)?.[1];
  if (digits === undefined) return pathname === '/' ? null : `https://${host}${pathname}`;
  const number = digits
    .replace(/%20|\D/g, '')
    .replace(/^(55)(\d\d)(\d{4,5})(\d{4})$/, '$1 $2 $3-$4');
  return toPhone(number.startsWith('0') ? number : `+${number}`);
}

/** A field for a number may hold its link. */
export function findPhone(text: string): string | null {
  const found = toPhoneOrChatLink(text);
  return found?.startsWith('https://') === true ? null : found;
}

const NO_HANDLE =
  /^(?:p|s|reels?|tv|explore|accounts?|direct|invites|share|stories|web|instagram)$/i;
/** `Instagram: ana`, `insta @ana`. */
const HANDLE_LABEL = /^[\p{L} ]+(?::(?!\/)\s*|\s+(?=@))/u;

export function toHandle(written: string, home: string): string | null {
  const text = toDisplayName(written).replace(HANDLE_LABEL, '').replace(WRAPPING, '');
  const origin = new RegExp(`^(?:(?:https?:)?//)?(?:[a-z]+\\.)?${RegExp.escape(home)}`, 'i');
  const path = text
    .replace(origin, '')
    .replace(/^(?:_u\/|stories\/)/, '')
    .replace(/^@\s*/, '');
  const [handle = ''] = origin.test(text) ? path.split(/[/?#]/) : [path.replace(/\/$/, '')];
  return /^[\w.]{1,30}$/.test(handle) && !NO_HANDLE.test(handle) ? handle : null;
}

/** Only a known channel's plain spelling is "ours"; similar texts are imitations or undecidable. */
import { toUnicode } from 'punycode/punycode.es6.js';
import { toPhoneDigits, toProfileText, type Channel } from '../../domain/channel.ts';
import { parseUrl } from '../../lib/parse-url.ts';
import { editDistance, toSkeleton, toMarks, type Mark } from './look-alike.ts';

export type Verdict =
  | { readonly kind: 'ours'; readonly channel: Channel }
  /** `subject`: the judged text, a link's real host; `marks`: positions in it; `isElsewhere`: our
   * name on a network that is not ours. */
  | {
      readonly kind: 'alike';
      readonly subject: string;
      readonly real: string;
      readonly marks: readonly Mark[];
      readonly isProfile?: true;
      readonly isElsewhere?: true;
    }
  | {
      readonly kind: 'foreign';
      readonly subject: string;
      readonly what: 'phone' | 'email' | 'link' | 'handle';
    }
  | { readonly kind: 'unsure'; readonly why: Why };

/** `network`: a name that may be ours on one network; `sender`: our site with a sender's words;
 * `more`: our channel with additions. */
type Why =
  'words' | 'network' | 'shortPhone' | 'unknownMailbox' | 'post' | 'tooLong' | 'sender' | 'more';

/** Longer than any real address. */
const LONGEST = 300;
/** Shorter names occur inside too many other words. */
const SHORTEST_NAME = 5;
/** Digits without area code and a mobile's nine. */
const SUBSCRIBER_DIGITS = 8;
const PHONE = /^[+\d\s().\-–‑/]*\d[+\d\s().\-–‑/]*$/;
const EXTENSION = /\s*(?:;ext=|ramal|ext\.?|x|#)\s*\d{1,6}$/i;
/** Marks that apps put around copied numbers. Right-to-left marks stay, because they reorder digits
 * on screen. */
const LEFT_TO_RIGHT_MARKS = /[\u200e\u202a\u202c\u202d\u2066\u2068\u2069]/g;
/** Fragment fields that a page displays: a brief, a list's title, a search, a message. */
const SENDERS_WORDS = /^(?:b|t|q|fale|talk)$/i;
const PLAIN = /^[\x21-\x7e]+$/;
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/;

/** Places of a bare name besides the agency's networks: another network, or a site. */
export const OTHER_NETWORK = 'other';
export const SITE = 'site';

/** Compares a pasted text with the agency's channels. `place` says where a bare name was seen;
 * `null` if unknown. */
export function checkChannel(
  pasted: string,
  channels: readonly Channel[],
  place: string | null = null,
): Verdict {
  const text = unwrap(pasted.length > LONGEST ? withoutValues(pasted) : pasted);
  if (text.length > LONGEST) return { kind: 'unsure', why: 'tooLong' };
  const phone = text
    .replace(/^(?:tel|sms):/i, '')
    .replace(LEFT_TO_RIGHT_MARKS, '')
    .replace(EXTENSION, '');
  if (PHONE.test(phone)) return checkPhone(phone, channels);
  if (text === '' || /\s/.test(text)) return { kind: 'unsure', why: 'words' };
  if (/^@[^@]+$/.test(text)) return checkHandle(text, channels, place);
  const [, mailbox = text, query = ''] = /^mailto:([^?]*)(?:\?(.*))?$/i.exec(text) ?? [];
  const address = mailbox.replace(/%0[ad].*$/i, '');
  if (/^[^@/:]+@[^@/]+$/.test(address)) {
    const verdict = checkEmail(address, channels);
    return verdict.kind === 'ours' && leadsFurther(mailbox, query)
      ? { kind: 'unsure', why: 'more' }
      : verdict;
  }
  // A bare word may be anybody's name; with a dot it may be a host or a user name.
  const isName = !/[./:\\@]/.test(text) || findProfiles(text, channels).length > 0;
  if (!isName || place === SITE) return checkLink(text, channels);
  return place === null ? { kind: 'unsure', why: 'network' } : checkHandle(text, channels, place);
}

/** Keeps only the field names of a link's fragment: a whole brief has thousands of letters. */
function withoutValues(pasted: string): string {
  return pasted.replace(
    /^\s*(https?:\/\/[^\s#]+#)(\S+)\s*$/i,
    (_, link: string, hash: string) => link + hash.replace(/=[^&]*/g, '='),
  );
}

/** Removes white space, the name around `<…>` and a sentence's full stop. */
function unwrap(pasted: string): string {
  const text = pasted.trim();
  const inside = /^[^<>]*<([^<>\s]+)>$/.exec(text)?.[1];
  return (inside ?? text).replace(/[.,;:!?)\]>'"]+$/, '').replace(/^[('"[<]+/, '');
}

/** Tells whether a link's fragment holds its sender's words. Decodes field names as the pages
 * do. */
function bringsWords(hash: string): boolean {
  return (
    hash.includes('=') &&
    Array.from(new URLSearchParams(hash.slice(1)).keys()).some((name) => SENDERS_WORDS.test(name))
  );
}

/** Tells whether a `mailto:` adds recipients for the message or its reply, by a header or a line
 * break. */
function leadsFurther(mailbox: string, query: string): boolean {
  const headers = Array.from(new URLSearchParams(query));
  return (
    headers.some(
      ([name, value]) =>
        !/^(?:subject|body)$/i.test(name) || /[\r\n]\s*(?:b?cc|to|reply-to)\s*:/i.test(value),
    ) || /%0[ad]/i.test(mailbox + query.replace(/(^|&)body=[^&]*/gi, ''))
  );
}

function checkPhone(text: string, channels: readonly Channel[]): Verdict {
  const digits = toPhoneDigits(text);
  if (digits === null) return { kind: 'unsure', why: 'shortPhone' };
  const phones = channels.filter((channel) => channel.kind === 'phone');
  const ours = phones.find((channel) => channel.digits === digits);
  if (ours !== undefined) return { kind: 'ours', channel: ours };
  const near = phones.find(
    (channel) =>
      channel.digits.length === digits.length && editDistance(channel.digits, digits) === 1,
  );
  if (near === undefined) return { kind: 'foreign', subject: text, what: 'phone' };
  return {
    kind: 'alike',
    subject: text,
    real: near.text,
    marks: toPhoneMarks(text, digits, near.digits),
  };
}

/** A number's false digits by their places in the text. Counts from the end, because codes and a
 * mobile's nine may be missing. */
function toPhoneMarks(text: string, digits: string, real: string): readonly Mark[] {
  const written = text.replace(/\D/g, '');
  const places = Array.from(text.matchAll(/\d/g), ({ index }) => index);
  const hasNine = !written.endsWith(digits) && !digits.endsWith(written);
  return toMarks(digits, real).map(({ start, end, seen, real: sign }) => {
    const fromEnd = digits.length - start;
    const place = places.at(-(fromEnd > SUBSCRIBER_DIGITS && hasNine ? fromEnd + 1 : fromEnd)) ?? 0;
    return { start: place, end: place + end - start, seen, real: sign };
  });
}

/** Only the network tells whether a name of ours is ours there. */
function checkHandle(text: string, channels: readonly Channel[], network: string | null): Verdict {
  const handle = text.replace(/^@/, '');
  const profiles = findProfiles(handle, channels);
  if (network === null && profiles.length > 0) return { kind: 'unsure', why: 'network' };
  const ours = profiles.find((profile) => profile.network === network);
  if (ours !== undefined) return { kind: 'ours', channel: ours };
  const [elsewhere] = profiles;
  if (elsewhere !== undefined)
    return { kind: 'alike', subject: text, real: elsewhere.text, marks: [], isElsewhere: true };
  const alike = toAlike(handle, toHandles(channels), channels);
  return alike?.kind === 'alike'
    ? { ...alike, isProfile: true }
    : { kind: 'foreign', subject: text, what: 'handle' };
}

function checkEmail(text: string, channels: readonly Channel[]): Verdict {
  const ours = channels.find(
    (channel) => channel.kind === 'email' && channel.text === toPlain(text),
  );
  if (ours !== undefined) return { kind: 'ours', channel: ours };
  const emails = channels
    .filter((channel) => channel.kind === 'email')
    .map((channel) => channel.text);
  const [local = '', domain = ''] = text.split('@');
  const isOwnDomain = PLAIN.test(text) && toDomains(channels).includes(domain.toLowerCase());
  const withOurHosts = toDomains(channels).map((host) => `${local}@${host}`);
  const alike =
    toAlike(text, emails, []) ?? (isOwnDomain ? null : toAlike(text, withOurHosts, channels));
  if (alike !== null) return alike;
  return isOwnDomain
    ? { kind: 'unsure', why: 'unknownMailbox' }
    : { kind: 'foreign', subject: text, what: 'email' };
}

function checkLink(text: string, channels: readonly Channel[]): Verdict {
  const written =
    /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/]*:\d/.test(text) ? text : `https://${text}`;
  const url = parseUrl(written);
  if (url === null)
    return (
      toAlike(text, toDomains(channels), channels) ?? {
        kind: 'foreign',
        subject: text,
        what: 'link',
      }
    );
  if (url.protocol === 'whatsapp:')
    return checkWhatsApp(
      /^whatsapp:(?:\/\/)?send\/?\?/i.test(written) ? toNumber(url) : null,
      channels,
    );
  const [, authority = '', path = ''] = /^https?:\/\/([^/?#\\]*)([^?#]*)/i.exec(written) ?? [];
  // Judge the text as written, not as a browser reads it: hiding a host deceives readers.
  const isPlain =
    PLAIN.test(written) &&
    !written.includes('\\') &&
    authority.toLowerCase().replace(/:(?:80|443)$/, '') === url.host &&
    HOST.test(url.host) &&
    (path === '' || path === url.pathname);
  if (isPlain) {
    const host = url.host.replace(/^www\./, '');
    const site = channels.find(
      (channel) =>
        channel.kind === 'site' && (channel.text === host || url.host.endsWith(`.${channel.text}`)),
    );
    if (site !== undefined)
      return bringsWords(url.hash)
        ? { kind: 'unsure', why: 'sender' }
        : { kind: 'ours', channel: site };
    const hasMore = Array.from(url.searchParams.keys()).some(
      (name) => name.toLowerCase() !== 'text',
    );
    if (host === 'wa.me')
      return hasMore
        ? { kind: 'unsure', why: 'more' }
        : checkWhatsApp(url.pathname.slice(1).replace(/\/$/, ''), channels);
    if (/^(?:api|web)\.whatsapp\.com$/.test(host)) {
      return checkWhatsApp(/^\/send\/?$/.test(url.pathname) ? toNumber(url) : null, channels);
    }
    const profile = checkProfile(url, channels);
    if (profile !== null) return profile;
  }
  // A link's real host follows the user name.
  const subject = authority === '' ? text : authority.slice(authority.lastIndexOf('@') + 1);
  const hidden = authority.includes('@')
    ? toDomains(channels).find((host) => authority.includes(host))
    : undefined;
  if (hidden !== undefined) return { kind: 'alike', subject, real: hidden, marks: [] };
  const segments = url.pathname.split('/').map((segment) => decode(segment, decodeURIComponent));
  return (
    toNearHost(subject, toDomains(channels)) ??
    toNamed(subject, subject, channels) ??
    segments
      .map((segment) => toNamed(segment, `${subject}/${segment}`, channels))
      .find((verdict) => verdict !== null) ?? {
      kind: 'foreign',
      subject,
      what: 'link',
    }
  );
}

/** A link's number; `null` for two, because apps may open either. */
function toNumber({ searchParams }: URL): string | null {
  const numbers = Array.from(searchParams).flatMap(([name, value]) =>
    name.toLowerCase() === 'phone' ? [value] : [],
  );
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}

function checkWhatsApp(number: string | null, channels: readonly Channel[]): Verdict {
  // An unencoded plus in an address means a space.
  const digits = number?.replace(/^[+ ]/, '') ?? '';
  return /^\d+$/.test(digits)
    ? checkPhone(`+${digits}`, channels)
    : { kind: 'unsure', why: 'post' };
}

/** `null` if the link is not to one of the agency's networks. */
function checkProfile(url: URL, channels: readonly Channel[]): Verdict | null {
  const text = toProfileText(url);
  const profiles = channels.filter((channel) => channel.kind === 'profile');
  const network = profiles.filter(
    (channel) =>
      channel.text.split('/')[0] === (text ?? `${url.host.replace(/^www\./, '')}/`).split('/')[0],
  );
  if (network.length === 0) return null;
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  // A post opens under any user name.
  if (text === null || segments.length > 1) return { kind: 'unsure', why: 'post' };
  const ours = network.find((channel) => channel.text === text);
  if (ours !== undefined) return { kind: 'ours', channel: ours };
  const reals = network.map((channel) => channel.text);
  return toAlike(text, reals, channels) ?? { kind: 'foreign', subject: text, what: 'handle' };
}

function findProfiles(handle: string, channels: readonly Channel[]) {
  const plain = toPlain(handle);
  return channels
    .filter((channel) => channel.kind === 'profile')
    .filter(({ handles }) => plain !== null && handles.includes(plain));
}

/** In lower case; `null` if it has a sign that our addresses never have. */
function toPlain(text: string): string | null {
  return PLAIN.test(text) ? text.toLowerCase() : null;
}

/** An imitation of a real address, or an address that contains our name; `null` if neither. */
function toAlike(
  subject: string,
  reals: readonly string[],
  channels: readonly Channel[],
): Verdict | null {
  return toNear(subject, reals) ?? toNamed(subject, subject, channels);
}

function toNear(subject: string, reals: readonly string[]): Verdict | null {
  const skeleton = toSkeleton(decodeHost(subject));
  let best: { readonly real: string; readonly distance: number } | null = null;
  for (const real of reals) {
    const ours = toSkeleton(real);
    const limit = ours.length < SHORTEST_NAME ? 0 : ours.length < 8 ? 1 : 2;
    const distance = editDistance(skeleton, ours);
    if (distance <= limit && (best === null || distance < best.distance)) best = { real, distance };
  }
  return best === null
    ? null
    : { kind: 'alike', subject, real: best.real, marks: toMarks(subject, best.real) };
}

/** An imitation of one of our hosts below any subdomain: `www.arnazing.example`. */
function toNearHost(host: string, reals: readonly string[]): Verdict | null {
  const near = toNear(host, reals);
  if (near !== null || !host.includes('.')) return near;
  const from = host.indexOf('.') + 1;
  const inner = toNearHost(host.slice(from), reals);
  if (inner?.kind !== 'alike') return null;
  return {
    ...inner,
    subject: host,
    marks: inner.marks.map((mark) => ({ ...mark, start: mark.start + from, end: mark.end + from })),
  };
}

function toNamed(part: string, subject: string, channels: readonly Channel[]): Verdict | null {
  const skeleton = toSkeleton(decodeHost(part));
  const real = [...toDomains(channels), ...toHandles(channels)].find((known) => {
    const name = toSkeleton(known.split('.')[0] ?? '');
    return name.length >= SHORTEST_NAME && skeleton.includes(name);
  });
  return real === undefined ? null : { kind: 'alike', subject, real, marks: [] };
}

function toDomains(channels: readonly Channel[]): readonly string[] {
  return channels.flatMap((channel) => (channel.kind === 'site' ? [channel.text] : []));
}

function toHandles(channels: readonly Channel[]): readonly string[] {
  return channels.flatMap((channel) => (channel.kind === 'profile' ? channel.handles : []));
}

/** Decodes a host's letters of other scripts (`xn--…`). */
function decodeHost(text: string): string {
  return decode(text, toUnicode);
}

/** Decodes a text, or returns it if wrongly encoded. */
function decode(text: string, read: (text: string) => string): string {
  try {
    return read(text);
  } catch {
    return text;
  }
}

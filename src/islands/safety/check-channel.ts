/** Compares what was pasted with the agency's channels. Only a channel's plain spelling is ours;
 * what passes for one looks like ours; all else is not. A message is judged by the contacts in
 * it, and never ours. */
import { toPhoneDigits, toProfileText, type Channel } from '../../domain/channel.ts';
import { isWithinOneSlip } from '../../domain/one-slip.ts';
import { parseUrl } from '../../lib/parse-url.ts';
import { isAlike } from './look-alike.ts';

export type Verdict =
  | { readonly kind: 'ours'; readonly channel: Channel }
  /** `subject`: what was judged, a link's real host; `real`: the channel of ours beside it. */
  | {
      readonly kind: 'alike' | 'foreign';
      readonly what: What;
      readonly subject: string;
      readonly real: Channel | null;
    }
  | { readonly kind: 'unsure'; readonly why: Why };

/** `name`: ours on one network, anybody's on others; `sender`: our site with its sender's words;
 * `more`: our channel with additions; `message`: our channel among other words. */
type Why =
  'words' | 'name' | 'shortPhone' | 'unknownMailbox' | 'post' | 'sender' | 'more' | 'message';

const KINDS = { phone: 'phone', email: 'email', link: 'site', handle: 'profile' } as const;

type What = keyof typeof KINDS;
const PHONE = /^[+\d\s().\-–‑/]+$/;
const EXTENSION = /(?:;ext=|ramal|ext\.?|x|#)\s*\d{1,6}$/i;
/** Marks that apps put around copied numbers. Right-to-left marks stay, because they reorder digits
 * on screen. */
const LEFT_TO_RIGHT_MARKS = /[\u200e\u202a\u202c\u202d\u2066\u2068\u2069]/g;
/** Fragment fields that a page displays: a brief, a list's title, a search, a message. */
const SENDERS_WORDS = /^(?:b|t|q|fale|talk)$/i;
const PLAIN = /^[\x21-\x7e]+$/;
/** Characters; no longer one exists. */
const LONGEST_HOST = 255;
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/;
/** A name behind its network's. */
const NAMED =
  /^(instagram|insta|facebook|face|fb|tiktok|threads|x|twitter|youtube|kwai)(?:\s?[:–—-]\s?@?|\s@?|@)([\w.]+)$/i;
const SHORT: Readonly<Record<string, string>> = {
  insta: 'instagram',
  face: 'facebook',
  fb: 'facebook',
};
/** Links, mailboxes, names with an @ and perhaps their network, phones and hosts in a message. Each
 * begins where a word begins, so that a long one is read once. */
const CONTACTS =
  /(?:https?|whatsapp|mailto|tel|sms):\S+|\b(?:instagram|insta|facebook|face|fb|tiktok|threads|x|twitter|youtube|kwai)\s?[:–—-]?\s?@[\w.]+|(?<![^\s<>()",;])[^\s<>()",;]+@[^\s<>()",;]+|@[\w.]+|\+?\(?\d[\d\s().\-–‑]{6,}\d|(?<![^\s<>()"@,;])[^\s<>()"@,;]+\.(?:com|net|org|app|link|site|online|shop|store|xyz|info|me|io|ly|br|example)\b(?:\.br\b)?(?:\/\S*)?/giu;

/** Judges a pasted text, a contact or a message. */
export function checkPasted(pasted: string, channels: readonly Channel[]): Verdict {
  const text = unwrap(pasted);
  if (!/\s/.test(text) || isPhone(toNumberText(text)) || NAMED.test(text))
    return checkContact(text, channels);
  const verdicts = (text.match(CONTACTS) ?? [])
    .map((contact) => checkContact(unwrap(contact), channels))
    .filter((verdict) => verdict.kind !== 'unsure' || verdict.why !== 'shortPhone');
  const [first] = verdicts;
  return (
    verdicts.find(({ kind }) => kind === 'alike') ??
    verdicts.find(({ kind }) => kind === 'foreign') ??
    verdicts.find(({ kind }) => kind === 'unsure') ?? {
      kind: 'unsure',
      why: first === undefined ? 'words' : 'message',
    }
  );
}

/** Removes white space, the name around `<…>` and a sentence's marks. */
function unwrap(pasted: string): string {
  const text = pasted.trim();
  const inside = /^[^<>@]*<([^<>\s]+)>$/.exec(text)?.[1];
  const [unmarked = ''] = /^[^]*[^.,;:!?)\]>'"]/.exec(inside ?? text) ?? [];
  return unmarked.replace(/^[('"[<]+/, '');
}

const toNumberText = (text: string): string =>
  text
    .replace(/^(?:tel|sms):/i, '')
    .replace(LEFT_TO_RIGHT_MARKS, '')
    .replace(EXTENSION, '')
    .trimEnd();

const isPhone = (number: string): boolean => PHONE.test(number) && /\d/.test(number);

function checkContact(text: string, channels: readonly Channel[]): Verdict {
  const number = toNumberText(text);
  if (isPhone(number)) return checkPhone(number, channels);
  const [, network, name] = NAMED.exec(text) ?? [];
  if (network !== undefined && name !== undefined) return checkNamed(network, name, channels);
  const handle = /^@([^@]+)$/.exec(text)?.[1];
  if (handle !== undefined) return checkHandle(handle, channels);
  const [, mailbox = text, query = ''] = /^mailto:([^?]*)(?:\?(.*))?$/i.exec(text) ?? [];
  const address = mailbox.replace(/%0[ad].*$/i, '');
  if (/^[^@/:]+@[^@/]+$/.test(address)) {
    const verdict = checkEmail(address, channels);
    return verdict.kind === 'ours' && leadsFurther(mailbox, query)
      ? { kind: 'unsure', why: 'more' }
      : verdict;
  }
  if (isHandle(text, channels)) return checkHandle(text, channels);
  // A word alone may be anybody's name.
  return /[./:\\@]/.test(text) ? checkLink(text, channels) : { kind: 'unsure', why: 'words' };
}

function toVerdict(
  kind: 'alike' | 'foreign',
  what: What,
  subject: string,
  channels: readonly Channel[],
  real?: Channel,
): Verdict {
  const beside = real ?? channels.find((channel) => channel.kind === KINDS[what]) ?? null;
  return { kind, what, subject, real: beside };
}

function checkPhone(text: string, channels: readonly Channel[]): Verdict {
  const digits = toPhoneDigits(text);
  if (digits === null) return { kind: 'unsure', why: 'shortPhone' };
  const phones = channels.filter((channel) => channel.kind === 'phone');
  const ours = phones.find((channel) => channel.digits === digits);
  if (ours !== undefined) return { kind: 'ours', channel: ours };
  const near = phones.find((channel) => isWithinOneSlip(channel.digits, digits));
  return toVerdict(near === undefined ? 'foreign' : 'alike', 'phone', text, channels, near);
}

const isHandle = (name: string, channels: readonly Channel[]): boolean =>
  channels.some(
    (channel) =>
      channel.kind === 'profile' &&
      PLAIN.test(name) &&
      channel.handles.includes(name.toLowerCase()),
  );

/** Without its network a name may be ours or, elsewhere, anybody's. */
function checkHandle(name: string, channels: readonly Channel[]): Verdict {
  if (isHandle(name, channels)) return { kind: 'unsure', why: 'name' };
  const near = channels.find(
    (channel) =>
      channel.kind === 'profile' && channel.handles.some((handle) => isAlike(handle, name)),
  );
  return toVerdict(near === undefined ? 'foreign' : 'alike', 'handle', `@${name}`, channels, near);
}

/** A name on its network: ours there, and on a network where we are not, nobody's of ours. */
function checkNamed(network: string, name: string, channels: readonly Channel[]): Verdict {
  const word = network.toLowerCase();
  const url = parseUrl(`https://${SHORT[word] ?? word}.com/${name}`);
  const known = url && checkProfile(url, channels);
  if (known !== null) return known;
  const verdict = checkHandle(name, channels);
  return verdict.kind === 'unsure' ? toVerdict('alike', 'handle', `@${name}`, channels) : verdict;
}

function checkEmail(text: string, channels: readonly Channel[]): Verdict {
  const isPlain = PLAIN.test(text);
  const address = text.toLowerCase();
  const domain = address.slice(address.indexOf('@') + 1);
  const emails = channels.filter((channel) => channel.kind === 'email');
  const ours = emails.find((channel) => isPlain && channel.text === address);
  if (ours !== undefined) return { kind: 'ours', channel: ours };
  const isOwnDomain = isPlain && toSites(channels).some((site) => site.text === domain);
  const near =
    emails.find((channel) => isAlike(channel.text, address)) ??
    (isOwnDomain ? undefined : findNearSite(domain, channels) && emails[0]);
  if (near !== undefined) return toVerdict('alike', 'email', text, channels, near);
  return isOwnDomain
    ? { kind: 'unsure', why: 'unknownMailbox' }
    : toVerdict('foreign', 'email', text, channels);
}

function checkLink(text: string, channels: readonly Channel[]): Verdict {
  const written =
    /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/]*:\d/.test(text) ? text : `https://${text}`;
  const url = parseUrl(written);
  if (url?.protocol === 'whatsapp:')
    return checkWhatsApp(
      /^whatsapp:(?:\/\/)?send\/?\?/i.test(written) ? toNumber(url) : null,
      channels,
    );
  const [, authority = '', path = ''] = /^https?:\/\/([^/?#\\]*)([^?#]*)/i.exec(written) ?? [];
  // Judge the text as written, not as a browser reads it: hiding a host deceives readers.
  const isPlain =
    url !== null &&
    PLAIN.test(written) &&
    !written.includes('\\') &&
    authority.toLowerCase().replace(/:(?:80|443)$/, '') === url.host &&
    HOST.test(url.host) &&
    (path === '' || path === url.pathname);
  const known = isPlain ? checkKnownHost(url, channels) : null;
  if (known !== null) return known;
  // A link's real host follows the user name.
  const subject = authority === '' ? text : authority.slice(authority.lastIndexOf('@') + 1);
  const near = findNearSite(subject, channels);
  return toVerdict(near === undefined ? 'foreign' : 'alike', 'link', subject, channels, near);
}

/** A link to our site, to WhatsApp or to one of our networks; `null` for others. */
function checkKnownHost(url: URL, channels: readonly Channel[]): Verdict | null {
  const host = url.host.replace(/^www\./, '');
  const site = toSites(channels).find(({ text }) => text === host || url.host.endsWith(`.${text}`));
  if (site !== undefined)
    return bringsWords(url.hash)
      ? { kind: 'unsure', why: 'sender' }
      : { kind: 'ours', channel: site };
  if (host === 'wa.me')
    return Array.from(url.searchParams.keys()).some((name) => name.toLowerCase() !== 'text')
      ? { kind: 'unsure', why: 'more' }
      : checkWhatsApp(url.pathname.slice(1).replace(/\/$/, ''), channels);
  if (/^(?:api|web)\.whatsapp\.com$/.test(host))
    return checkWhatsApp(/^\/send\/?$/.test(url.pathname) ? toNumber(url) : null, channels);
  return checkProfile(url, channels);
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
  const network = (text ?? `${url.host.replace(/^www\./, '')}/`).split('/')[0];
  const profiles = channels.filter(
    (channel) => channel.kind === 'profile' && channel.text.split('/')[0] === network,
  );
  if (profiles.length === 0) return null;
  // A post opens under any user name.
  if (text === null || url.pathname.split('/').filter((part) => part !== '').length > 1)
    return { kind: 'unsure', why: 'post' };
  const ours = profiles.find((channel) => channel.text === text);
  if (ours !== undefined) return { kind: 'ours', channel: ours };
  const near = profiles.find((channel) => isAlike(channel.text, text));
  return toVerdict(near === undefined ? 'foreign' : 'alike', 'handle', text, channels, near);
}

const toSites = (channels: readonly Channel[]) =>
  channels.filter((channel) => channel.kind === 'site');

/** Our site that a host passes for, below any subdomain too: `www.arnazing.example`. */
function findNearSite(host: string, channels: readonly Channel[]): Channel | undefined {
  const labels = host.slice(-LONGEST_HOST).split('.');
  return toSites(channels).find(({ text }) =>
    labels.some((_, index) => isAlike(labels.slice(index).join('.'), text)),
  );
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

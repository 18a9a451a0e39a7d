/** Only the plain spelling is ours. A message is judged by its contacts; none proves that it is
 * ours. */
import { toComparablePhone, toProfile, type Channel } from '../../domain/channel.ts';
import { isWithinOneSlip } from '../../domain/one-slip.ts';
import { hasName, isAlike } from './look-alike.ts';
import { urlOrNull } from '../../lib/or-null.ts';

export type Verdict =
  | { readonly kind: 'ours'; readonly channel: Channel }
  | {
      readonly kind: 'alike' | 'foreign';
      readonly what: What;
      readonly subject: string;
      readonly real: Channel | null;
    }
  | { readonly kind: 'unsure'; readonly why: Why };

type Why =
  'words' | 'name' | 'shortPhone' | 'unknownMailbox' | 'hiddenOwner' | 'sender' | 'message';

const KINDS = { phone: 'phone', email: 'email', link: 'site', handle: 'profile' } as const;
type What = keyof typeof KINDS;

const ONE_PHONE = /^(?=\D*\d)(?!(?:\D*\d){17})[\s(]*\+?[\d\s().\-–‑/]+$/;
/** Apps add them to copied numbers. Right-to-left marks reorder digits and stay. */
const LEFT_TO_RIGHT_MARKS = /[\u200e\u202a\u202c\u202d\u2066\u2068\u2069]/g;
const PLAIN = /^[\x21-\x7e]+$/;
const LINK = /^(?!.*(?:\.\.|%2e))(?:https?:\/\/)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?(?=[/?#]|$)/i;
const LONGEST_HOST = 255;
const NETWORK_WORDS = 'instagram|insta|facebook|face|fb|tiktok|threads|x|twitter|youtube|kwai';
const NAMED = new RegExp(String.raw`^(${NETWORK_WORDS})(?:\s?[:–—-]\s?@?|\s@?|@)([\w.]+)$`, 'i');
const SHORT: Readonly<Record<string, string>> = {
  insta: 'instagram',
  face: 'facebook',
  fb: 'facebook',
};
/** Each begins where a word does, so that a long text is read once. */
const CONTACTS = {
  address: String.raw`(?:https?|whatsapp|mailto|tel|sms):\S+`,
  profile: String.raw`\b(?:${NETWORK_WORDS})\s?[:–—-]?\s?@[\w.]+`,
  mailbox: String.raw`(?<![^\s<>()",;])[^\s<>()",;]+@[^\s<>()",;]+`,
  handle: String.raw`@[\w.]+`,
  phone: String.raw`\+?\(?\d[\d\p{Zs}().\-–‑]{6,}\d`,
  site: String.raw`(?<![^\s<>()"@,;])[^\s<>()"@,;]+\.(?:com|net|org|app|link|site|online|shop|store|xyz|info|me|io|ly|br|example)\b(?:\.br\b)?(?:/\S*)?`,
};
const CONTACT = new RegExp(Object.values(CONTACTS).join('|'), 'giu');

const [DAY, MONTH] = ['(?:0?[1-9]|[12]\\d|3[01])', '(?:0?[1-9]|1[0-2])'];
/** Dates and CPFs have as many digits as a phone. */
const NO_PHONE = new RegExp(
  String.raw`^(?:${DAY}([.-])${MONTH}\1\d{4}(?!\d)|\d{4}-${MONTH}-${DAY}(?!\d)|\d{3}\.\d{3}\.\d{3}-\d\d$)`,
);

export function checkPasted(pasted: string, channels: readonly Channel[]): Verdict {
  const text = unwrap(pasted);
  if (!/\s/.test(text) || ONE_PHONE.test(toNumberText(text)) || NAMED.test(text))
    return checkContact(text, channels);
  const verdicts = (text.match(CONTACT) ?? [])
    .filter((contact) => !NO_PHONE.test(contact))
    .map((contact) => checkContact(unwrap(contact), channels))
    .filter((verdict) => verdict.kind !== 'unsure' || verdict.why !== 'shortPhone');
  return (
    verdicts.find(({ kind }) => kind === 'alike') ??
    verdicts.find(({ kind }) => kind === 'foreign') ??
    verdicts.find(({ kind }) => kind === 'unsure') ?? {
      kind: 'unsure',
      why: verdicts.length === 0 ? 'words' : 'message',
    }
  );
}

function unwrap(pasted: string): string {
  const text = pasted.trim();
  const inside = /^[^<>@]*<([^<>\s]+)>$/.exec(text)?.[1];
  const [unmarked = ''] = /^[^]*[^.,;:!?)\]>'"]/.exec(inside ?? text) ?? [];
  // An area code keeps its bracket.
  return unmarked.replace(/^(?:['"[<]|\((?!\d{1,4}\)))+/, '');
}

const toNumberText = (text: string): string =>
  text
    .replace(/^(?:tel|sms):/i, '')
    .replace(LEFT_TO_RIGHT_MARKS, '')
    .replace(/(?:;ext=|\sramal\s)\d{1,6}$/i, '');

function checkContact(text: string, channels: readonly Channel[]): Verdict {
  const number = toNumberText(text);
  if (ONE_PHONE.test(number)) return checkPhone(number, channels);
  const [, network, name] = NAMED.exec(text) ?? [];
  if (network !== undefined && name !== undefined) return checkNamed(network, name, channels);
  const handle = /^@([^@]+)$/.exec(text)?.[1];
  if (handle !== undefined) return checkHandle(handle, channels);
  const [address = '', ...more] = text.replace(/^mailto:/i, '').split(/[?%]/);
  if (/^[^@/:]+@[^@/]+$/.test(address)) {
    const verdict = checkEmail(address, channels);
    // A link may add receivers.
    return verdict.kind === 'ours' && more.length > 0
      ? { kind: 'unsure', why: 'hiddenOwner' }
      : verdict;
  }
  if (isHandle(text, channels)) return checkHandle(text, channels);
  if (/^whatsapp:/i.test(text)) return { kind: 'unsure', why: 'hiddenOwner' };
  return /[./:\\@]/.test(text) ? checkLink(text, channels) : { kind: 'unsure', why: 'words' };
}

function toVerdict(
  what: What,
  subject: string,
  near: Channel | undefined,
  channels: readonly Channel[],
): Verdict {
  const real = near ?? channels.find(({ kind }) => kind === KINDS[what]) ?? null;
  return { kind: near === undefined ? 'foreign' : 'alike', what, subject, real };
}

function checkPhone(text: string, channels: readonly Channel[]): Verdict {
  const digits = toComparablePhone(text);
  if (digits === null) return { kind: 'unsure', why: 'shortPhone' };
  const phones = channels.filter((channel) => channel.kind === 'phone');
  const ours = phones.find((channel) => channel.digits === digits);
  if (ours !== undefined) return { kind: 'ours', channel: ours };
  const near = phones.find((channel) => isWithinOneSlip(channel.digits, digits));
  return toVerdict('phone', text, near, channels);
}

const toProfiles = (channels: readonly Channel[]) =>
  channels.filter((channel) => channel.kind === 'profile');

const isHandle = (name: string, channels: readonly Channel[]): boolean =>
  PLAIN.test(name) &&
  toProfiles(channels).some(({ handles }) => handles.includes(name.toLowerCase()));

function checkHandle(name: string, channels: readonly Channel[]): Verdict {
  // Anybody may have our name at another network.
  if (isHandle(name, channels)) return { kind: 'unsure', why: 'name' };
  const near = toProfiles(channels).find(({ handles }) =>
    handles.some((handle) => isAlike(handle, name) || hasName(name, handle)),
  );
  return toVerdict('handle', `@${name}`, near, channels);
}

function checkNamed(network: string, name: string, channels: readonly Channel[]): Verdict {
  const word = network.toLowerCase();
  const url = urlOrNull(`https://${SHORT[word] ?? word}.com/${name}`);
  const known = url && checkProfile(url, channels);
  if (known !== null) return known;
  // Our name at a network where we have no profile.
  return isHandle(name, channels)
    ? toVerdict('handle', `@${name}`, toProfiles(channels)[0], channels)
    : checkHandle(name, channels);
}

function checkEmail(text: string, channels: readonly Channel[]): Verdict {
  const address = text.toLowerCase();
  const domain = address.slice(address.indexOf('@') + 1);
  const emails = channels.filter((channel) => channel.kind === 'email');
  if (PLAIN.test(text)) {
    const ours = emails.find((channel) => channel.text === address);
    if (ours !== undefined) return { kind: 'ours', channel: ours };
    if (channels.some((channel) => channel.kind === 'site' && channel.text === domain)) {
      const near = emails.find((channel) => isAlike(channel.text, address));
      return near === undefined
        ? { kind: 'unsure', why: 'unknownMailbox' }
        : toVerdict('email', text, near, channels);
    }
  }
  const near =
    emails.find((channel) => isAlike(channel.text, address)) ??
    (findNearSite(domain, channels) && emails[0]);
  return toVerdict('email', text, near, channels);
}

function checkLink(text: string, channels: readonly Channel[]): Verdict {
  const url = LINK.test(text) && PLAIN.test(text) ? urlOrNull(withScheme(text)) : null;
  const known = url && checkKnownHost(url, channels);
  if (known !== null) return known;
  const [, authority = ''] = /^https?:\/\/([^/?#\\]*)/i.exec(withScheme(text)) ?? [];
  const subject = authority === '' ? text : authority.slice(authority.lastIndexOf('@') + 1);
  return toVerdict('link', subject, findNearSite(subject, channels), channels);
}

const withScheme = (text: string): string =>
  /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;

const withoutWww = (host: string): string => host.replace(/^www\./, '');

function checkKnownHost(url: URL, channels: readonly Channel[]): Verdict | null {
  const host = withoutWww(url.host);
  const site = channels.find(
    ({ kind, text }) => kind === 'site' && `.${host}`.endsWith(`.${withoutWww(text)}`),
  );
  if (site !== undefined) {
    // A fragment with fields fills our form with the sender's words.
    return /=|%3D/i.test(url.hash)
      ? { kind: 'unsure', why: 'sender' }
      : { kind: 'ours', channel: site };
  }
  if (!/^(?:wa\.me|(?:api|web)\.whatsapp\.com)$/.test(host)) return checkProfile(url, channels);
  const [, number] =
    /^wa\.me\/(\d+)\/?(?:\?text=[^&]*)?$|^\w+\.whatsapp\.com\/send\/?\?phone=(\d+)(?:&text=[^&]*)?$/
      .exec(host + url.pathname + url.search)
      ?.filter(Boolean) ?? [];
  return number === undefined
    ? { kind: 'unsure', why: 'hiddenOwner' }
    : checkPhone(`+${number}`, channels);
}

function checkProfile(url: URL, channels: readonly Channel[]): Verdict | null {
  const profile = toProfile(url);
  const host = (profile?.text ?? `${withoutWww(url.host)}/`).split('/')[0] ?? '';
  const profiles = toProfiles(channels).filter((channel) => channel.text.startsWith(`${host}/`));
  if (profiles.length === 0) return null;
  const isDeep = url.pathname.split('/').filter((part) => part !== '').length > 1;
  // A post opens under any name.
  if (profile === null || (isDeep && profile.handle !== null))
    return { kind: 'unsure', why: 'hiddenOwner' };
  const { text } = profile;
  const ours = profiles.find((channel) => channel.text === text);
  if (ours !== undefined) return { kind: 'ours', channel: ours };
  const near = profiles.find(
    (channel) =>
      isAlike(channel.text, text) || channel.handles.some((handle) => hasName(text, handle)),
  );
  return toVerdict('handle', text, near, channels);
}

function findNearSite(host: string, channels: readonly Channel[]): Channel | undefined {
  const labels = host.slice(-LONGEST_HOST).split('.');
  return channels.find(
    ({ kind, text }) =>
      kind === 'site' &&
      labels.some(
        (label, index) =>
          isAlike(labels.slice(index).join('.'), text) || hasName(label, text.split('.')[0] ?? ''),
      ),
  );
}

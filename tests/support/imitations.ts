/** Imitations of an agency's channels, made by every trick that swindlers use; none of them is a channel. */
import { randomFrom } from '../../scripts/back-office/random.ts';
import { toPhoneDigits, type Channel } from '../../src/domain/channel.ts';

const SWAPS: Readonly<Record<string, readonly string[]>> = {
  a: ['а', 'á', '4', 'ɑ', 'e'],
  c: ['с', 'k', 'ç'],
  e: ['е', '3', 'é', 'ё'],
  g: ['q', 'ɡ', '9'],
  i: ['1', 'l', 'і', 'í', 'ı', 'j'],
  l: ['1', 'I', 'ӏ', 'i'],
  m: ['rn', 'nn', 'м', 'n'],
  n: ['ñ', 'п', 'm', 'r'],
  o: ['0', 'о', 'ο', 'ó'],
  p: ['р', 'q', 'b'],
  s: ['5', 'ѕ', 'z', '$'],
  t: ['7', 'т', 'f'],
  u: ['υ', 'v', 'ü'],
  x: ['х', 'ks'],
  z: ['2', 's', 'ž'],
};
const ENDINGS = ['.com', '.com.br', '.net', '.org', '.co', '.agency', '.model', '.shop', '.app'];
const WORDS = ['casting', 'oficial', 'models', 'brasil', 'seletiva', 'scout', 'agencia', 'recife', 'newface', 'rh'];
const INVISIBLE = ['\u200b', '\u200d', '\u2060', '\u00ad', '\ufeff'];

/** One imitation of a channel; the same for the same seed. */
export function toImitation(channels: readonly Channel[], seed: number): string {
  const random = randomFrom(String(seed));
  const { pick } = random;
  const at = (text: string) => Math.floor(random() * text.length);
  const change = (text: string): string => {
    const index = at(text);
    const letter = text.charAt(index);
    const rest = text.slice(index + 1);
    const changed = pick([
      () => text.slice(0, index) + pick(SWAPS[letter] ?? [`${letter}${letter}`, '']) + rest,
      () => text.slice(0, index) + rest,
      () => text.slice(0, index) + letter + letter + rest,
      () => text.slice(0, index) + rest.charAt(0) + letter + rest.slice(1),
      () => text.slice(0, index) + pick(INVISIBLE) + letter + rest,
      () => `${text.slice(0, index)}-${letter}${rest}`,
      () =>
        String.fromCodePoint(
          ...Array.from(text, (sign, place) =>
            place === index && /[a-z]/.test(sign) ? 0xff41 + sign.charCodeAt(0) - 97 : (sign.codePointAt(0) ?? 0),
          ),
        ),
    ])();
    return changed === text ? change(text) : changed;
  };
  const otherHost = (host: string): string => {
    const name = host.split(/[.:]/)[0] ?? host;
    return pick([
      () => name + pick(ENDINGS),
      () => `${host.split(':')[0] ?? ''}.${pick(WORDS)}${pick(ENDINGS)}`,
      () => `${name}-${pick(WORDS)}${pick(ENDINGS)}`,
      () => `${pick(WORDS)}${name}${pick(ENDINGS)}`,
      () => change(host),
      () => `xn--${name.slice(0, -1)}-${Math.floor(random() * 1e6).toString(36)}.example`,
    ])();
  };

  const channel = pick(channels);
  switch (channel.kind) {
    case 'phone': {
      const digits = channel.digits;
      const index = digits.length - 1 - Math.floor(random() * 8);
      const other = String((Number(digits.charAt(index)) + 1 + Math.floor(random() * 9)) % 10);
      const wrong = pick([
        () => digits.slice(0, index) + other + digits.slice(index + 1),
        () => digits.slice(0, index) + digits.charAt(index) + digits.slice(index),
        () => `${digits}${other}`,
        () => `${digits.slice(0, 2)}${pick(['11', '21', '85', '71'])}${digits.slice(4)}`,
        () => `1${digits}`,
      ])();
      return pick([
        () => `+${wrong}`,
        () => `https://wa.me/${wrong}`,
        () => `tel:+${wrong}`,
        () => `https://api.whatsapp.com/send?phone=${wrong}`,
        () => `https://wa.me.${pick(WORDS)}.com/${digits}`,
        () => `https://${pick(WORDS)}.com/wa.me/${digits}`,
      ])();
    }
    case 'email': {
      const [local = '', domain = ''] = channel.text.split('@');
      return pick([
        () => `${change(local)}@${domain}`,
        () => `${local}@${otherHost(domain)}`,
        () => `${local}.${domain}@${pick(WORDS)}${pick(ENDINGS)}`,
        () => `${channel.text} <${pick(WORDS)}@${otherHost(domain)}>`,
        () => `mailto:${local}@${otherHost(domain)}?to=${channel.text}`,
        () => `${local}@${domain}@${otherHost(domain)}`,
        () => `${local}@${domain}.${pick(WORDS)}${pick(ENDINGS)}`,
      ])();
    }
    case 'profile': {
      const [host = '', handle = ''] = channel.text.split('/');
      return pick([
        () => `@${change(pick(channel.handles))}`,
        () => `@${pick(channel.handles)}${pick(['_', '.', ''])}${pick(WORDS)}`,
        () => `https://${host}/${change(handle)}`,
        () => `https://${host}/${handle}.${pick(WORDS)}`,
        () => `https://${otherHost(host)}/${handle}`,
        () => `https://${host}@${pick(WORDS)}${pick(ENDINGS)}/${handle}`,
        () => `https://${host}\\@${pick(WORDS)}${pick(ENDINGS)}/${handle}`,
        () => `https://tiktok.com/@${handle}`,
      ])();
    }
    case 'site':
      return pick([
        () => `https://${otherHost(channel.text)}/seja-amz`,
        () => otherHost(channel.text),
        () => `https://${channel.text}@${pick(WORDS)}${pick(ENDINGS)}/`,
        () => `https://${pick(WORDS)}${pick(ENDINGS)}/${channel.text}`,
        () => `https://${pick(WORDS)}${pick(ENDINGS)}#${channel.text}`,
        () => `https://${pick(WORDS)}${pick(ENDINGS)}\\.${channel.text}`,
        () => `javascript://${channel.text}/%0aalert(1)`,
        () => `ftp://${channel.text}`,
        () => `https://${channel.text}%2f@${pick(WORDS)}${pick(ENDINGS)}`,
        () => `http://${channel.text.split(':')[0] ?? ''}:8080.${pick(WORDS)}.com`,
      ])();
  }
}

/** Whether an imitation happens to be a plain spelling of a channel after all: a letter doubled back, a capital, the same number. */
export function isTrue(text: string, channels: readonly Channel[]): boolean {
  const plain = text.trim().toLowerCase();
  return channels.some((channel) => {
    if (channel.kind === 'phone') {
      const digits = /^(?:tel:|https:\/\/wa\.me\/|https:\/\/api\.whatsapp\.com\/send\?phone=)?(\+?\d+)$/.exec(plain)?.[1];
      return digits !== undefined && toPhoneDigits(digits.startsWith('+') ? digits : `+${digits}`) === channel.digits;
    }
    if (channel.kind === 'profile') return channel.handles.includes(plain.replace(/^@/, '')) || plain === `https://${channel.text}`;
    return plain === channel.text || plain.replace(/[-]+$/, '') === channel.text;
  });
}

/** How people and apps write one true channel: each spelling is still that channel. */
import type { Channel } from '../../src/domain/channel.ts';

/** At least thirty of each, none twice. */
export function toSpellings(channel: Channel): readonly string[] {
  return Array.from(
    new Set(
      toPlain(channel).flatMap((text) => [text, ` ${text}\n`, `<${text}>`, `(${text})`, `“${text}”`.replace(/[“”]/g, '"'), `${text}.`]),
    ),
  );
}

function toPlain(channel: Channel): readonly string[] {
  switch (channel.kind) {
    case 'phone':
      return toPhones(channel.text.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, ''));
    case 'email': {
      const { text } = channel;
      return [
        text,
        text.toUpperCase(),
        text.replace(/^./, (first) => first.toUpperCase()),
        `mailto:${text}`,
        `mailto:${text}?subject=Casting`,
        `MAILTO:${text}`,
      ];
    }
    case 'profile': {
      const [host = '', handle = ''] = channel.text.split('/');
      return [
        ...channel.handles.flatMap((name) => [`@${name}`, `@${name.toUpperCase()}`]),
        ...[host, `www.${host}`, `m.${host}`, `https://${host}`, `https://www.${host}`, `HTTPS://WWW.${host.toUpperCase()}`].map(
          (site) => `${site}/${handle}`,
        ),
        `https://www.${host}/${handle}/`,
        `https://www.${host}/${handle}?igsh=MzRlODBiNWFlZA==`,
        `https://www.${host}/${handle.toUpperCase()}/#`,
      ];
    }
    case 'site': {
      const { text } = channel;
      return [
        text,
        text.toUpperCase(),
        `www.${text}`,
        `https://${text}`,
        `http://www.${text}/`,
        `https://${text}/seja-amz?x=1#form`,
        `https://book.${text}/a`,
      ];
    }
  }
}

/** A number of Brazil by its area code and the rest. */
function toPhones(national: string): readonly string[] {
  const [area, rest] = [national.slice(0, 2), national.slice(2)];
  const spaced = `${rest.slice(0, -4)} ${rest.slice(-4)}`;
  const dashed = spaced.replace(' ', '-');
  return [
    national,
    `${area} ${spaced}`,
    `${area} ${dashed}`,
    `(${area}) ${dashed}`,
    `(${area})${rest}`,
    `${area}.${spaced.replace(' ', '.')}`,
    `0${national}`,
    `0 ${area} ${dashed}`,
    `(0${area}) ${dashed}`,
    `0 15 ${area} ${dashed}`,
    `0xx${area} ${dashed}`.replace('xx', '41'),
    `55${national}`,
    `55 ${area} ${dashed}`,
    `+55${national}`,
    `+55 ${area} ${dashed}`,
    `+55 (${area}) ${dashed}`,
    `+55 (0) ${area} ${dashed}`,
    `+55 (0${area}) ${spaced}`,
    `+55-${area}-${dashed}`,
    `+55.${area}.${rest}`,
    `0055${national}`,
    `00 55 ${area} ${dashed}`,
    `tel:+55${national}`,
    `tel:${national}`,
    `\u202A+55 ${area} ${dashed}\u202C`,
    `+55\u00A0${area}\u00A0${dashed.replace('-', '\u2011')}`,
    `wa.me/55${national}`,
    `https://wa.me/55${national}?text=Oi`,
    `https://api.whatsapp.com/send?phone=55${national}`,
    `https://web.whatsapp.com/send/?phone=55${national}&text=Oi`,
    `whatsapp://send?phone=+55${national}`,
  ];
}

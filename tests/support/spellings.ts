/** How people and apps write one true channel: each spelling is still that channel. */
import type { Channel } from '../../src/domain/channel.ts';

/** More than twenty of each, none twice. */
export function toSpellings(channel: Channel): readonly string[] {
  return toPlain(channel).flatMap((text) => [
    text,
    ` ${text}\n`,
    `<${text}>`,
    `(${text})`,
    `"${text}"`,
    `${text}.`,
  ]);
}

function toPlain(channel: Channel): readonly string[] {
  const { text } = channel;
  const loud = text.toUpperCase();
  switch (channel.kind) {
    case 'phone':
      return toPhones(text.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, ''));
    case 'email':
      return [text, loud, `mailto:${text}`, `mailto:${text}?subject=Casting`];
    case 'profile':
      return [
        ...channel.handles.flatMap((name) => [`@${name}`, `@${name.toUpperCase()}`]),
        text,
        `www.${text}`,
        `m.${text}`,
        `HTTPS://WWW.${loud}`,
        `https://www.${text}/`,
        `https://www.${text}?igsh=MzRlODBiNWFlZA==`,
        `https://${loud}/#`,
      ];
    case 'site':
      return [
        text,
        loud,
        `www.${text}`,
        `http://www.${text}/`,
        `https://${text}/seja-amz?x=1#form`,
        `https://book.${text}/a`,
      ];
  }
}

/** A number of Brazil by its area code and the rest. */
function toPhones(national: string): readonly string[] {
  const area = national.slice(0, 2);
  const rest = national.slice(2);
  const dashed = `${rest.slice(0, -4)}-${rest.slice(-4)}`;
  const spaced = dashed.replace('-', ' ');
  return [
    national,
    `${area} ${spaced}`,
    `(${area}) ${dashed}`,
    `${area}.${dashed.replace('-', '.')}`,
    `0${national}`,
    `(0${area}) ${dashed}`,
    `0 15 ${area} ${dashed}`,
    `041${area} ${dashed}`,
    `55${national}`,
    `+55 (${area}) ${dashed}`,
    `+55 (0) ${area} ${dashed}`,
    `+55.${area}.${rest}`,
    `0055${national}`,
    `\u202A+55 ${area} ${dashed}\u202C`,
    `+55\u00A0${area}\u00A0${dashed.replace('-', '\u2011')}`,
    `tel:+55${national}`,
    `https://wa.me/55${national}?text=Oi`,
    `https://api.whatsapp.com/send?phone=55${national}`,
    `whatsapp://send?phone=+55${national}`,
  ];
}

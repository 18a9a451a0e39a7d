/** How people and apps write one true channel: each spelling is still that channel. */
import type { Channel } from '../../src/domain/channel.ts';

/** At least thirty of each, none twice. */
export function toSpellings(channel: Channel): readonly string[] {
  return Array.from(
    new Set(
      toPlain(channel).flatMap((text) => [
        text,
        ` ${text}\n`,
        `<${text}>`,
        `(${text})`,
        `“${text}”`.replace(/[“”]/g, '"'),
        `${text}.`,
      ]),
    ),
  );
}

function toPlain(channel: Channel): readonly string[] {
  switch (channel.kind) {
    case 'phone':
      return toPhones(channel.text.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, ''));
    case 'email': {
      const { text } = channel;
      const written = [
        text,
        text.toUpperCase(),
        text.replace(/^./, (first) => first.toUpperCase()),
      ];
      return [...written, `mailto:${text}`, `mailto:${text}?subject=Casting`, `MAILTO:${text}`];
    }
    case 'profile': {
      const [host = '', handle = ''] = channel.text.split('/');
      return [
        ...channel.handles.flatMap((name) => [`@${name}`, `@${name.toUpperCase()}`]),
        ...[
          host,
          `www.${host}`,
          `m.${host}`,
          `https://${host}`,
          `https://www.${host}`,
          `HTTPS://WWW.${host.toUpperCase()}`,
        ].map((site) => `${site}/${handle}`),
        `https://www.${host}/${handle}/`,
        `https://www.${host}/${handle}?igsh=MzRlODBiNWFlZA==`,
        `https://www.${host}/${handle.toUpperCase()}/#`,
      ];
    }
    case 'site': {
      const { text } = channel;
      const written = [
        text,
        text.toUpperCase(),
        `www.${text}`,
        `https://${text}`,
        `http://www.${text}/`,
      ];
      return [...written, `https://${text}/seja-amz?x=1#form`, `https://book.${text}/a`];
    }
  }
}

/** A number of Brazil by its area code and the rest. */
function toPhones(national: string): readonly string[] {
  const area = national.slice(0, 2);
  const rest = national.slice(2);
  const spaced = `${rest.slice(0, -4)} ${rest.slice(-4)}`;
  const dashed = spaced.replace(' ', '-');
  const local = [
    national,
    `${area} ${spaced}`,
    `${area} ${dashed}`,
    `(${area}) ${dashed}`,
    `(${area})${rest}`,
  ];
  const far = [
    `0${national}`,
    `0 ${area} ${dashed}`,
    `(0${area}) ${dashed}`,
    `0 15 ${area} ${dashed}`,
    `041${area} ${dashed}`,
  ];
  const abroad = [
    `55${national}`,
    `55 ${area} ${dashed}`,
    `+55${national}`,
    `+55 ${area} ${dashed}`,
    `+55 (${area}) ${dashed}`,
  ];
  const odd = [
    `+55 (0) ${area} ${dashed}`,
    `+55 (0${area}) ${spaced}`,
    `+55-${area}-${dashed}`,
    `+55.${area}.${rest}`,
    `0055${national}`,
  ];
  const unseen = [
    `00 55 ${area} ${dashed}`,
    `\u202A+55 ${area} ${dashed}\u202C`,
    `+55\u00A0${area}\u00A0${dashed.replace('-', '\u2011')}`,
  ];
  const links = [
    `tel:+55${national}`,
    `tel:${national}`,
    `wa.me/55${national}`,
    `https://wa.me/55${national}?text=Oi`,
  ];
  const apps = [
    'https://api.whatsapp.com/send?phone=55',
    'https://web.whatsapp.com/send/?text=Oi&phone=55',
    'whatsapp://send?phone=+55',
  ];
  return [
    ...local,
    ...far,
    ...abroad,
    ...odd,
    ...unseen,
    ...links,
    ...apps.map((app) => app + national),
    `${area}.${spaced.replace(' ', '.')}`,
  ];
}

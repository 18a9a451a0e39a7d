/** How names are shown: without invisible characters, and cut to a maximum length. */
import { NAME_LENGTH } from './constants.ts';

/** Letters that a joiner may stand between: Arabic, and the scripts of India and of its neighbours. */
const JOINED =
  '[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}]';
/** The virama of those scripts; a joiner after one shapes the consonant, even at a word's end. */
const VIRAMA = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA]';

/** Invisible characters that change how a letter or an emoji looks. */
const MEANT = [
  `[\\u200C\\u200D](?<=${JOINED}.)(?=${JOINED})`,
  `\\u200D(?<=${VIRAMA}.)`,
  // A picture in its coloured form, a keycap, several pictures joined into one, the flag of a region.
  '\\uFE0F(?:(?<=\\p{ExtPict}.)|(?=\\u20E3))',
  '\\u200D(?<=(?:\\p{ExtPict}\\uFE0F?|\\p{EMod}).)(?=\\p{ExtPict})',
  '[\\u{E0030}-\\u{E007A}]{3,6}\\u{E007F}(?<=\\u{1F3F4}[\\u{E0030}-\\u{E007A}]{3,6}.)',
].join('|');
const INVISIBLE = new RegExp(`(${MEANT})|[\\p{Cf}\\p{DI}]`, 'gu');

/**
 * Trims a name and collapses its inner white space. Control characters count as white space. Invisible characters are removed, direction
 * marks included, except for joiners where they join letters or emoji.
 */
export function toDisplayName(raw: string): string {
  return raw
    .replace(INVISIBLE, '$1')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Most combining marks on one letter of a name; more would run over the lines above and below. */
const MOST_MARKS = 8;
const MORE_MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/** The name of a person as it is shown, of `NAME_LENGTH` characters at most. */
export function toPersonName(raw: string): string {
  return cutText(toDisplayName(raw.slice(0, 4 * NAME_LENGTH)).replace(MORE_MARKS, '$1'), NAME_LENGTH).trim();
}

/** The beginning of a text, at most `limit` characters (UTF-16 units) long; graphemes are not cut. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const signs = toSigns(text.slice(0, 2 * limit));
  let start = '';
  // A single grapheme that is too long is cut, because something has to be shown.
  for (const sign of (signs[0]?.length ?? 0) > limit ? Array.from(text.slice(0, limit)) : signs) {
    if (start.length + sign.length > limit) break;
    start += sign;
  }
  return start;
}

/** The graphemes of a text: letters with their marks, joined emoji. */
export function toSigns(text: string): readonly string[] {
  // A browser of early 2024 may have no segmenter yet.
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

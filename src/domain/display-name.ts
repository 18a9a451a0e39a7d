import { NAME_LENGTH } from './constants.ts';

const JOINED =
  '[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}]';
const VIRAMA = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA]';

/** Each matches the invisible sign, then looks behind it: the `.` there is that sign. */
const JOINER_WITHIN_SCRIPT = `[\\u200C\\u200D](?<=${JOINED}.)(?=${JOINED})`;
const JOINER_AFTER_VIRAMA = `\\u200D(?<=${VIRAMA}.)`;
const EMOJI_STYLE = '\\uFE0F(?:(?<=\\p{ExtPict}.)|(?=\\u20E3))';
const EMOJI_JOINER = '\\u200D(?<=(?:\\p{ExtPict}\\uFE0F?|\\p{EMod}).)(?=\\p{ExtPict})';
const FLAG_TAGS =
  '[\\u{E0030}-\\u{E007A}]{3,6}\\u{E007F}(?<=\\u{1F3F4}[\\u{E0030}-\\u{E007A}]{3,6}.)';
const KEPT = [JOINER_WITHIN_SCRIPT, JOINER_AFTER_VIRAMA, EMOJI_STYLE, EMOJI_JOINER, FLAG_TAGS];
const INVISIBLE = new RegExp(`(${KEPT.join('|')})|[\\p{Cf}\\p{DI}]`, 'gu');

export function toDisplayName(raw: string): string {
  return raw
    .replace(INVISIBLE, '$1')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** More combining marks on a letter would cover the lines around it. */
const MOST_MARKS = 8;
const MORE_MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/** A U+200B becomes a blank: dropped, it would join a minor's first name to her surname. */
export function toPersonName(raw: string): string {
  const name = toDisplayName(raw.slice(0, 4 * NAME_LENGTH).replaceAll('\u200B', ' '));
  return cutText(name.replace(MORE_MARKS, '$1'), NAME_LENGTH).trim();
}

export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const signs = toSigns(text.slice(0, 2 * limit));
  let start = '';
  const isFirstTooLong = (signs[0]?.length ?? 0) > limit;
  for (const sign of isFirstTooLong ? Array.from(text.slice(0, limit)) : signs) {
    if (start.length + sign.length > limit) break;
    start += sign;
  }
  return start;
}

export function toSigns(text: string): readonly string[] {
  // Browsers of early 2024 may lack the segmenter.
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import { readColour } from '../domain/option-lists.ts';
import type { Talent } from '../domain/talent.ts';

export function toColourTexts(
  talent: Pick<Talent, 'hair' | 'eyes'>,
  locale: Locale,
): readonly string[] {
  const { coverHair, coverEyes } = dictionary(locale).talents.profile;
  const toPart = (list: 'hair' | 'eyes', words: string): readonly string[] => {
    const colour = readColour(list, talent[list] ?? '', locale);
    return colour === null ? [] : [fill(words, { colour: colour.label.toLowerCase() })];
  };
  return [...toPart('hair', coverHair), ...toPart('eyes', coverEyes)];
}

export function toCoverAlt(talent: Pick<Talent, 'name' | 'hair' | 'eyes'>, locale: Locale): string {
  const { coverAlt } = dictionary(locale).talents.profile;
  return [fill(coverAlt, { name: talent.name }), ...toColourTexts(talent, locale)].join(', ');
}

/** What the agency reads of a selection: what is wanted, one talent a line, the link last. */
import { fill, fillCount, type Plural } from '../../../i18n/phrases.ts';
import { MESSAGE_LIMIT } from '../../contracts/entries.ts';
import { formatHeight, formatSize, type MeasureLanguage } from '../../domain/measures.ts';
import type { Favourite } from '../../stores/favourites-store.ts';

export interface MessageWords {
  /** Talents that a message has no room for. */
  readonly others: Plural;
  /** Before the link. */
  readonly link: string;
}

export interface MessageContext {
  readonly language: MeasureLanguage;
  readonly words: MessageWords;
  readonly sizeLabels: { readonly jeans: string; readonly shoes: string };
}

/** Characters that the visitor's own words have at least. */
const WORDS_ROOM = 1000;

/** At most `MESSAGE_LIMIT` characters with room for the visitor's words. Talents that do not fit are counted; the link brings everybody. */
export function toSelectionText(talents: readonly Favourite[], link: string, context: MessageContext): string {
  const { words } = context;
  const end = `\n\n${fill(words.link, { link })}`;
  const room = MESSAGE_LIMIT - WORDS_ROOM - end.length;
  const lines = talents.map((talent, index) => `${String(index + 1)}. ${toLine(talent, context)}`);
  let count = lines.length;
  const body = (shown: number) =>
    [...lines.slice(0, shown), ...(shown < lines.length ? [fillCount(words.others, lines.length - shown)] : [])].join('\n');
  while (count > 0 && body(count).length > room) count -= 1;
  return body(count) + end;
}

/** `Ana Sá (1,76 m, jeans 36, sapatos 37)`: what is known. */
function toLine({ name, heightCm, jeans, shoes }: Favourite, { language, sizeLabels }: MessageContext): string {
  const measures = [
    ...(heightCm === null ? [] : [formatHeight(heightCm, language)]),
    ...(jeans === null ? [] : [`${sizeLabels.jeans} ${formatSize(jeans, language)}`]),
    ...(shoes === null ? [] : [`${sizeLabels.shoes} ${formatSize(shoes, language)}`]),
  ].join(', ');
  return measures === '' ? name : `${name} (${measures})`;
}

/** What the agency reads of a selection: what is wanted, one talent a line, the link last. */
import { fill, fillCount, type Plural } from '../../../i18n/phrases.ts';
import { formatDays } from '../../domain/brief-days.ts';
import type { Brief } from '../../domain/brief.ts';
import { MESSAGE_LIMIT } from '../../contracts/entries.ts';
import type { Favourite } from '../../stores/favourites-store.ts';
import { toMeasures, type MeasureWords } from './measures.ts';

export interface MessageWords {
  readonly brief: string;
  readonly client: string;
  readonly days: string;
  /** Talents that a message has no room for. */
  readonly others: Plural;
  /** Before the link. */
  readonly link: string;
}

export interface MessageContext extends MeasureWords {
  readonly words: MessageWords;
  /** Between two days, with the blanks `{from}` and `{to}`. */
  readonly daysBetween: string;
  readonly months: readonly string[];
}

/** Characters that the visitor's own words have at least. */
const WORDS_ROOM = 1000;

/** At most `MESSAGE_LIMIT` characters with room for the visitor's words. Talents that do not fit are counted; the link brings everybody. */
export function toSelectionText(talents: readonly Favourite[], brief: Brief, link: string, context: MessageContext): string {
  const { words } = context;
  const start = toHead(brief, context);
  const end = `\n\n${fill(words.link, { link })}`;
  const room = MESSAGE_LIMIT - WORDS_ROOM - start.length - end.length;
  const lines = talents.map((talent, index) => `${String(index + 1)}. ${toLine(talent, brief.notes[talent.id], context)}`);
  let count = lines.length;
  const body = (shown: number) =>
    [...lines.slice(0, shown), ...(shown < lines.length ? [fillCount(words.others, lines.length - shown)] : [])].join('\n');
  while (count > 0 && body(count).length > room) count -= 1;
  return start + body(count) + end;
}

/** What is said of the brief as a whole, where anything is. */
function toHead({ title, client, from, to }: Brief, { words, months, daysBetween }: MessageContext): string {
  const days = formatDays(from, to, months, (first, last) => fill(daysBetween, { from: first, to: last }));
  const lines = [
    ...(title === '' ? [] : [fill(words.brief, { title })]),
    ...(client === '' ? [] : [fill(words.client, { client })]),
    ...(days === '' ? [] : [fill(words.days, { days })]),
  ];
  return lines.length === 0 ? '' : `${lines.join('\n')}\n\n`;
}

/** `Ana Sá (1,76 m, jeans 36, sapatos 37): abre o filme`: what is known, and the note. */
function toLine(talent: Favourite, note: string | undefined, context: MessageContext): string {
  const measures = toMeasures(talent, context).join(', ');
  return `${talent.name}${measures === '' ? '' : ` (${measures})`}${note === undefined ? '' : `: ${note}`}`;
}

import { fill, fillCount } from '../../../i18n/phrases.ts';
import { MESSAGE_LIMIT } from '../../contracts/entry-limits.ts';
import type { KeptTalent } from '../../domain/kept-talent.ts';
import type { SelectionTexts } from '../../domain/selection.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';
import type { Brief } from '../contact/brief.ts';
import { toDaysText } from './JobFacts.tsx';
import { Frame } from './Frame.tsx';
import { toCardMeasures, type MeasuresView } from './measures-line.ts';

type MessageView = MeasuresView & Pick<SelectionPageView, 'months' | 'words'>;

const WORDS_ROOM = 1000;
const SHOWN = 8;

interface Sent {
  readonly talents: readonly KeptTalent[];
  readonly texts: SelectionTexts;
  readonly link: string;
  readonly linkWithoutNotes: string;
}

export function toBrief(
  { talents, texts, link, linkWithoutNotes }: Sent,
  view: SelectionPageView,
): Brief {
  const { mail: words } = view.words;
  const more = talents.length - SHOWN;
  const toText = (sent: SelectionTexts, address: string) => {
    const text = toBriefText(talents, sent, address, view);
    return { text, shown: text.replace(address, () => words.linkShown) };
  };
  const hasNotes = talents.some(({ id }) => texts.notes[id] !== undefined);
  return {
    title: fillCount(words.title, talents.length),
    greeting: words.greeting,
    people: talents
      .slice(0, SHOWN)
      .map((talent) => <Frame key={talent.id} talent={talent} view={view} />),
    whole: toText(texts, link),
    withoutNotes: hasNotes ? toText({ ...texts, notes: {} }, linkWithoutNotes) : null,
    words: { ...words, more: more > 0 ? `+${String(more)}` : '' },
  };
}

export function toBriefText(
  talents: readonly KeptTalent[],
  texts: SelectionTexts,
  link: string,
  view: MessageView,
): string {
  const words = view.words.mail;
  const start = toHead(texts, view);
  const end = `\n\n${fill(words.link, { link })}`;
  const room = MESSAGE_LIMIT - WORDS_ROOM - start.length - end.length;
  const lines = talents.map(
    (talent, index) => `${String(index + 1)}. ${toLine(talent, texts.notes[talent.id], view)}`,
  );
  let count = lines.length;
  const body = (shown: number) =>
    [
      ...lines.slice(0, shown),
      ...(shown < lines.length ? [fillCount(words.others, lines.length - shown)] : []),
    ].join('\n');
  while (count > 0 && body(count).length > room) count -= 1;
  return start + body(count) + end;
}

function toHead(texts: SelectionTexts, view: MessageView): string {
  const { mail: words } = view.words;
  const { title, client } = texts;
  const days = toDaysText(texts, view);
  const lines = [
    title && fill(words.brief, { title }),
    client && fill(words.client, { client }),
    days && fill(words.days, { days }),
  ].filter((line) => line !== '');
  return lines.length === 0 ? '' : `${lines.join('\n')}\n\n`;
}

function toLine(talent: KeptTalent, note: string | undefined, view: MessageView): string {
  const measures = toCardMeasures(talent, view).join(', ');
  return talent.name + (measures && ` (${measures})`) + (note === undefined ? '' : `: ${note}`);
}

/** A brief for the agency: its text (facts, one talent per line, the link last), and the contact
 * form's parts. */
import { fill, fillCount } from '../../../i18n/phrases.ts';
import { MESSAGE_LIMIT } from '../../contracts/entry-kinds.ts';
import { formatDays } from '../../domain/brief-days.ts';
import type { Brief } from '../../domain/brief.ts';
import { toFrameHeight } from '../../domain/line-up.ts';
import { toFrameImage } from '../../images/frame-image.ts';
import type { Favourite } from '../../stores/favourites-store.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';
import type { BriefMail } from '../contact/brief-mail.ts';
import { toMeasures, type MeasureView } from './measures-line.ts';

type MessageView = MeasureView &
  Pick<SelectionPageView, 'months'> & {
    readonly words: Pick<SelectionPageView['words'], 'mail' | 'brief'>;
  };

/** Characters that stay free for the visitor's own words. */
const WORDS_ROOM = 1000;
/** Most thumbnails in the form. */
const SHOWN = 8;
const THUMBNAIL = { sizes: '48px', maxWidth: 160 } as const;

interface SentBrief {
  readonly talents: readonly Favourite[];
  readonly brief: Brief;
  /** Links to the brief with and without notes. */
  readonly link: string;
  readonly bareLink: string;
}

/** Prepares the form; `onNew` starts a new brief after sending. */
export function toBriefMail(
  { talents, brief, link, bareLink }: SentBrief,
  view: SelectionPageView,
  onNew: () => void,
): BriefMail {
  const { mail: words, brief: briefWords } = view.words;
  const { imageBaseUrl } = view;
  const more = talents.length - SHOWN;
  const toText = (sent: Brief, address: string) => ({
    text: toBriefText(talents, sent, address, view),
    shown: toBriefText(talents, sent, words.linkShown, view),
  });
  const hasNotes = talents.some(({ id }) => brief.notes[id] !== undefined);
  return {
    title: fillCount(words.title, talents.length),
    greeting: words.greeting,
    people: talents.slice(0, SHOWN).map(({ id, cover, heightCm }) => {
      const frameHeight = toFrameHeight(heightCm);
      return {
        id,
        frameHeight,
        picture:
          cover === null ? null : toFrameImage({ cover, frameHeight, imageBaseUrl, ...THUMBNAIL }),
      };
    }),
    whole: toText(brief, link),
    bare: hasNotes ? toText({ ...brief, notes: {} }, bareLink) : null,
    words: { ...words, anew: briefWords.anew, more: more > 0 ? fill(words.more, { n: more }) : '' },
    onNew,
  };
}

/** Writes the text within `MESSAGE_LIMIT`, with room for the visitor's words. Counts talents that
 * do not fit. */
export function toBriefText(
  talents: readonly Favourite[],
  brief: Brief,
  link: string,
  view: MessageView,
): string {
  const words = view.words.mail;
  const start = toHead(brief, view);
  const end = `\n\n${fill(words.link, { link })}`;
  const room = MESSAGE_LIMIT - WORDS_ROOM - start.length - end.length;
  const lines = talents.map(
    (talent, index) => `${String(index + 1)}. ${toLine(talent, brief.notes[talent.id], view)}`,
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

function toHead(
  { title, client, from, to }: Brief,
  { words: { mail: words, brief }, months }: MessageView,
): string {
  const days = formatDays(from, to, months, (first, last) =>
    fill(brief.days, { from: first, to: last }),
  );
  const lines = [
    ...(title === '' ? [] : [fill(words.brief, { title })]),
    ...(client === '' ? [] : [fill(words.client, { client })]),
    ...(days === '' ? [] : [fill(words.days, { days })]),
  ];
  return lines.length === 0 ? '' : `${lines.join('\n')}\n\n`;
}

/** `Ana Sá (1,76 m, jeans 36, sapatos 37): abre o filme`. */
function toLine(talent: Favourite, note: string | undefined, view: MessageView): string {
  const measures = toMeasures(talent, view).join(', ');
  return `${talent.name}${measures === '' ? '' : ` (${measures})`}${note === undefined ? '' : `: ${note}`}`;
}

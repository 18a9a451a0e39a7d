/** A selection for the contact form. */
import { fill, fillCount } from '../../../i18n/phrases.ts';
import type { Brief } from '../../domain/brief.ts';
import { toFrameHeight } from '../../domain/line-up.ts';
import { toFrameImage } from '../../images/frame-image.ts';
import type { Favourite } from '../../stores/favourites-store.ts';
import type { FavouritesWallView } from '../../views/favourites-view.ts';
import type { SelectionMail } from '../contact/brief-mail.ts';
import { toSelectionText } from './brief-message.ts';

/** Most thumbnails in the form. */
const SHOWN = 8;
const THUMBNAIL = { sizes: '48px', maxWidth: 160 } as const;

export interface Selection {
  readonly talents: readonly Favourite[];
  readonly brief: Brief;
  /** Links to the brief with and without notes. */
  readonly link: string;
  readonly bareLink: string;
}

/** Prepares the selection; `onNew` starts a new one after sending. */
export function toSelectionMail({ talents, brief, link, bareLink }: Selection, view: FavouritesWallView, onNew: () => void): SelectionMail {
  const { mail: words } = view.words;
  const { imageBaseUrl } = view;
  const more = talents.length - SHOWN;
  const toText = (sent: Brief, address: string) => ({
    text: toSelectionText(talents, sent, address, view),
    shown: toSelectionText(talents, sent, words.linkShown, view),
  });
  const hasNotes = talents.some(({ id }) => brief.notes[id] !== undefined);
  return {
    title: fillCount(words.title, talents.length),
    greeting: words.greeting,
    people: talents.slice(0, SHOWN).map(({ id, cover, heightCm }) => {
      const frameHeight = toFrameHeight(heightCm);
      return { id, frameHeight, picture: cover === null ? null : toFrameImage({ cover, frameHeight, imageBaseUrl, ...THUMBNAIL }) };
    }),
    whole: toText(brief, link),
    bare: hasNotes ? toText({ ...brief, notes: {} }, bareLink) : null,
    words: { ...words, more: more > 0 ? fill(words.more, { n: more }) : '' },
    onNew,
  };
}

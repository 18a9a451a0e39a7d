/** A selection of talents sent through the contact form: shown above the message, appended to it as text when it is sent. */
import { MESSAGE_LIMIT } from '../../contracts/entry-kinds.ts';
import type { Image } from '../../images/image.ts';

export interface SelectionMail {
  /** Over the form, such as `Enviar 5 talentos`. */
  readonly title: string;
  /** What the message says at first; the visitor may write something else. */
  readonly greeting: string;
  /** Standing side by side, each as tall as the talent. */
  readonly people: readonly { readonly id: string; readonly frameHeight: number; readonly picture: Image | null }[];
  /** What goes below the visitor's words: talents, notes and link. */
  readonly whole: SelectionText;
  /** The same without notes; `null` where there are none. */
  readonly bare: SelectionText | null;
  readonly words: {
    readonly backToSelection: string;
    readonly newSelection: string;
    /** How many more there are than pictures. */
    readonly more: string;
    readonly goes: string;
    readonly withoutNotes: string;
  };
  readonly onNew: () => void;
}

export interface SelectionText {
  readonly text: string;
  /** As the visitor reads it beforehand: the link is said, not spelled. */
  readonly shown: string;
}

const GAP = '\n\n';

/** How long the visitor's own words may be. */
export function roomForWords({ text }: SelectionText): number {
  return MESSAGE_LIMIT - GAP.length - text.length;
}

/** What the agency reads. */
export function toSelectionMessage(words: string, selection: SelectionText): string {
  return words.trim().slice(0, roomForWords(selection)) + GAP + selection.text;
}

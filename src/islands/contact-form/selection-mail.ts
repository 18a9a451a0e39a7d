/** A selection of talents sent through the contact form: shown above the message, appended to it as text when it is sent. */
import { MESSAGE_LIMIT } from '../../contracts/entries.ts';
import type { Image } from '../../images/image.ts';

export interface SelectionMail {
  /** Over the form, such as `Enviar 5 talentos`. */
  readonly title: string;
  /** What the message says at first; the visitor may write something else. */
  readonly greeting: string;
  /** Standing side by side, each as tall as the talent. */
  readonly people: readonly { readonly id: string; readonly frameHeight: number; readonly picture: Image | null }[];
  /** Talents, notes and link, which go below the visitor's words. */
  readonly text: string;
  readonly words: {
    readonly backToSelection: string;
    readonly newSelection: string;
    /** How many more there are than pictures. */
    readonly more: string;
  };
  readonly onNew: () => void;
}

const GAP = '\n\n';

/** How long the visitor's own words may be. */
export function roomForWords({ text }: SelectionMail): number {
  return MESSAGE_LIMIT - GAP.length - text.length;
}

/** What the agency reads. */
export function toSelectionMessage(words: string, mail: SelectionMail): string {
  return words.trim().slice(0, roomForWords(mail)) + GAP + mail.text;
}

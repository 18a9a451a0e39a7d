/** A brief for the contact form: shown above the message, and appended to it as text when sent. */
import type { ReactElement } from 'react';
import { MESSAGE_LIMIT } from '../../contracts/entry-kinds.ts';

export interface BriefMail {
  /** The form's title, such as `Consultar 5 talentos`. */
  readonly title: string;
  /** The message's initial text, which the visitor may change. */
  readonly greeting: string;
  /** The people side by side, to scale. */
  readonly people: readonly ReactElement[];
  /** The text below the visitor's words: talents, notes and link. */
  readonly whole: BriefText;
  /** The same without notes; `null` if there are none. */
  readonly bare: BriefText | null;
  readonly words: {
    readonly back: string;
    /** How many talents have no picture here. */
    readonly more: string;
    readonly goes: string;
    readonly withoutNotes: string;
  };
}

export interface BriefText {
  readonly text: string;
  /** The preview for the visitor: it mentions the link without its address. */
  readonly shown: string;
}

const GAP = '\n\n';

/** The longest message beside this text. */
export function roomForWords({ text }: BriefText): number {
  return MESSAGE_LIMIT - GAP.length - text.length;
}

export function toBriefMessage(words: string, brief: BriefText): string {
  return words.trim().slice(0, roomForWords(brief)) + GAP + brief.text;
}

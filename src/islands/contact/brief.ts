import type { ReactElement } from 'react';
import { MESSAGE_LIMIT } from '../../contracts/entry-limits.ts';

export interface Brief {
  readonly title: string;
  readonly greeting: string;
  readonly people: readonly ReactElement[];
  readonly whole: BriefText;
  readonly withoutNotes: BriefText | null;
  readonly words: {
    readonly back: string;
    readonly more: string;
    readonly goes: string;
    readonly withoutNotes: string;
  };
}

export interface BriefText {
  readonly text: string;
  /** A word stands for the long link. */
  readonly shown: string;
}

const GAP = '\n\n';

export function roomForWords({ text }: BriefText): number {
  return MESSAGE_LIMIT - GAP.length - text.length;
}

export function toMessage(words: string, brief: BriefText): string {
  return words.trim() + GAP + brief.text;
}

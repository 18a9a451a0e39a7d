/** The words of a text as names are looked for in them: without case, accents, signs that nobody sees, and letters of other alphabets. */
import { fold } from './names.ts';

export interface Word {
  /** Folded. */
  readonly text: string;
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

/** A text and its words. */
export interface Words {
  readonly text: string;
  readonly words: readonly Word[];
}

/** Signs that nobody sees (`\p{Cf}`) may stand within a word. */
const WORD = /[\p{L}\p{M}\p{N}\p{Cf}]+/gu;
/** What may stand between two words of one name, in a text, an address or a file's name. */
const WITHIN_NAME = /^[\s.'’"“”_+/·‐‑-]*$/u;
/** Letters of other alphabets, each before the Latin one that it looks like. */
const LOOK_ALIKES = new Map(
  Array.from('аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsαaβbεeζzηhιiκkμmνnοoρpτtυyχx'.matchAll(/(.)(.)/gu), ([, sign = '', letter = '']) => [
    sign,
    letter,
  ]),
);

export function readWords(text: string): Words {
  const words = Array.from(text.matchAll(WORD), ({ 0: written, index }) => ({
    text: toLetters(written),
    written,
    start: index,
    end: index + written.length,
  }));
  return { text, words };
}

/** The folded words of a name. */
export function toFolded(name: string): readonly string[] {
  return readWords(name).words.map(({ text }) => text);
}

/** What stands between a word and the one before it. */
export function gapBefore({ text, words }: Words, at: number): string {
  return text.slice(words[at - 1]?.end, words[at]?.start);
}

/** Whether a word goes on with the name of the word before. */
export function isSameName(words: Words, at: number): boolean {
  return WITHIN_NAME.test(gapBefore(words, at));
}

/** How much of a word as written gives so many folded letters. */
export function toWrittenLength(written: string, folded: number): number {
  let [length, seen] = [0, 0];
  for (const sign of written) {
    const letters = toLetters(sign).length;
    if (seen >= folded && letters > 0) break;
    seen += letters;
    length += sign.length;
  }
  return length;
}

function toLetters(written: string): string {
  return fold(written.normalize('NFKD').replace(/\p{Cf}/gu, '')).replace(/[^ -~]/gu, (sign) => LOOK_ALIKES.get(sign) ?? sign);
}

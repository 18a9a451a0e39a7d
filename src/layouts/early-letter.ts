import { toInlineScript } from './inline-script.ts';

/** Marks the document with the letter of its address, for letter-bar.css: a wall that is filtered after the first painting would jump. */
export const EARLY_LETTER = toInlineScript(
  '{const letter=/^#([a-z])$/i.exec(location.hash)?.[1];if(letter!==undefined)document.documentElement.dataset.letter=letter.toUpperCase()}',
);

import { toInlineScript } from './inline-script.ts';

/**
 * Marks the document with the letter of its address, for letter-bar.css: a wall that is filtered after the first painting would jump. Letters
 * are links until the program is there, and one that is pressed by then filters at once as well; `data-chosen` says that one was.
 */
export const EARLY_LETTER = toInlineScript(
  "{const {dataset}=document.documentElement;const mark=(press)=>{dataset.letter=/^#([a-z])$/i.exec(location.hash)?.[1].toUpperCase()??'';" +
    "if(press)dataset.chosen=''};mark();addEventListener('hashchange',mark)}",
);

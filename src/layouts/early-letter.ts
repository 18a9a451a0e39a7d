import { LETTERS_SHOWN_FIRST } from '../domain/constants.ts';
import { LETTERS } from '../domain/letters.ts';
import { toInlineScript } from './inline-script.ts';

/**
 * Filters a wall by the address's letter before first paint; a later filter would make it jump.
 * Only if the page holds its whole category and the letter has talents. Marks the document for
 * letter-bar.css: `data-letter`, `data-late` for a letter behind the plus, `data-chosen` for one
 * pressed before hydration.
 */
export const EARLY_LETTER = toInlineScript(
  [
    '{const {dataset}=document.documentElement,sheet=new CSSStyleSheet();document.adoptedStyleSheets.push(sheet);const mark=(press)=>{',
    "const letter=dataset.letter=/^#([a-z])$/i.exec(location.hash)?.[1].toUpperCase()??'';",
    `dataset.late=letter>'${LETTERS[LETTERS_SHOWN_FIRST - 1] ?? ''}';if(press)dataset.chosen='';`,
    // Without a letter the rule is invalid and hides nothing.
    'sheet.replaceSync(`.listing:has(#${letter}) .wall:not([data-live])>:not([data-letter=${letter}]){display:none}`)};',
    "mark();addEventListener('hashchange',mark)}",
  ].join(''),
);

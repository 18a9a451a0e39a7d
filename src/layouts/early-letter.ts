import { LETTERS_SHOWN_FIRST } from '../domain/constants.ts';
import { LETTERS } from '../domain/letters.ts';
import { toInlineScript } from './inline-script.ts';

/**
 * Filters by the letter of the address before the first painting, until the program takes over: a wall that is filtered after it would jump.
 * Only where the page holds its whole category, and somebody has that letter. Marks the document for letter-bar.css: `data-letter`, and
 * `data-late` for one behind the plus. Letters are links until the program is there, and one that is pressed by then filters at once as well;
 * `data-chosen` says that one was.
 */
export const EARLY_LETTER = toInlineScript(
  [
    '{const {dataset}=document.documentElement,sheet=new CSSStyleSheet();document.adoptedStyleSheets.push(sheet);const mark=(press)=>{',
    "const letter=dataset.letter=/^#([a-z])$/i.exec(location.hash)?.[1].toUpperCase()??'';",
    `dataset.late=letter>'${LETTERS[LETTERS_SHOWN_FIRST - 1] ?? ''}';if(press)dataset.chosen='';`,
    // Without a letter it is no rule, and hides nothing.
    'sheet.replaceSync(`.whole:has(#${letter}) .wall:not([data-live])>:not([data-letter=${letter}]){display:none}`)};',
    "mark();addEventListener('hashchange',mark)}",
  ].join(''),
);

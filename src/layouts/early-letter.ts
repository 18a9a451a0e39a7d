import { toInlineScript } from './inline-script.ts';

/** Filters a wall by the address's letter before first paint; a later filter would make it jump.
 * `data-chosen` tells letter-bar.css that a letter was pressed before hydration. */
export const EARLY_LETTER = toInlineScript(
  [
    '{const sheet=new CSSStyleSheet();document.adoptedStyleSheets.push(sheet);const mark=(press)=>{',
    "const letter=/^#([a-z])$/i.exec(location.hash)?.[1].toUpperCase()??'';",
    "if(press)document.documentElement.dataset.chosen='';",
    // Without a letter the rule is invalid and hides nothing.
    'sheet.replaceSync(`.listing:has(#${letter}) .wall:not([data-live])>:not([data-letter=${letter}]){display:none}`)};',
    "mark();addEventListener('hashchange',mark)}",
  ].join(''),
);

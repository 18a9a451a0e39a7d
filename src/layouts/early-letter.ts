/** Filters a wall by the address's letter before first paint; a later filter would make it jump.
 * Without a letter the rule is invalid and hides nothing. `data-chosen` tells letter-bar.css that a
 * letter was pressed before hydration. */
export const filterEarly = () => {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const mark = (press?: Event) => {
    const letter = /^#([a-z])$/i.exec(location.hash)?.[1]?.toUpperCase() ?? '';
    if (press) document.documentElement.dataset['chosen'] = '';
    sheet.replaceSync(
      `.listing:has(#${letter}) .wall:not([data-live])>:not([data-letter=${letter}]){display:none}`,
    );
  };
  mark();
  addEventListener('hashchange', mark);
};

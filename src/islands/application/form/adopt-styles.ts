/**
 * Gives the page the styles of a part that loads later, which comes with them as text (`?inline`): Astro puts the style sheets of such parts
 * into the page all the same.
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

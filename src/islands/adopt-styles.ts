/** Adds the styles of a lazily loaded part, imported as text (`?inline`): Astro would put its style
 * sheets into the page at once. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

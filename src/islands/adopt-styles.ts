const adopted = new Set<string>();

/** Adds the styles of a lazily loaded part once, imported as text (`?inline`): Astro would put its
 * style sheets into the page at once. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

const adopted = new Set<string>();

/** Adds the styles of a lazily loaded part: imported as a file, Astro would put them into the page at once. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** The pressed picture, kept by src/islands/shell/next-pages.ts, stands in a profile's frame until
 * the large one of the same file has come. */
export const showKeptPicture = () => {
  try {
    const [path, picture, file] = sessionStorage.getItem('picture')?.split(' ') ?? [];
    if (!file || path !== location.pathname) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `@media not ((width>=1024px) or (aspect-ratio>=1/1)){.portrait img[srcset*="${file}"]{background:url("${picture}") 50% 24.5%/cover}}`,
    );
    document.adoptedStyleSheets.push(sheet);
  } catch {}
};

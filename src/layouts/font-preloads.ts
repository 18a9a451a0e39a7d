/** Inline code: preloads fonts, except on lines that the browser knows to be slower than 4G. There
 * they would come after the first painting, for the next page, and delay this page's picture. */
export function toFontPreloads(fonts: readonly string[]): string {
  return [
    'if(!/[23]g/.test(navigator.connection?.effectiveType))document.head.append(',
    `...${JSON.stringify(fonts)}.map((href)=>Object.assign(document.createElement('link'),`,
    "{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href})));",
  ].join('');
}

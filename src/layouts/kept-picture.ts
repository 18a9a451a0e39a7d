/** Inline: the pressed picture, kept by src/islands/shell/next-pages.ts, stands in a profile's
 * frame until the large one of the same file has come. */
import { toInlineScript } from './inline-script.ts';

export const KEPT_PICTURE = toInlineScript(
  [
    "try{const[path,picture,file]=sessionStorage.picture.split(' '),sheet=new CSSStyleSheet();if(file&&path===location.pathname){",
    'sheet.replaceSync(`@media not ((width>=1024px) or (aspect-ratio>=1/1)){.portrait img[srcset*="${file}"]{',
    'background:url("${picture}") 50% 24.5%/cover}}`);document.adoptedStyleSheets.push(sheet)}}catch{}',
  ].join(''),
);

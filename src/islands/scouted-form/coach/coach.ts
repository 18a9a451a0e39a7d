/** What the photos' part of the form loads with the first key or the first photo, so that the page opens without it. */
import css from './coach.css?inline';

export { preparePhoto } from '../photos/prepare-photo.ts';
export { uploadShares } from '../photos/upload-shares.ts';
export { Finding, WaysOn } from './Advice.tsx';
export { Camera } from './Camera.tsx';

// As text: Astro puts the stylesheets of parts that load later into the page all the same.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

/** What the photos' part of the form loads with the first key or the first photo, so that the page opens without it. */
import { adoptStyles } from '../adopt-styles.ts';
import css from './coach.css?inline';

export { shortFileName } from '../photos/file-name.ts';
export { preparePhoto } from '../photos/prepare-photo.ts';
export { uploadShares } from '../photos/upload-shares.ts';
export { Finding, WaysOn } from './Advice.tsx';
export { Camera } from './Camera.tsx';

adoptStyles(css);

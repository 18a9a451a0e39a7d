/** Loads with the first key or photo, so that the page opens without the photo coach. */
import { adoptStyles } from '../../../adopt-styles.ts';
import css from './coach.css?inline';

export { shortFileName } from '../file-name.ts';
export { preparePhoto } from '../prepare-photo.ts';
export { uploadShares } from '../upload-shares.ts';
export { Finding, WaysOn } from './Advice.tsx';
export { Camera } from './Camera.tsx';

adoptStyles(css);

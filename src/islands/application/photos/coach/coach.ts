/** What the photos' part of the form loads with the first key or the first photo, so that the page opens without it. */
import { adoptStyles } from '../../form/adopt-styles.ts';
import css from './coach.css?inline';

export { shortFileName } from '../file-name.ts';
export { preparePhoto } from '../prepare-photo.ts';
export { uploadShares } from '../upload-shares.ts';
export { Finding, WaysOn } from './Advice.tsx';
export { Camera } from './Camera.tsx';

adoptStyles(css);

import { adoptStyles } from '../../adopt-styles.ts';
import css from './photo-part.css?inline';

export { Camera } from './camera/Camera.tsx';
export { AdviceButtons, PhotoAdvice, shortFileName } from './PhotoAdvice.tsx';
export { preparePhoto } from './prepare-photo.ts';
export { scramblesPictures } from './render-photo.ts';

adoptStyles(css);

/** What the photos' part of the form loads once a photo is chosen or the camera asked for, so that the page opens without it. */
import './coach.css';

export { Finding, WaysOn } from './Advice.tsx';
export { Camera } from './Camera.tsx';

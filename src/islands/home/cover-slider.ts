/** `<cover-slider>`: starts the covers' script when the page is idle. */
import { defineLateIsland } from '../idle-island.ts';
import { pauseVideosForReducedMotion } from '../reduced-motion.ts';
import { reloadVideosOnShapeChange } from './video-sources.ts';

// The first cover may be a video that plays before any script runs.
for (const slider of document.querySelectorAll('cover-slider')) {
  pauseVideosForReducedMotion(slider);
  reloadVideosOnShapeChange(slider);
}
defineLateIsland('cover-slider', async () => (await import('./Slider.tsx')).Slider);

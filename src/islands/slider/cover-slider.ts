/** `<cover-slider>`: starts the covers' script when the page is idle. */
import { defineLateIsland } from '../late-island.ts';
import { holdVideos } from '../reduced-motion.ts';
import { followShape } from './turned-window.ts';

// The first cover may be a video, which plays before any script.
for (const slider of document.querySelectorAll('cover-slider')) {
  holdVideos(slider);
  followShape(slider);
}
defineLateIsland('cover-slider', async () => (await import('./Slider.tsx')).Slider);

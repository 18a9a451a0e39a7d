/** `<cover-slider>`: wakes the covers when the page has come to rest. */
import { defineLateIsland } from '../late-island.ts';
import { holdVideos } from '../reduced-motion.ts';

// The first cover may be a video, which plays before anything wakes.
for (const slider of document.querySelectorAll('cover-slider')) holdVideos(slider);
defineLateIsland('cover-slider', async () => (await import('./Slider.tsx')).Slider);

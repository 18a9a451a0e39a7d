/** `<cover-slider>`: wakes the covers when the page has come to rest. */
import { defineLateIsland } from '../late-island.ts';

defineLateIsland('cover-slider', async () => (await import('./Slider.tsx')).Slider);

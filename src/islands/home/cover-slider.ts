/** The covers before their slider lives: the first may be a video that plays by itself. */
import { pauseVideosForReducedMotion } from '../reduced-motion.ts';
import { reloadVideosOnShapeChange } from './video-sources.ts';

for (const covers of document.querySelectorAll('.covers')) {
  pauseVideosForReducedMotion(covers);
  reloadVideosOnShapeChange(covers);
}

import { WIDE_COVER, REDUCED_MOTION } from '../../images/media-queries.ts';

/** Videos choose their source once, so that a turned phone would cut heads. With reduced motion
 * they pause at their middle, because many begin in the dark. */
export function prepareVideos(within: ParentNode): void {
  window.matchMedia(WIDE_COVER).addEventListener('change', () => {
    for (const video of within.querySelectorAll('video')) {
      video.autoplay = !video.paused;
      video.load();
    }
  });
  if (!window.matchMedia(REDUCED_MOTION).matches) return;
  for (const video of within.querySelectorAll('video')) {
    // A video that has not started would start later.
    video.autoplay = false;
    video.pause();
    const show = () => {
      if (Number.isFinite(video.duration)) video.currentTime = video.duration / 2;
    };
    show();
    video.addEventListener('loadedmetadata', show);
  }
}

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** For visitors who prefer reduced motion, pauses autoplaying videos at their middle, because many
 * begin in the dark. */
export function pauseVideosForReducedMotion(within: ParentNode): void {
  if (!window.matchMedia(REDUCED_MOTION).matches) return;
  for (const video of within.querySelectorAll('video')) {
    // A video that has not started would start later.
    video.autoplay = false;
    video.pause();
    const show = () => {
      if (Number.isFinite(video.duration)) video.currentTime = video.duration / 2;
    };
    show();
    // Again when turning the window loads the other file.
    video.addEventListener('loadedmetadata', show);
  }
}

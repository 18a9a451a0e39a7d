/** Visitors who ask their device for less motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Holds the videos within an element that play by themselves, where the visitor asks for less motion: at their middle, as many begin in the dark. */
export function pauseVideosForReducedMotion(within: ParentNode): void {
  if (!window.matchMedia(REDUCED_MOTION).matches) return;
  for (const video of within.querySelectorAll('video')) {
    // What has not begun yet would begin later.
    video.autoplay = false;
    video.pause();
    const show = () => {
      if (Number.isFinite(video.duration)) video.currentTime = video.duration / 2;
    };
    show();
    // Once more when a turned window loads the other file.
    video.addEventListener('loadedmetadata', show);
  }
}

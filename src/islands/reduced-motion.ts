/** Visitors who ask their device for less motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Holds the videos within an element that play by themselves, where the visitor asks for less motion. */
export function pauseVideosForReducedMotion(within: ParentNode): void {
  if (!window.matchMedia(REDUCED_MOTION).matches) return;
  for (const video of within.querySelectorAll('video')) {
    // What has not begun yet would begin later.
    video.autoplay = false;
    video.pause();
  }
}

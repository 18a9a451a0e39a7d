import { WIDE_COVER, REDUCED_MOTION } from '../../images/media-queries.ts';

/** Browsers choose a file once: on a turned phone it would cut heads. Without motion a video shows
 * its middle: many begin in the dark. */
export function prepareVideos(within: ParentNode): void {
  window.matchMedia(WIDE_COVER).addEventListener('change', () => {
    for (const video of within.querySelectorAll('video')) {
      video.autoplay = !video.paused;
      video.load();
    }
  });
  if (!window.matchMedia(REDUCED_MOTION).matches) return;
  const rest = (video: HTMLVideoElement) => {
    if (Number.isFinite(video.duration)) video.currentTime = video.duration / 2;
  };
  for (const video of within.querySelectorAll('video')) {
    // A video that has not started would start later.
    video.autoplay = false;
    video.pause();
    rest(video);
  }
  // Later covers have videos, too; events of media do not bubble.
  const hear = ({ target }: Event) => target instanceof HTMLVideoElement && rest(target);
  within.addEventListener('loadedmetadata', hear, { capture: true });
}

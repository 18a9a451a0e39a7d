import { WIDE_COVER } from '../../images/shapes.ts';

/**
 * Has the videos within an element follow the shape of the window: unlike a picture, a video asks its sources once, and a phone that is turned
 * would keep the one whose heads are cut.
 */
export function reloadVideosOnShapeChange(within: ParentNode): void {
  window.matchMedia(WIDE_COVER).addEventListener('change', () => {
    for (const video of within.querySelectorAll('video')) {
      video.autoplay = !video.paused;
      video.load();
    }
  });
}

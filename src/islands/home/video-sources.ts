import { WIDE_COVER } from '../../images/shapes.ts';

/** Makes videos follow the window's shape: they choose their source once, and a turned phone would
 * cut heads. */
export function reloadVideosOnShapeChange(within: ParentNode): void {
  window.matchMedia(WIDE_COVER).addEventListener('change', () => {
    for (const video of within.querySelectorAll('video')) {
      video.autoplay = !video.paused;
      video.load();
    }
  });
}

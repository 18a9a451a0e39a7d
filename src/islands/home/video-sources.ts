import { WIDE_COVER } from '../../images/shapes.ts';

/**
 * Makes videos follow the window's shape: unlike pictures, videos choose their source once, so a
 * turned phone would keep the one that cuts heads.
 */
export function reloadVideosOnShapeChange(within: ParentNode): void {
  window.matchMedia(WIDE_COVER).addEventListener('change', () => {
    for (const video of within.querySelectorAll('video')) {
      video.autoplay = !video.paused;
      video.load();
    }
  });
}

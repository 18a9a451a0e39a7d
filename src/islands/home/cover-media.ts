import { type Slide, isVideoFile } from '../../domain/content.ts';
import { toFileUrl } from '../../images/file-url.ts';
import { toImage } from '../../images/image.ts';
import { WIDE_COVER } from '../../images/media-queries.ts';

const NARROW_COVER = `not all and ${WIDE_COVER}`;

const FRAMES = { mobile: { width: 900, height: 1350 }, desktop: { width: 1920, height: 1080 } };

export type Screens = 'all' | 'narrow' | 'wide';

function toScreens(isNarrow: boolean, isWide: boolean): Screens | null {
  if (isNarrow && isWide) return 'all';
  if (isNarrow) return 'narrow';
  return isWide ? 'wide' : null;
}

export function toCoverMedia(slide: Slide, imageBaseUrl: string) {
  const isVideo = { mobile: isVideoFile(slide.mobile), desktop: isVideoFile(slide.desktop) };
  const toPicture = (variant: 'mobile' | 'desktop') =>
    toImage({ file: slide[variant], imageBaseUrl, frame: FRAMES[variant] });
  const toSource = (variant: 'mobile' | 'desktop', media: string) => {
    const url = isVideo[variant] ? toFileUrl(slide[variant], imageBaseUrl) : null;
    return url === null ? [] : [{ media, url }];
  };

  const sources = [...toSource('desktop', WIDE_COVER), ...toSource('mobile', NARROW_COVER)];
  const pictures = toScreens(!isVideo.mobile, !isVideo.desktop);
  const videos = toScreens(isVideo.mobile, isVideo.desktop);
  const hasBoth = pictures === 'all' && slide.mobile !== slide.desktop;
  return {
    picture: pictures && {
      image: toPicture(pictures === 'wide' ? 'desktop' : 'mobile'),
      wide: hasBoth ? toPicture('desktop') : null,
      screens: pictures,
    },
    video: sources.length === 0 ? null : videos && { sources, screens: videos },
  };
}

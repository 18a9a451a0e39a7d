import { type Slide, isVideoFile } from '../../domain/content.ts';
import { toFileUrl } from '../../images/file-url.ts';
import { toImage, type Image } from '../../images/image.ts';
import { WIDE_COVER } from '../../images/media-queries.ts';

const NARROW_COVER = `not all and ${WIDE_COVER}`;

const FRAMES = { mobile: { width: 900, height: 1350 }, desktop: { width: 1920, height: 1080 } };

export type Screens = 'all' | 'narrow' | 'wide';

interface CoverMedia {
  readonly picture: {
    readonly image: Image;
    readonly wide: Image | null;
    readonly screens: Screens;
  } | null;
  readonly video: {
    readonly sources: readonly { readonly media: string; readonly url: string }[];
    readonly screens: Screens;
  } | null;
}

export function toCoverMedia(slide: Slide, imageBaseUrl: string): CoverMedia {
  const isVideo = { mobile: isVideoFile(slide.mobile), desktop: isVideoFile(slide.desktop) };
  const toPicture = (variant: 'mobile' | 'desktop') =>
    toImage({ file: slide[variant], imageBaseUrl, frame: FRAMES[variant] });
  const toSource = (variant: 'mobile' | 'desktop', media: string) => {
    const url = isVideo[variant] ? toFileUrl(slide[variant], imageBaseUrl) : null;
    return url === null ? [] : [{ media, url }];
  };

  const sources = [...toSource('desktop', WIDE_COVER), ...toSource('mobile', NARROW_COVER)];
  return {
    picture: isVideo.mobile
      ? isVideo.desktop
        ? null
        : { image: toPicture('desktop'), wide: null, screens: 'wide' }
      : isVideo.desktop
        ? { image: toPicture('mobile'), wide: null, screens: 'narrow' }
        : {
            image: toPicture('mobile'),
            wide: slide.mobile === slide.desktop ? null : toPicture('desktop'),
            screens: 'all',
          },
    video:
      sources.length === 0
        ? null
        : {
            sources,
            screens:
              isVideo.mobile === isVideo.desktop ? 'all' : isVideo.mobile ? 'narrow' : 'wide',
          },
  };
}

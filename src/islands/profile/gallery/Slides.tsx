/** One gallery's slides, moved by Swiper; only the visible one and its neighbours hold pictures. */
import type { CSSProperties, Ref } from 'react';
import { fill } from '../../../../i18n/phrases.ts';
import type { Slide } from '../../../domain/gallery-slides.ts';
import type { GalleryItem, GalleryPicture } from './read-galleries.ts';
import { VideoSlide } from './VideoSlide.tsx';

interface Props {
  readonly slides: readonly Slide[];
  readonly items: readonly GalleryItem[];
  readonly active: number;
  /** With the blanks `{n}` and `{m}`. */
  readonly position: string;
  readonly ref: Ref<HTMLDivElement>;
}

export function Slides({ slides, items, active, position, ref }: Props) {
  return (
    <div ref={ref} className="swiper">
      <div className="swiper-wrapper">
        {slides.map((slide, index) => (
          <div
            key={slide[0]}
            className="swiper-slide"
            role="group"
            aria-label={fill(position, { n: index + 1, m: slides.length })}
            inert={index !== active}
          >
            {Math.abs(index - active) <= 1 && (
              <SlideContent
                items={slide.flatMap((place) => items[place] ?? [])}
                isActive={index === active}
              />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function SlideContent({
  items,
  isActive,
}: {
  readonly items: readonly GalleryItem[];
  readonly isActive: boolean;
}) {
  const ratio = items.reduce((sum, item) => sum + toRatio(item), 0);
  return (
    <div className="show" style={{ '--ratio': ratio, '--gaps': items.length - 1 } as CSSProperties}>
      {items.map((item) =>
        item.kind === 'picture' ? (
          <SlidePicture key={item.src} picture={item} share={toRatio(item) / ratio} />
        ) : (
          <VideoSlide key={`${item.player} ${String(isActive)}`} video={item} />
        ),
      )}
    </div>
  );
}

const VIDEO_RATIO = 16 / 9;

function toRatio(item: GalleryItem): number {
  return item.kind === 'picture' ? item.width / item.height : VIDEO_RATIO;
}

/** `share` is the picture's part of the slide's width, at most 1. */
function SlidePicture({
  picture,
  share,
}: {
  readonly picture: GalleryPicture;
  readonly share: number;
}) {
  const { src, srcset, shown, width, height, alt } = picture;
  const sizes = `min(${(share * 100).toFixed()}vw, ${((100 * width) / height).toFixed()}vh)`;
  return (
    <img
      src={src}
      srcSet={srcset}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      data-fallback=""
      // The page's smaller picture shows until the larger one loads.
      style={
        shown === '' ? undefined : { background: `url(${JSON.stringify(shown)}) center / cover` }
      }
    />
  );
}

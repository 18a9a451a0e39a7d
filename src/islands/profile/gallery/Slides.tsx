import type { CSSProperties, Ref } from 'react';
import { fill } from '../../../../i18n/phrases.ts';
import type { GallerySlide } from '../../../domain/gallery-slides.ts';
import type { GalleryItem, GalleryPicture } from './read-galleries.ts';
import { VideoSlide } from './VideoSlide.tsx';

interface Props {
  readonly slides: readonly GallerySlide[];
  readonly items: readonly GalleryItem[];
  readonly active: number;
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
                items={slide.flatMap((item) => items[item] ?? [])}
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
      style={
        shown === '' ? undefined : { background: `url(${JSON.stringify(shown)}) center / cover` }
      }
    />
  );
}

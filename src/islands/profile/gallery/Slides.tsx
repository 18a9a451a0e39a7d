import type { CSSProperties, Ref } from 'react';
import { fill } from '../../../../i18n/phrases.ts';
import type { GallerySlide } from '../../../domain/gallery-slides.ts';
import type { GalleryItem } from './read-galleries.ts';
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

interface ContentProps {
  readonly items: readonly GalleryItem[];
  readonly isActive: boolean;
}

function SlideContent({ items, isActive }: ContentProps) {
  const ratio = items.reduce((sum, item) => sum + toRatio(item), 0);
  return (
    <div className="show" style={{ '--ratio': ratio, '--gaps': items.length - 1 } as CSSProperties}>
      {items.map((item) => {
        if (item.kind === 'video')
          return <VideoSlide key={`${item.player} ${String(isActive)}`} video={item} />;
        const { src, srcset, shown, width, height, alt } = item;
        const share = (100 * toRatio(item)) / ratio;
        return (
          <img
            key={src}
            src={src}
            srcSet={srcset}
            sizes={`min(${share.toFixed()}vw, ${((100 * width) / height).toFixed()}vh)`}
            width={width}
            height={height}
            alt={alt}
            decoding="async"
            data-fallback=""
            style={
              shown === ''
                ? undefined
                : { background: `url(${JSON.stringify(shown)}) center / cover` }
            }
          />
        );
      })}
    </div>
  );
}

const VIDEO_RATIO = 16 / 9;

function toRatio(item: GalleryItem): number {
  return item.kind === 'picture' ? item.width / item.height : VIDEO_RATIO;
}

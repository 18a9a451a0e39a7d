/** The slides of one gallery. Swiper moves them; only the one in sight and its neighbours hold their pictures. */
import type { CSSProperties, Ref } from 'react';
import 'swiper/css';
import { fill } from '../../../../i18n/phrases.ts';
import type { Slide } from '../../../domain/gallery-slides.ts';
import type { GalleryItem, GalleryPicture } from './read-galleries.ts';
import { VideoSlide } from './VideoSlide.tsx';

interface Props {
  readonly slides: readonly Slide[];
  readonly items: readonly GalleryItem[];
  /** Position of the slide in sight. */
  readonly active: number;
  /** How a slide says where it stands, with the blanks `{n}` and `{m}`. */
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
            {Math.abs(index - active) <= 1 && <SlideContent items={slide.map((place) => items[place])} isActive={index === active} />}
          </div>
        ))}
      </div>
    </div>
  );
}

interface SlideContentProps {
  readonly items: readonly (GalleryItem | undefined)[];
  readonly isActive: boolean;
}

function SlideContent({ items, isActive }: SlideContentProps) {
  const ratio = items.reduce((sum, item) => sum + toRatio(item), 0);
  return (
    <div className="show" style={{ '--ratio': ratio, '--gaps': items.length - 1 } as CSSProperties}>
      {items.map((item) =>
        item?.kind === 'picture' ? (
          <SlidePicture key={item.src} picture={item} share={toRatio(item) / ratio} />
        ) : (
          item !== undefined && <VideoSlide key={`${item.player} ${String(isActive)}`} video={item} />
        ),
      )}
    </div>
  );
}

const VIDEO_RATIO = 16 / 9;

/** Width over height. */
function toRatio(item: GalleryItem | undefined): number {
  return item?.kind === 'picture' ? item.width / item.height : VIDEO_RATIO;
}

/** `share` of the slide's width that the picture takes, at most 1. */
function SlidePicture({ picture, share }: { readonly picture: GalleryPicture; readonly share: number }) {
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
      // What the page has of it stands there until the larger one has come.
      style={shown === '' ? undefined : { background: `url(${JSON.stringify(shown)}) center / cover` }}
    />
  );
}

/** One cover's place in the slider, empty until the cover is near; without script it holds the
 * cover. */
import { useEffect, useRef } from 'react';
import type { Slide } from '../../domain/content.ts';
import { Cover } from './Cover.tsx';

export interface SlideBoxProps {
  readonly slide: Slide;
  readonly alt: string;
  readonly label: string;
  readonly imageBaseUrl: string;
  readonly isLoaded: boolean;
  readonly isCurrent: boolean;
  readonly isOpening: boolean;
  /** Whether videos play; `null` until the script knows, which leaves the page's markup
   * unchanged. */
  readonly isMoving: boolean | null;
}

export function SlideBox({
  slide,
  alt,
  label,
  imageBaseUrl,
  isLoaded,
  isCurrent,
  isOpening,
  isMoving,
}: SlideBoxProps) {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (video.current === null || isMoving === null) return;
    if (!isCurrent || !isMoving) video.current.pause();
    // If the browser refuses to play, the first frame shows.
    else video.current.play().catch(() => undefined);
  }, [isLoaded, isCurrent, isMoving]);

  const load = isOpening ? 'first' : isLoaded ? 'soon' : 'lazy';
  const cover = (
    <Cover slide={slide} alt={alt} imageBaseUrl={imageBaseUrl} load={load} videoRef={video} />
  );
  return (
    <div className="swiper-slide" role="group" aria-label={label} inert={!isCurrent}>
      {isLoaded ? cover : <noscript>{cover}</noscript>}
    </div>
  );
}

/** The place of one cover in the slider. It is empty until its cover is near; without a script it holds the cover from the start. */
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
  /** The page opens with this one. */
  readonly isOpening: boolean;
  /** Videos run at all; `null` until the script knows, so that the page's own choice stands. */
  readonly isMoving: boolean | null;
}

export function SlideBox({ slide, alt, label, imageBaseUrl, isLoaded, isCurrent, isOpening, isMoving }: SlideBoxProps) {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (video.current === null || isMoving === null) return;
    if (!isCurrent || !isMoving) video.current.pause();
    // A browser that will not play shows the first frame.
    else video.current.play().catch(() => undefined);
  }, [isLoaded, isCurrent, isMoving]);

  const load = isOpening ? 'first' : isLoaded ? 'soon' : 'lazy';
  const cover = <Cover slide={slide} alt={alt} imageBaseUrl={imageBaseUrl} load={load} videoRef={video} />;
  return (
    <div className="swiper-slide" role="group" aria-roledescription="slide" aria-label={label} inert={!isCurrent}>
      {isLoaded ? cover : <noscript>{cover}</noscript>}
    </div>
  );
}

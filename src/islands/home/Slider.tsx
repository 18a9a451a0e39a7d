/** The home page's covers. They turn while visible, unless the visitor pauses them, points at them,
 * or prefers reduced motion. */
import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../i18n/phrases.ts';
import { HOME_SLIDER_DELAY } from '../../domain/constants.ts';
import type { Slide } from '../../domain/content.ts';
import type { HomeView } from '../../views/home-view.ts';
import { REDUCED_MOTION } from '../reduced-motion.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { Pager } from './Pager.tsx';
import { SlideBox } from './SlideBox.tsx';
import { useCovers } from './use-covers.ts';
import { useOnScreen } from './use-on-screen.ts';
import './slider.css';

export interface SliderProps {
  /** At least two. */
  readonly slides: readonly Slide[];
  readonly alts: readonly string[];
  readonly words: HomeView['words']['slider'];
  readonly imageBaseUrl: string;
}

export function Slider({ slides, alts, words, imageBaseUrl }: SliderProps) {
  const count = slides.length;
  const container = useRef<HTMLDivElement>(null);
  const lessMotion = useMediaQuery(REDUCED_MOTION);
  const { index, settled, isReady, press, goOn } = useCovers(container, lessMotion);
  const [chosen, setPlaying] = useState<boolean | null>(null);
  const isPlaying = chosen ?? !lessMotion;
  const isOnScreen = useOnScreen(container);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const loaded = useLoaded(isReady, index, count);

  useEffect(() => {
    if (!isReady || !isPlaying || isPointedAt || hasFocus || !isOnScreen || settled !== index)
      return;
    const stop = new AbortController();
    const timer = setTimeout(() => goOn(stop.signal), HOME_SLIDER_DELAY);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isReady, isPlaying, isPointedAt, hasFocus, isOnScreen, settled, index, goOn]);

  return (
    // The section hears the pointer over covers and focus on their buttons; it is not a control
    // itself.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={words.label}
      onFocus={({ target }) => setFocus(target.matches(':focus-visible'))}
      onBlur={() => setFocus(false)}
    >
      <div
        className="covers swiper"
        ref={container}
        onPointerEnter={({ pointerType }) => setPointedAt(pointerType === 'mouse')}
        onPointerLeave={() => setPointedAt(false)}
      >
        <div className="swiper-wrapper">
          {slides.map((slide, position) => (
            <SlideBox
              // Two slides may show the same file, so the position is the key.
              key={position}
              slide={slide}
              alt={alts[position] ?? ''}
              label={fill(words.position, { n: position + 1, m: count })}
              imageBaseUrl={imageBaseUrl}
              isLoaded={loaded.has(position)}
              isCurrent={position === index}
              isOpening={position === 0}
              isMoving={isReady ? isPlaying && isOnScreen : null}
            />
          ))}
        </div>
      </div>
      <Pager {...{ index, count, words, isPlaying }} onPlay={setPlaying} onPress={press} />
    </section>
  );
}

/** The loaded covers: the shown one and its neighbours, and those that once were near. */
function useLoaded(isReady: boolean, index: number, count: number): ReadonlySet<number> {
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set([0]));
  useEffect(() => {
    if (!isReady) return;
    const near = [index, index + 1, index - 1].map((place) => (place + count) % count);
    setLoaded((before) => new Set([...before, ...near]));
  }, [isReady, index, count]);
  return loaded;
}

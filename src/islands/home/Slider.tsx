import { useEffect, useRef, useState, type RefObject } from 'react';
import { fill } from '../../../i18n/phrases.ts';
import type { Slide as Content } from '../../domain/content.ts';
import type { HomeView } from '../../views/home-view.ts';
import { Icon } from '../Icon.tsx';
import { REDUCED_MOTION } from '../../images/media-queries.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { Cover } from './Cover.tsx';
import { useCovers } from './use-covers.ts';
import './slider.css';

const SLIDER_REST_MS = 3000;

interface SliderProps {
  readonly slides: readonly Content[];
  readonly alts: readonly string[];
  readonly words: HomeView['words']['slider'];
  readonly imageBaseUrl: string;
}

export function Slider({ slides, alts, words, imageBaseUrl }: SliderProps) {
  const count = slides.length;
  const container = useRef<HTMLDivElement>(null);
  const lessMotion = useMediaQuery(REDUCED_MOTION);
  const { index, settled, isReady, turn } = useCovers(container, lessMotion);
  const [chosen, setPlaying] = useState<boolean | null>(null);
  const isPlaying = chosen ?? !lessMotion;
  const isOnScreen = useOnScreen(container);
  /** Each press ends a turn that waits for its cover. */
  const [presses, setPresses] = useState(0);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const loaded = useLoaded(isReady, index, count);

  useEffect(() => {
    if (!isReady || !isPlaying || isPointedAt || hasFocus || !isOnScreen || settled !== index)
      return;
    const stop = new AbortController();
    const timer = setTimeout(() => void turn('next', stop.signal), SLIDER_REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isReady, isPlaying, isPointedAt, hasFocus, isOnScreen, settled, index, turn, presses]);
  const press = (way: 'next' | 'previous') => {
    setPresses(presses + 1);
    void turn(way);
  };

  const buttons = [
    {
      icon: isPlaying ? 'pause' : 'play',
      label: isPlaying ? words.pause : words.play,
      act: () => setPlaying(!isPlaying),
    },
    { icon: 'left', label: words.previous, act: () => press('previous') },
    { icon: 'right', label: words.next, act: () => press('next') },
  ] as const;

  return (
    // The section hears pointer and focus.
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
            <Slide
              // Two slides may show the same file.
              key={position}
              {...{ slide, imageBaseUrl }}
              alt={alts[position] ?? ''}
              label={fill(words.position, { n: position + 1, m: count })}
              isLoaded={loaded.has(position)}
              isCurrent={position === index}
              isOpening={position === 0}
              isMoving={isReady ? isPlaying && isOnScreen : null}
            />
          ))}
        </div>
      </div>
      <div className="pager">
        <p className="num" aria-live={isPlaying ? 'off' : 'polite'}>
          <span aria-hidden="true">{`${index + 1} / ${count}`}</span>
          <span className="vh">{fill(words.position, { n: index + 1, m: count })}</span>
        </p>
        <div>
          {buttons.map(({ icon, label, act }, position) => (
            <button key={position} className="tap" type="button" aria-label={label} onClick={act}>
              <Icon name={icon} />
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}

function useLoaded(isReady: boolean, index: number, count: number): ReadonlySet<number> {
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set([0]));
  useEffect(() => {
    if (!isReady) return;
    const near = [index, index + 1, index - 1].map((slide) => (slide + count) % count);
    setLoaded((before) => new Set([...before, ...near]));
  }, [isReady, index, count]);
  return loaded;
}

interface SlideProps {
  readonly slide: Content;
  readonly alt: string;
  readonly label: string;
  readonly imageBaseUrl: string;
  readonly isLoaded: boolean;
  readonly isCurrent: boolean;
  readonly isOpening: boolean;
  /** `null`, until the script knows, leaves the page's markup unchanged. */
  readonly isMoving: boolean | null;
}

function Slide({ label, isLoaded, isCurrent, isOpening, isMoving, ...shown }: SlideProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current === null || isMoving === null) return;
    if (!isCurrent || !isMoving) video.current.pause();
    else video.current.play().catch(() => undefined);
  }, [isLoaded, isCurrent, isMoving]);
  const load = isOpening ? 'first' : isLoaded ? 'soon' : 'lazy';
  const cover = <Cover {...shown} load={load} videoRef={video} />;
  return (
    <div className="swiper-slide" role="group" aria-label={label} inert={!isCurrent}>
      {isLoaded ? cover : <noscript>{cover}</noscript>}
    </div>
  );
}

function useOnScreen(target: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(true);
  const [isInFront, setInFront] = useState(true);

  useEffect(() => {
    if (target.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 0.25 },
    );
    observer.observe(target.current);
  }, [target]);

  useEffect(() => {
    const update = () => setInFront(document.visibilityState === 'visible');
    update();
    document.addEventListener('visibilitychange', update);
  }, []);

  return isInView && isInFront;
}

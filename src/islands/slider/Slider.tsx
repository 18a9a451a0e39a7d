/**
 * The home page's covers, one at a time. The server sends the first one; the others are loaded when they are next. They turn by
 * themselves while they can be seen, unless the visitor has paused them, points at them, or asked for less motion.
 */
import { useEffect, useRef, useState } from 'react';
import { Swiper } from 'swiper';
import { Keyboard } from 'swiper/modules';
import { fill } from '../../../i18n/phrases.ts';
import { HOME_SLIDER_DELAY, HOME_SLIDER_SPEED } from '../../domain/constants.ts';
import type { Slide } from '../../domain/content.ts';
import type { HomeView } from '../../views/home-view.ts';
import { Icon } from '../Icon.tsx';
import { REDUCED_MOTION } from '../reduced-motion.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { SlideBox } from './SlideBox.tsx';
import { toNearSlides } from './near-slides.ts';
import { useHeld } from './use-held.ts';
import { useOnScreen } from './use-on-screen.ts';
import './slider.css';

export interface SliderProps {
  /** More than one. */
  readonly slides: readonly Slide[];
  readonly words: HomeView['words']['slider'];
  readonly imageBaseUrl: string;
}

export function Slider({ slides, words, imageBaseUrl }: SliderProps) {
  const count = slides.length;
  const section = useRef<HTMLElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(null);
  const [index, setIndex] = useState(0);
  /** The cover that has come to rest; another one than `index` while they move. */
  const [settled, setSettled] = useState(0);
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set([0]));
  const [isReady, setReady] = useState(false);
  const [isPlaying, setPlaying] = useState(true);
  const isHeld = useHeld(container, section);
  const isOnScreen = useOnScreen(container);
  const lessMotion = useMediaQuery(REDUCED_MOTION);

  useEffect(() => {
    if (container.current === null) return;
    const instance = new Swiper(container.current, {
      modules: [Keyboard],
      loop: true,
      keyboard: { enabled: true, pageUpDown: false },
      on: {
        realIndexChange: ({ realIndex }) => {
          setIndex(realIndex);
        },
        transitionEnd: ({ realIndex }) => {
          setSettled(realIndex);
        },
      },
    });
    swiper.current = instance;
    setReady(true);
    return () => {
      instance.destroy();
    };
  }, []);

  useEffect(() => {
    if (swiper.current !== null) swiper.current.params.speed = lessMotion ? 0 : HOME_SLIDER_SPEED;
    setPlaying(!lessMotion);
  }, [lessMotion]);

  useEffect(() => {
    if (isReady) setLoaded((before) => new Set([...before, ...toNearSlides(index, count)]));
  }, [isReady, index, count]);

  useEffect(() => {
    if (!isReady || !isPlaying || isHeld || !isOnScreen || settled !== index) return;
    const timer = setTimeout(() => swiper.current?.slideNext(), HOME_SLIDER_DELAY);
    return () => {
      clearTimeout(timer);
    };
  }, [isReady, isPlaying, isHeld, isOnScreen, settled, index]);

  return (
    <section ref={section} aria-roledescription={words.role} aria-label={words.label}>
      <div className="covers swiper" ref={container}>
        <div className="swiper-wrapper">
          {slides.map((slide, position) => (
            <SlideBox
              // Slides have no name of their own, and two may show the same file.
              key={position}
              slide={slide}
              alt={fill(words.slideAlt, { n: position + 1, m: count })}
              label={fill(words.position, { n: position + 1, m: count })}
              imageBaseUrl={imageBaseUrl}
              isLoaded={loaded.has(position)}
              isCurrent={position === index}
              isOpening={position === 0}
              isMoving={isPlaying && isOnScreen}
            />
          ))}
        </div>
      </div>
      <div className="pager">
        <p className="num" aria-live={isPlaying ? 'off' : 'polite'}>
          <span aria-hidden="true">
            {index + 1} / {count}
          </span>
          <span className="vh">{fill(words.position, { n: index + 1, m: count })}</span>
        </p>
        <div>
          <button
            className="tap"
            type="button"
            disabled={!isReady}
            aria-label={isPlaying ? words.pause : words.play}
            onClick={() => {
              setPlaying(!isPlaying);
            }}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
          <button className="tap" type="button" disabled={!isReady} aria-label={words.previous} onClick={() => swiper.current?.slidePrev()}>
            <Icon name="left" />
          </button>
          <button className="tap" type="button" disabled={!isReady} aria-label={words.next} onClick={() => swiper.current?.slideNext()}>
            <Icon name="right" />
          </button>
        </div>
      </div>
    </section>
  );
}

import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { Swiper } from 'swiper';
import { Keyboard } from 'swiper/modules';
import { COVER_PRESS_SPEED, HOME_SLIDER_SPEED } from '../../domain/constants.ts';

export interface Covers {
  /** The cover that is shown or moving in. */
  readonly index: number;
  /** The cover at rest; differs from `index` during a move. */
  readonly settled: number;
  readonly isReady: boolean;
  /** Turns by one cover on the visitor's command, at once. */
  readonly press: (way: 'next' | 'previous') => void;
  /** Turns automatically, slowly. */
  readonly goOn: () => void;
}

/** A ring of covers for arrows, keys and fingers. `isStill` changes them without motion. */
export function useCovers(container: RefObject<HTMLElement | null>, isStill: boolean): Covers {
  const swiper = useRef<Swiper>(null);
  /** Turns that came before the slider was made. */
  const early = useRef(0);
  const [index, setIndex] = useState(0);
  const [settled, setSettled] = useState(0);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    if (container.current === null) return;
    swiper.current = new Swiper(container.current, {
      modules: [Keyboard],
      loop: true,
      // Keep presses during a move.
      loopPreventsSliding: false,
      keyboard: { enabled: true, pageUpDown: false },
      on: {
        realIndexChange: ({ realIndex }) => setIndex(realIndex),
        transitionEnd: ({ realIndex }) => setSettled(realIndex),
      },
    });
    for (; early.current > 0; early.current -= 1) swiper.current.slideNext();
    for (; early.current < 0; early.current += 1) swiper.current.slidePrev();
    setReady(true);
  }, [container]);

  useEffect(() => {
    // The speed of the visitor's turns: arrows, keys, fingers.
    if (swiper.current !== null) swiper.current.params.speed = isStill ? 0 : COVER_PRESS_SPEED;
  }, [isStill]);

  const press = useCallback((way: 'next' | 'previous') => {
    if (swiper.current === null) early.current += way === 'next' ? 1 : -1;
    else if (way === 'next') swiper.current.slideNext();
    else swiper.current.slidePrev();
  }, []);
  const goOn = useCallback(() => swiper.current?.slideNext(HOME_SLIDER_SPEED), []);
  return { index, settled, isReady, press, goOn };
}

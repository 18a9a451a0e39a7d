import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { Swiper } from 'swiper';
import { Keyboard } from 'swiper/modules';
import { COVER_PRESS_SPEED, HOME_SLIDER_SPEED } from '../../domain/constants.ts';

export interface Covers {
  /** The cover that is shown, or on its way to be. */
  readonly index: number;
  /** The cover that has come to rest; another one than `index` while they move. */
  readonly settled: number;
  readonly isReady: boolean;
  /** Turns by one cover because the visitor says so: at once, whatever is under way. */
  readonly press: (way: 'next' | 'previous') => void;
  /** Goes on by itself, slowly. */
  readonly goOn: () => void;
}

/** Covers in a ring that arrows, keys and fingers turn. `isStill` has them change without moving. */
export function useCovers(container: RefObject<HTMLElement | null>, isStill: boolean): Covers {
  const swiper = useRef<Swiper>(null);
  const [index, setIndex] = useState(0);
  const [settled, setSettled] = useState(0);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    if (container.current === null) return;
    const instance = new Swiper(container.current, {
      modules: [Keyboard],
      loop: true,
      // Otherwise a press while they move is lost.
      loopPreventsSliding: false,
      keyboard: { enabled: true, pageUpDown: false },
      on: {
        realIndexChange: ({ realIndex }) => setIndex(realIndex),
        transitionEnd: ({ realIndex }) => setSettled(realIndex),
      },
    });
    swiper.current = instance;
    setReady(true);
    return () => {
      instance.destroy();
    };
  }, [container]);

  useEffect(() => {
    // Of everything that visitors do: arrows, keys, a finger that lets go.
    if (swiper.current !== null) swiper.current.params.speed = isStill ? 0 : COVER_PRESS_SPEED;
  }, [isStill]);

  const press = useCallback((way: 'next' | 'previous') => {
    if (way === 'next') swiper.current?.slideNext();
    else swiper.current?.slidePrev();
  }, []);
  const goOn = useCallback(() => swiper.current?.slideNext(HOME_SLIDER_SPEED), []);
  return { index, settled, isReady, press, goOn };
}

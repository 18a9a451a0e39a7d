import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import Swiper from 'swiper';
import { GALLERY_SLIDER_SPEED } from '../../../domain/constants.ts';
import { REDUCED_MOTION } from '../../reduced-motion.ts';
import { useMediaQuery } from '../../use-media-query.ts';

/** The slider in `frame`, turned by fingers and arrow keys; a new `key` makes a new one. `onShow`
 * gets each turn. */
export function useSlider(
  frame: RefObject<HTMLElement | null>,
  key: string,
  active: number,
  onShow: (index: number) => void,
): RefObject<Swiper | null> {
  const slider = useRef<Swiper>(null);
  const speed = useMediaQuery(REDUCED_MOTION) ? 0 : GALLERY_SLIDER_SPEED;
  const readStart = useEffectEvent(() => active);
  const show = useEffectEvent(onShow);

  useEffect(() => {
    if (frame.current === null) return;
    const swiper = new Swiper(frame.current, {
      initialSlide: readStart(),
      speed,
      on: { slideChange: ({ activeIndex }) => show(activeIndex) },
    });
    slider.current = swiper;
    const steer = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'ArrowLeft') swiper.slidePrev();
      else if (event.key === 'ArrowRight') swiper.slideNext();
      else return;
      event.preventDefault();
    };
    // On the document, because the slider takes the focus from pressed elements. Swiper's own
    // module is larger.
    document.addEventListener('keydown', steer);
    return () => {
      document.removeEventListener('keydown', steer);
      swiper.destroy();
    };
  }, [frame, key, speed]);

  return slider;
}

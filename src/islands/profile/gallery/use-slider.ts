import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import Swiper from 'swiper';
import { Keyboard } from 'swiper/modules';
import { REDUCED_MOTION } from '../../../images/media-queries.ts';
import { useMediaQuery } from '../../use-media-query.ts';

const GALLERY_SLIDE_MS = 1000;

export function useSlider(
  frame: RefObject<HTMLElement | null>,
  key: string,
  active: number,
  onShow: (index: number) => void,
): RefObject<Swiper | null> {
  const slider = useRef<Swiper>(null);
  const speed = useMediaQuery(REDUCED_MOTION) ? 0 : GALLERY_SLIDE_MS;
  const readStart = useEffectEvent(() => active);
  const show = useEffectEvent(onShow);

  useEffect(() => {
    if (frame.current === null) return;
    const swiper = new Swiper(frame.current, {
      modules: [Keyboard],
      keyboard: { enabled: true, pageUpDown: false },
      initialSlide: readStart(),
      speed,
      on: { slideChange: ({ activeIndex }) => show(activeIndex) },
    });
    slider.current = swiper;
    return () => {
      swiper.destroy();
    };
  }, [frame, key, speed]);

  return slider;
}

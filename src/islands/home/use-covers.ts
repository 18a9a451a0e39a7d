import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Swiper } from 'swiper';
import { Keyboard } from 'swiper/modules';

const SLIDER_PRESSED_TURN_MS = 350;
const SLIDER_TURN_MS = 2500;

const COVER_WAIT_MS = 3000;

async function whenShown(slide: Element | null | undefined): Promise<void> {
  const media = [...(slide?.querySelectorAll<HTMLElement>('img, video') ?? [])]
    .filter((element) => element.getClientRects().length > 0)
    .map(async (element) => {
      if (element instanceof HTMLImageElement) return element.decode().catch(() => undefined);
      if (!(element instanceof HTMLVideoElement)) return;
      if (element.readyState >= element.HAVE_CURRENT_DATA) return;
      await new Promise((resolve) => {
        for (const end of ['loadeddata', 'error'])
          element.addEventListener(end, resolve, { once: true });
      });
    });
  const limit = new Promise((resolve) => setTimeout(resolve, COVER_WAIT_MS));
  await Promise.race([Promise.all(media), limit]);
}

export function useCovers(container: RefObject<HTMLElement | null>, isStill: boolean) {
  const swiper = useRef<Swiper>(null);
  const [index, setIndex] = useState(0);
  const [settled, setSettled] = useState(0);
  const [isReady, setReady] = useState(false);

  // It is there before any press, such as the one that loaded this island (press.ts).
  useLayoutEffect(() => {
    if (container.current === null) return;
    swiper.current = new Swiper(container.current, {
      modules: [Keyboard],
      loop: true,
      loopPreventsSliding: false,
      keyboard: { enabled: true, pageUpDown: false },
      on: {
        realIndexChange: ({ realIndex }) => setIndex(realIndex),
        transitionEnd: ({ realIndex }) => setSettled(realIndex),
      },
    });
    setReady(true);
  }, [container]);

  useEffect(() => {
    if (swiper.current !== null) swiper.current.params.speed = isStill ? 0 : SLIDER_PRESSED_TURN_MS;
  }, [isStill]);

  /** `stop` marks a slow turn that nobody pressed, and ends it while its cover loads. */
  const turn = useCallback(async (way: 'next' | 'previous', stop?: AbortSignal) => {
    const ring = swiper.current;
    if (ring === null) return;
    const { length } = ring.slides;
    const to = (ring.realIndex + (way === 'next' ? 1 : length - 1)) % length;
    await whenShown(ring.wrapperEl.querySelector(`[data-swiper-slide-index="${String(to)}"]`));
    if (ring.destroyed || stop?.aborted === true) return;
    const isPressed = stop === undefined;
    const speed = isPressed ? undefined : SLIDER_TURN_MS;
    if (way === 'next') ring.slideNext(speed);
    else ring.slidePrev(speed);
  }, []);
  return { index, settled, isReady, turn };
}

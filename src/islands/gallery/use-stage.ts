import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { lockScroll } from '../../lib/scroll-lock.ts';
import type { SlidesHandle } from './Slides.tsx';

/** Opens a dialog over the page, which does not scroll meanwhile. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    const unlock = lockScroll(document);
    element?.showModal();
    return () => {
      element?.close();
      unlock();
    };
  }, [dialog]);
}

/**
 * Turns the slides by the arrow keys, a further way to their buttons. Heard on the whole document: the slider takes the focus from what a
 * mouse presses.
 */
export function useArrowKeys(slider: RefObject<SlidesHandle | null>): void {
  const steer = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') slider.current?.previous();
    else if (event.key === 'ArrowRight') slider.current?.next();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', steer);
    return () => {
      document.removeEventListener('keydown', steer);
    };
  }, []);
}

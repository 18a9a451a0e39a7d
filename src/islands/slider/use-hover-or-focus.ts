import { useEffect, useState, type RefObject } from 'react';

/** Tells whether the mouse is over `pointed` or the keyboard focus within `focused`. */
export function useHoverOrFocus(pointed: RefObject<HTMLElement | null>, focused: RefObject<HTMLElement | null>): boolean {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    pointed.current?.addEventListener(
      'pointerenter',
      (event) => {
        setPointedAt(event.pointerType === 'mouse');
      },
      { signal },
    );
    pointed.current?.addEventListener(
      'pointerleave',
      () => {
        setPointedAt(false);
      },
      { signal },
    );
    focused.current?.addEventListener(
      'focusin',
      (event) => {
        setFocus(event.target instanceof Element && event.target.matches(':focus-visible'));
      },
      { signal },
    );
    focused.current?.addEventListener(
      'focusout',
      () => {
        setFocus(false);
      },
      { signal },
    );
    return () => {
      controller.abort();
    };
  }, [pointed, focused]);

  return isPointedAt || hasFocus;
}

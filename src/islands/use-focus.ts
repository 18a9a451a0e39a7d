import { useEffect, useRef, type RefObject } from 'react';

/** For the `ref` of what takes the focus when it comes, and again with every change of `reason`. */
export function useFocus<E extends HTMLElement>(reason?: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    element.current?.focus();
  }, [reason]);
  return element;
}

import { useEffect, useRef, type RefObject } from 'react';

/** A `ref` that focuses its element on mount and with each change of `reason`. */
export function useFocus<E extends HTMLElement>(reason?: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    element.current?.focus();
  }, [reason]);
  return element;
}

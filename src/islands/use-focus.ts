import { useEffect, useRef, type RefObject } from 'react';

export function useFocus<E extends HTMLElement>(reason?: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    element.current?.focus();
  }, [reason]);
  return element;
}

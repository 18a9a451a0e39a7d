import { useEffect, useRef, type RefObject, useLayoutEffect } from 'react';

export function useFocus<E extends HTMLElement>(reason?: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus(), [reason]);
  return element;
}

/** Closing before unmounting: only then the browser restores the focus. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [dialog]);
}

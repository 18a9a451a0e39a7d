import { useLayoutEffect, type RefObject } from 'react';
import { lockScroll } from '../lib/scroll-lock.ts';

/**
 * Opens a dialog over the page, which does not scroll meanwhile. It is closed before it goes: only then does the browser give the focus
 * back to what had it.
 */
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

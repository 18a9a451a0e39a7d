import { useLayoutEffect, type RefObject } from 'react';
import { lockScroll } from '../lib/scroll-lock.ts';

/**
 * Opens a dialog over the page and stops its scrolling. Closes the dialog before unmounting,
 * because only then the browser restores the focus.
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

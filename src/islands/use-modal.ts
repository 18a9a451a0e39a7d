import { useLayoutEffect, type RefObject } from 'react';
import { lockScroll } from '../lib/scroll-lock.ts';

/** Opens a dialog and stops the page's scrolling. Closes it before unmounting, because only then
 * the browser restores the focus. */
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

import { useLayoutEffect, type RefObject } from 'react';

/** Closes it before unmounting: only then the browser restores the focus. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [dialog]);
}

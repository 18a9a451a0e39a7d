import { useLayoutEffect, type RefObject } from 'react';

/** Opens a dialog. Closes it before unmounting, because only then the browser restores the focus. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [dialog]);
}

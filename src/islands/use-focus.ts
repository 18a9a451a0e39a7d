import { useEffect, useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent } from 'react';

export function useFocus<E extends HTMLElement>(reason?: unknown) {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus(), [reason]);
  return element;
}

/** Closed before it is unmounted: only then the browser restores the focus. */
export function useModal(onCancel: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useEffectEvent((event: Event) => {
    event.preventDefault();
    onCancel();
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.addEventListener('cancel', (event) => cancel(event));
    return () => element?.close();
  }, []);
  return dialog;
}

export function blurOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.blur();
}

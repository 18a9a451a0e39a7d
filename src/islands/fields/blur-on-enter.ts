import type { KeyboardEvent } from 'react';

/** Makes Enter leave a text field instead of sending the form. */
export function blurOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.blur();
}

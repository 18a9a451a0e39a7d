import type { KeyboardEvent } from 'react';

/** Enter in a line of text ends the typing; it neither sends the form nor skips what comes after. */
export function blurOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.blur();
}

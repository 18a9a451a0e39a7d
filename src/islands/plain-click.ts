/** Tells whether a click follows its link in this tab: by the main button, without a modifier
 * key. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** What of a pressed key matters, the browser's event or React's. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves the focus along a row of elements by the arrow keys: to the next one, or to its link where it is none itself. */
export function followArrows(event: PressedKey, row: readonly HTMLElement[]): void {
  const step = STEPS[event.key];
  const place = row.findIndex((element) => element.contains(document.activeElement));
  if (step === undefined || place < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const next = row[place + step];
  (next?.querySelector('a') ?? next)?.focus();
}

import { hasModifier } from './plain-click.ts';

/** The used part of a key event, the browser's or React's. */
type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'
>;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves the focus along a row by arrow keys: to the next element, or to the link inside it. */
export function followArrows(event: PressedKey, row: readonly HTMLElement[]): void {
  const step = STEPS[event.key];
  const place = row.findIndex((element) => element.contains(document.activeElement));
  if (step === undefined || place < 0 || hasModifier(event)) return;
  event.preventDefault();
  const next = row[place + step];
  (next?.querySelector('a') ?? next)?.focus();
}

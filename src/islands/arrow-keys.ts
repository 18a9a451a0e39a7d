import { hasModifier } from './link-clicks.ts';

type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'
>;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function followArrows(event: PressedKey, row: readonly HTMLElement[]): void {
  const step = STEPS[event.key];
  const place = row.findIndex((element) => element.contains(document.activeElement));
  if (step === undefined || place < 0 || hasModifier(event)) return;
  event.preventDefault();
  const next = row[place + step];
  (next?.querySelector('a') ?? next)?.focus();
}

import { hasModifier, type Modifiers } from './link-clicks.ts';

type PressedKey = Modifiers & Pick<KeyboardEvent, 'key' | 'preventDefault'>;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function followArrows(event: PressedKey, row: readonly HTMLElement[]): void {
  const step = STEPS[event.key];
  const index = row.findIndex((element) => element.contains(document.activeElement));
  if (step === undefined || index < 0 || hasModifier(event)) return;
  event.preventDefault();
  const next = row[index + step];
  const focusable = next?.querySelector('a') ?? next;
  focusable?.focus();
}

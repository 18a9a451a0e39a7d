/** Loads the calendar of the birth date on demand. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import type { Calendar } from './calendar.ts';

/**
 * Opens and closes a field's calendar; `hasFailed` if it did not load. `onPick` gets the day as
 * `yyyy-MM-dd`.
 */
export function useCalendar(input: RefObject<HTMLInputElement | null>, view: ScoutedFormView, onPick: (date: string) => void) {
  const calendar = useRef<Calendar | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => () => calendar.current?.close(), []);

  const toggle = async (date: string): Promise<void> => {
    if (input.current === null) return;
    try {
      calendar.current ??= (await import('./calendar.ts')).openCalendar(input.current, view, onPick);
      calendar.current.toggle(date);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return { hasFailed, toggle };
}

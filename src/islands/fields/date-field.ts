/** A date typed as day, month and year or picked from a calendar, shown with the month's name. The
 * page or an island draws it. */
import { MaskInput } from 'maska';
import { isDay } from '../../domain/calendar-day.ts';
import type { Calendar, CalendarOptions } from './calendar.ts';
import { beforeDateMask, DATE_MASK, editDate, parseDate, showDate } from './date-text.ts';

export interface DateFieldOptions extends CalendarOptions {
  /** The field may be emptied; else an emptied field takes its last date again. */
  readonly isOptional?: boolean;
  /** The stored date, or the stored text if it is not a date. */
  readonly read: () => string;
  /** Gets a date (`yyyy-MM-dd`) or the typed text; `isComplete` is `false` while the visitor is
   * typing. */
  readonly onChange: (value: string, isComplete: boolean) => void;
  /** The visitor has left the field or picked a day. */
  readonly onDone?: () => void;
  /** The visitor has pressed the button; `hasFailed` if the calendar did not load. */
  readonly onCalendar: (hasFailed: boolean) => void;
}

export interface DateField {
  /** Shows the stored date, unless the visitor is typing. */
  readonly show: () => void;
  /** Removes the calendar, which stands outside the field. */
  readonly destroy: () => void;
}

/** Makes a text field a date field. */
export function attachDateField(options: DateFieldOptions): DateField {
  const { input, button, view, isOptional = false, read, onChange, onDone, onCalendar } = options;
  const { months } = view;
  let lastDate = '';
  let calendar: Calendar | null = null;

  const write = () => {
    const value = read();
    if (isDay(value)) lastDate = value;
    input.value = showDate(value, months);
  };
  const show = () => {
    if (document.activeElement !== input) write();
  };
  const take = (text: string, isComplete: boolean) =>
    onChange(parseDate(text, months) ?? text.trim(), isComplete);
  const finish = (text: string) => {
    take(text, true);
    write();
    onDone?.();
  };
  const toggle = async () => {
    try {
      calendar ??= (await import('./calendar.ts')).createCalendar(options, finish);
      const value = read();
      calendar.toggle(isDay(value) ? value : '');
      onCalendar(false);
    } catch {
      onCalendar(true);
    }
  };

  new MaskInput(input, {
    mask: DATE_MASK,
    preProcess: (text) => beforeDateMask(text, months),
    onMaska: ({ masked }) => {
      take(masked, masked.length === DATE_MASK.length);
      // The mask also shapes text from a draft or from the browser's autofill.
      show();
    },
  });
  input.addEventListener('focus', () => {
    input.value = editDate(read());
    input.select();
  });
  input.addEventListener('blur', () =>
    finish(input.value.trim() === '' && !isOptional ? lastDate : input.value),
  );
  button.addEventListener('click', () => void toggle());
  show();
  return { show, destroy: () => calendar?.close() };
}

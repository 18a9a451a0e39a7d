/** The calendar of the birth date. Loaded on demand; the field works without it. */
import '../../../lib/trusted-types.ts';
import flatpickr from 'flatpickr';
import 'flatpickr/dist/flatpickr.min.css';
import { Portuguese } from 'flatpickr/dist/l10n/pt.js';
import { agencyDay } from '../../../domain/agency-day.ts';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import './calendar.css';

export interface Calendar {
  /** Opens at a date, or closes. */
  readonly toggle: (date: string) => void;
  readonly close: () => void;
}

/** How many years back the calendar reaches. */
const REACH = 100;
/** The age at which an empty field's calendar opens. */
const USUAL_AGE = 18;

/** Opens a field's calendar, which ends today. `onPick` gets the day as `yyyy-MM-dd`. */
export function openCalendar(input: HTMLInputElement, { words, locale }: ScoutedFormView, onPick: (date: string) => void): Calendar {
  const today = agencyDay(new Date());
  // The calendar writes to its own element, because the field shows the date in another form.
  const keeper = document.createElement('input');
  const button = input.parentElement?.querySelector<HTMLElement>('[data-calendar]') ?? input;
  const picker = flatpickr(keeper, {
    locale: { ...(locale === 'pt' ? Portuguese : {}), yearAriaLabel: words.year, monthAriaLabel: words.month },
    dateFormat: 'Y-m-d',
    ariaDateFormat: locale === 'pt' ? 'j \\d\\e F \\d\\e Y' : 'j F Y',
    minDate: yearsBefore(today, REACH),
    maxDate: today,
    clickOpens: false,
    disableMobile: true,
    positionElement: input,
    ignoredFocusElements: [button],
    onDayCreate: (_dates, _text, _picker, day) => {
      (day as HTMLElement).setAttribute('role', 'button');
    },
    onChange: (_dates, date) => onPick(date),
    onClose: (_dates, _text, { calendarContainer }) => {
      if (calendarContainer.contains(document.activeElement)) button.focus();
    },
  });
  picker.calendarContainer.setAttribute('role', 'dialog');
  picker.calendarContainer.setAttribute('aria-label', words.labels.birthdate);
  return {
    toggle(date) {
      if (picker.isOpen) {
        picker.close();
        return;
      }
      const known = /^\d{4}-\d{2}-\d{2}$/.test(date);
      if (known) picker.setDate(date, false);
      else picker.clear(false);
      picker.jumpToDate(known ? date : yearsBefore(today, USUAL_AGE));
      picker.open();
      const day = picker.selectedDateElem ?? picker.daysContainer?.querySelector<HTMLElement>('.flatpickr-day:not(.prevMonthDay)');
      day?.focus();
    },
    close() {
      picker.destroy();
    },
  };
}

function yearsBefore(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
}

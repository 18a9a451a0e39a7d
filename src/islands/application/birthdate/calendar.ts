import '../../../lib/trusted-types.ts';
import { agencyDay } from '../../../domain/calendar-day.ts';
import type { FormView } from '../../../views/form-view.ts';
import flatpickr from 'flatpickr';
import itsStyles from 'flatpickr/dist/flatpickr.min.css?inline';
import { Portuguese } from 'flatpickr/dist/l10n/pt.js';
import { adoptStyles } from '../../adopt-styles.ts';
import ourStyles from './calendar.css?inline';

adoptStyles(itsStyles + ourStyles);

interface CalendarOptions {
  readonly input: HTMLInputElement;
  readonly button: HTMLElement;
  readonly view: Pick<FormView, 'locale' | 'shared'>;
  readonly label: string;
}

const REACH_YEARS = 100;
const USUAL_AGE = 18;

export type Calendar = ReturnType<typeof createCalendar>;

const LANGUAGES: Readonly<Record<FormView['locale'], { names: object; longDay: string }>> = {
  pt: { names: Portuguese, longDay: 'j \\d\\e F \\d\\e Y' },
  en: { names: {}, longDay: 'j F Y' },
};

export function createCalendar(
  { input, button, view, label }: CalendarOptions,
  onPick: (date: string) => void,
) {
  const { shared } = view;
  const { names, longDay } = LANGUAGES[view.locale];
  // The field shows the date in another form.
  const keeper = document.createElement('input');
  const picker = flatpickr(keeper, {
    locale: {
      ...names,
      yearAriaLabel: shared.date.year,
      monthAriaLabel: shared.date.month,
    },
    dateFormat: 'Y-m-d',
    ariaDateFormat: longDay,
    clickOpens: false,
    disableMobile: true,
    positionElement: input,
    ignoredFocusElements: [button],
    onDayCreate: (_dates, _text, _picker, day) =>
      (day as HTMLElement).setAttribute('role', 'button'),
    onChange: (_dates, date) => onPick(date),
    onClose: (_dates, _text, { calendarContainer }) => {
      // The days are drawn anew before a picked one closes them: nothing has the focus then.
      const { activeElement, body } = document;
      if (activeElement === body || calendarContainer.contains(activeElement)) button.focus();
    },
  });
  picker.calendarContainer.setAttribute('role', 'dialog');
  picker.calendarContainer.setAttribute('aria-label', label);
  return {
    toggle(date: string) {
      if (picker.isOpen) {
        picker.close();
        return;
      }
      const last = agencyDay(new Date());
      picker.set({ minDate: yearsBefore(last, REACH_YEARS), maxDate: last });
      if (date === '') picker.clear(false);
      else picker.setDate(date, false);
      const day =
        picker.selectedDates[0] ?? picker.parseDate(yearsBefore(last, USUAL_AGE)) ?? new Date();
      picker.jumpToDate(day);
      picker.open();
      const spoken = picker.formatDate(day, picker.config.ariaDateFormat);
      picker.daysContainer?.querySelector<HTMLElement>(`[aria-label="${spoken}"]`)?.focus();
    },
    destroy() {
      picker.destroy();
    },
  };
}

function yearsBefore(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
}

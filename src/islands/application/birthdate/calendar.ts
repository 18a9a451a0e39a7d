import '../../../lib/trusted-types.ts';
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

type Days = Readonly<Record<'first' | 'last' | 'usual', string>>;

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
      // The days are drawn anew before a picked one closes them.
      const { activeElement, body } = document;
      if (activeElement === body || calendarContainer.contains(activeElement)) button.focus();
    },
  });
  picker.calendarContainer.setAttribute('role', 'dialog');
  picker.calendarContainer.setAttribute('aria-label', label);
  return {
    toggle(date: string, { first, last, usual }: Days) {
      if (picker.isOpen) {
        picker.close();
        return;
      }
      picker.set({ minDate: first, maxDate: last });
      if (date === '') picker.clear(false);
      else picker.setDate(date, false);
      const day = picker.selectedDates[0] ?? picker.parseDate(usual) ?? new Date();
      picker.jumpToDate(day);
      picker.open();
      const spoken = picker.formatDate(day, picker.config.ariaDateFormat);
      picker.daysContainer?.querySelector<HTMLElement>(`[aria-label="${spoken}"]`)?.focus();
    },
    close() {
      picker.destroy();
    },
  };
}

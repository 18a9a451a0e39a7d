/**
 * The birth date: typed as day, month and year, or picked from a calendar; shown with the month's name. Once there is a date, an
 * emptied field takes it back: a date can be changed, not cleared.
 */
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ageOn } from '../../domain/age.ts';
import { ADULT_AGE, MINIMUM_AGE } from '../../domain/constants.ts';
import { blurOnEnter } from '../fields/blur-on-enter.ts';
import { describe, Field } from '../fields/Field.tsx';
import { Icon } from '../Icon.tsx';
import { useMask } from '../fields/use-mask.ts';
import { fieldId, type SectionProps } from './application.ts';
import { editBirthdate, parseBirthdate, showBirthdate } from './birthdate.ts';
import type { Calendar } from './calendar.ts';
import { beforeDateMask, DATE_MASK } from './typing-masks.ts';

/** `today` is the agency's day. */
export function BirthdateField({ form, view, errorOf, today }: SectionProps & { readonly today: string }) {
  const { words, months } = view;
  const input = useRef<HTMLInputElement>(null);
  const calendar = useRef<Calendar | null>(null);
  const lastDate = useRef('');
  const [absent, setAbsent] = useState(false);
  /** Told once the page is there: the server does not know what a draft holds. */
  const [isMinor, setMinor] = useState(false);
  const value = useWatch({ control: form.control, name: 'birthdate' }) ?? '';

  const take = (text: string, complete: boolean) => {
    form.setValue('birthdate', parseBirthdate(text, months) ?? text.trim(), { shouldDirty: true, shouldValidate: complete });
  };
  const show = (text: string) => {
    if (input.current !== null) input.current.value = text;
  };
  useMask(input, {
    mask: DATE_MASK,
    before: (text) => beforeDateMask(text, months),
    onMasked: (text) => {
      take(text, text.length === DATE_MASK.length);
      // The mask also shapes what comes by itself, from a draft or from the browser's memory.
      if (document.activeElement !== input.current) show(showBirthdate(form.getValues('birthdate') ?? '', months));
    },
  });
  useEffect(() => {
    if (document.activeElement !== input.current) show(showBirthdate(value, months));
    const age = ageOn(value, today);
    if (age !== null) lastDate.current = value;
    setMinor(age !== null && age >= MINIMUM_AGE && age < ADULT_AGE);
  }, [value]);
  useEffect(() => () => calendar.current?.close(), []);

  const leave = () => {
    const typed = input.current?.value ?? '';
    take(typed.trim() === '' ? lastDate.current : typed, true);
    show(showBirthdate(form.getValues('birthdate') ?? '', months));
  };
  const openCalendar = async () => {
    if (input.current === null) return;
    try {
      calendar.current ??= (await import('./calendar.ts')).openCalendar({
        input: input.current,
        locale: view.locale,
        words: { label: words.labels.birthdate, year: words.year, month: words.month },
        today,
        onPick: (date) => {
          take(date, true);
          show(showBirthdate(date, months));
        },
      });
      calendar.current.toggle(value);
      setAbsent(false);
    } catch {
      setAbsent(true);
    }
  };

  const hint = absent ? words.calendarFailed : isMinor ? words.guardian : undefined;
  const props = { id: fieldId('birthdate'), label: words.labels.birthdate, hint, error: errorOf('birthdate') };
  return (
    <Field {...props}>
      <div className="select">
        <input
          id={props.id}
          ref={input}
          name="birthdate"
          type="text"
          inputMode="numeric"
          autoComplete="bday"
          placeholder={words.datePlaceholder}
          required
          {...describe(props)}
          onKeyDown={blurOnEnter}
          onFocus={(event) => {
            show(editBirthdate(value));
            event.currentTarget.select();
          }}
          onBlur={leave}
        />
        <button className="tap" type="button" aria-label={words.calendar} data-calendar onClick={() => void openCalendar()}>
          <Icon name="down" />
        </button>
      </div>
    </Field>
  );
}

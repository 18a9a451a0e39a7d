/**
 * The birth date: typed as day, month and year or picked from a calendar; shown with the month's
 * name.
 */
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { isTooYoung } from '../../../domain/age.ts';
import { agencyDay } from '../../../domain/agency-day.ts';
import { blurOnEnter } from '../../fields/blur-on-enter.ts';
import { describe, Field } from '../../fields/Field.tsx';
import { Icon } from '../../Icon.tsx';
import type { SectionProps } from '../form/application-fields.ts';
import { useCalendar } from './use-calendar.ts';
import { useDateText } from './use-date-text.ts';

interface Props extends SectionProps {
  readonly isMinor: boolean;
  readonly onTooYoung: (birthdate: string) => void;
}

export function BirthdateField({ form, view, fieldOf, isMinor, onTooYoung }: Props) {
  const { words, months } = view;
  const input = useRef<HTMLInputElement>(null);
  const value = useWatch({ control: form.control, name: 'birthdate' }) ?? '';
  const read = () => form.getValues('birthdate') ?? '';
  const date = useDateText({
    input,
    months,
    value,
    read,
    onChange: (text, isComplete) => form.setValue('birthdate', text, { shouldDirty: true, shouldValidate: isComplete }),
  });
  const stopTooYoung = () => {
    if (isTooYoung(read(), agencyDay(new Date()))) onTooYoung(read());
  };
  const calendar = useCalendar(input, view, (day) => {
    date.pick(day);
    stopTooYoung();
  });

  const hint = calendar.hasFailed ? words.calendarFailed : isMinor ? words.guardian : undefined;
  const props = { ...fieldOf('birthdate'), hint };
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
          onFocus={date.edit}
          onBlur={() => {
            date.leave();
            stopTooYoung();
          }}
        />
        <button className="tap" type="button" aria-label={words.calendar} data-calendar onClick={() => void calendar.toggle(value)}>
          <Icon name="calendar" />
        </button>
      </div>
    </Field>
  );
}

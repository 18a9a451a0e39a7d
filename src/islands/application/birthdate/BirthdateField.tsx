/** The birth date: a date field that tells an applicant under the minimum age. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isTooYoung } from '../../../domain/age.ts';
import { agencyDay } from '../../../domain/agency-day.ts';
import { blurOnEnter } from '../../fields/TextField.tsx';
import { attachDateField, type DateField } from '../../fields/date-field.ts';
import { describe, Field } from '../../fields/Field.tsx';
import { Icon } from '../../Icon.tsx';
import type { SectionProps } from '../form/application-fields.ts';

/** How many years back the calendar reaches. */
const REACH = 100;
/** The age at which an empty field's calendar opens. */
const USUAL_AGE = 18;

interface Props extends SectionProps {
  readonly isMinor: boolean;
  readonly onTooYoung: (birthdate: string) => void;
}

export function BirthdateField({ form, view, fieldOf, isMinor, onTooYoung }: Props) {
  const { words, shared } = view;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<DateField>(null);
  const [hasFailed, setFailed] = useState(false);
  const value = useWatch({ control: form.control, name: 'birthdate' });
  const read = () => form.getValues('birthdate') ?? '';
  const options = useEffectEvent(() => ({
    view,
    label: words.labels.birthdate,
    days: () => {
      const last = agencyDay(new Date());
      return { first: yearsBefore(last, REACH), last, usual: yearsBefore(last, USUAL_AGE) };
    },
    read,
    onChange: (text: string, isComplete: boolean) =>
      form.setValue('birthdate', text, { shouldDirty: true, shouldValidate: isComplete }),
    onCalendar: setFailed,
  }));
  const stopTooYoung = useEffectEvent(() => {
    if (isTooYoung(read(), agencyDay(new Date()))) onTooYoung(read());
  });
  useEffect(() => {
    if (input.current === null || button.current === null) return;
    field.current = attachDateField({
      input: input.current,
      button: button.current,
      ...options(),
      onDone: () => stopTooYoung(),
    });
    return () => field.current?.destroy();
  }, []);
  useEffect(() => field.current?.show(), [value]);

  const hint = hasFailed ? shared.date.failed : isMinor ? words.guardian : undefined;
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
          placeholder={shared.date.placeholder}
          required
          {...describe(props)}
          onKeyDown={blurOnEnter}
        />
        <button className="tap" type="button" ref={button} aria-label={shared.date.calendar}>
          <Icon name="calendar" />
        </button>
      </div>
    </Field>
  );
}

function yearsBefore(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isTooYoung } from '../../../domain/age.ts';
import { isDay, agencyDay } from '../../../domain/calendar-day.ts';
import { blurOnEnter } from '../../use-focus.ts';
import type { Calendar } from './calendar.ts';
import { beforeDateMask, DATE_MASK, toTypedDate, parseDate, toNamedDate } from './date-text.ts';
import { describe, Field } from '../../fields/Field.tsx';
import { Icon } from '../../Icon.tsx';
import { lazyPart } from '../../lazy-part.ts';
import type { SectionProps } from '../form/application-fields.ts';
import { useMask } from '../form/use-mask.ts';

const loadCalendar = lazyPart(() => import('./calendar.ts'), { knownBy: 'createCalendar' });

export interface BirthdateProps extends SectionProps {
  readonly isMinor: boolean;
  readonly onTooYoung: (birthdate: string) => void;
}

export function BirthdateField({
  form,
  maska,
  view,
  fieldOf,
  isMinor,
  onTooYoung,
}: BirthdateProps) {
  const { words, shared, months } = view;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const calendar = useRef<Calendar>(null);
  const lastDate = useRef('');
  const [hasFailed, setFailed] = useState(false);
  const value = useWatch({ control: form.control, name: 'birthdate' });

  // The form holds `2004-05-06`, or what else was typed; the field names the month.
  const readDate = () => form.getValues('birthdate') ?? '';
  const showDate = () => {
    const date = readDate();
    if (isDay(date)) lastDate.current = date;
    if (input.current !== null) input.current.value = toNamedDate(date, months);
  };
  const setDate = (text: string, isComplete: boolean) =>
    form.setValue('birthdate', parseDate(text, months) ?? text.trim(), {
      shouldDirty: true,
      shouldValidate: isComplete,
    });
  const finish = (text: string) => {
    setDate(text, true);
    showDate();
    if (isTooYoung(readDate(), agencyDay(new Date()))) onTooYoung(readDate());
  };
  const toggle = async () => {
    if (input.current === null || button.current === null) return;
    const part = await loadCalendar();
    setFailed(part === null);
    if (part === null) return;
    calendar.current ??= part.createCalendar(
      { input: input.current, button: button.current, view, label: words.labels.birthdate },
      finish,
    );
    calendar.current.toggle(isDay(readDate()) ? readDate() : '');
  };
  const showUnlessTyping = () => {
    if (document.activeElement !== input.current) showDate();
  };
  const onValue = useEffectEvent(showUnlessTyping);
  const onMasked = (masked: string) => {
    setDate(masked, masked.length === DATE_MASK.length);
    // The mask also shapes text from a draft or from autofill.
    showUnlessTyping();
  };
  useMask(input, maska, {
    mask: DATE_MASK,
    preProcess: (text) => beforeDateMask(text, months),
    onText: onMasked,
  });
  useEffect(() => onValue(), [value]);
  useEffect(() => () => calendar.current?.destroy(), []);

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
          onFocus={({ currentTarget }) => {
            currentTarget.value = toTypedDate(readDate());
            currentTarget.select();
          }}
          // Focus selects the date, so one key deletes it: a field left empty gets it back.
          onBlur={({ currentTarget: { value: typed } }) =>
            finish(typed.trim() === '' ? lastDate.current : typed)
          }
        />
        <button
          className="tap"
          type="button"
          ref={button}
          aria-label={shared.date.calendar}
          onClick={() => void toggle()}
        >
          <Icon name="calendar" />
        </button>
      </div>
    </Field>
  );
}

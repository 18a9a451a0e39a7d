/** The text of a date field: words while shown, figures while typed. */
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { ageOn } from '../../../domain/age.ts';
import { useMask } from '../../fields/use-mask.ts';
import { editBirthdate, parseBirthdate, showBirthdate } from './birthdate.ts';
import { beforeDateMask, DATE_MASK } from '../form/typing-masks.ts';

interface Options {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly months: readonly string[];
  /** The form's date, or the typed text if it is not a date. */
  readonly value: string;
  readonly read: () => string;
  /** `isComplete` is `false` while the visitor is typing. */
  readonly onChange: (value: string, isComplete: boolean) => void;
}

/**
 * Syncs the text with the date. An emptied field restores its last date: the visitor can change a
 * date but not clear it.
 */
export function useDateText({ input, months, value, read, onChange }: Options) {
  const lastDate = useRef('');
  const write = (text: string) => {
    if (input.current !== null) input.current.value = text;
  };
  const take = (text: string, isComplete: boolean) => onChange(parseBirthdate(text, months) ?? text.trim(), isComplete);
  const show = () => write(showBirthdate(read(), months));
  const isBeingTyped = () => document.activeElement === input.current;

  useMask(input, {
    mask: DATE_MASK,
    before: (text) => beforeDateMask(text, months),
    onMasked: (text) => {
      take(text, text.length === DATE_MASK.length);
      // The mask also shapes text from a draft or from the browser's autofill.
      if (!isBeingTyped()) show();
    },
  });
  const follow = useEffectEvent(() => {
    if (!isBeingTyped()) show();
  });
  useEffect(() => {
    follow();
    if (ageOn(value, value) !== null) lastDate.current = value;
  }, [value]);

  return {
    edit: () => {
      write(editBirthdate(value));
      input.current?.select();
    },
    leave: () => {
      const typed = input.current?.value ?? '';
      take(typed.trim() === '' ? lastDate.current : typed, true);
      show();
    },
    pick: (date: string) => {
      take(date, true);
      show();
    },
  };
}

/** The text of a date field beside the date that it stands for: shown in words, typed in figures. */
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { ageOn } from '../../../domain/age.ts';
import { useMask } from '../../fields/use-mask.ts';
import { editBirthdate, parseBirthdate, showBirthdate } from './birthdate.ts';
import { beforeDateMask, DATE_MASK } from '../form/typing-masks.ts';

interface Options {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly months: readonly string[];
  /** The date as it stands in the form; whatever was typed where that is none. */
  readonly value: string;
  readonly read: () => string;
  /** `isComplete` unless somebody is still typing. */
  readonly onChange: (value: string, isComplete: boolean) => void;
}

/** Once there is a date, an emptied field takes it back: a date can be changed, not cleared. */
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
      // The mask also shapes what comes by itself, from a draft or from the browser's memory.
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

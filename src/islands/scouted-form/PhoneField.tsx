import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { fill } from '../../../i18n/phrases.ts';
import { PHONE_MASK } from '../../contracts/fields.ts';
import { TextField } from '../fields/TextField.tsx';
import { useMask } from '../fields/use-mask.ts';
import { fieldId, type SectionProps } from './application.ts';
import { beforePhoneMask } from './typing-masks.ts';

/** A number that names a country, and not Brazil. */
const ABROAD = /^\+(?!55|5?$)/;

export function PhoneField({ form, view: { words, reach }, errorOf }: SectionProps) {
  const input = useRef<HTMLInputElement>(null);
  const { ref, onBlur, onChange, name } = form.register('phone');
  const number = useWatch({ control: form.control, name: 'phone' }) ?? '';
  const error = errorOf('phone');
  // Few numbers of other countries fit the mask: whoever has another one is told where to turn.
  const isAbroad = error !== undefined && ABROAD.test(number);
  useMask(input, {
    mask: PHONE_MASK,
    before: beforePhoneMask,
    onMasked: () => void onChange({ type: 'change', target: input.current }),
  });
  return (
    <TextField
      id={fieldId('phone')}
      label={words.labels.phone}
      hint={words.phoneHint}
      error={isAbroad ? fill(words.phoneAbroad, { email: reach.email }) : error}
      type="tel"
      autoComplete="tel"
      control={{
        name,
        onBlur: (event) => void onBlur(event),
        ref: (element) => {
          input.current = element;
          ref(element);
        },
      }}
    />
  );
}

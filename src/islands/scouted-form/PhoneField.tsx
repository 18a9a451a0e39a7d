import { useRef } from 'react';
import { PHONE_MASK } from '../../contracts/fields.ts';
import { TextField } from '../fields/TextField.tsx';
import { useMask } from '../fields/use-mask.ts';
import { fieldId, type SectionProps } from './application.ts';
import { beforePhoneMask } from './typing-masks.ts';

export function PhoneField({ form, view: { words }, errorOf }: SectionProps) {
  const input = useRef<HTMLInputElement>(null);
  const { ref, onBlur, onChange, name } = form.register('phone');
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
      error={errorOf('phone')}
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

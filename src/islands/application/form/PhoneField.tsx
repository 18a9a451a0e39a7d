import { MaskInput } from 'maska';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { fill } from '../../../../i18n/phrases.ts';
import { withoutTrunk } from '../../../contracts/form-fields.ts';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import type { FieldProps } from '../../fields/Field.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { beforePhoneMask, phoneMask } from './phone-mask.ts';

/** A number with a country code other than Brazil's. */
const ABROAD = /^\+(?!55|5?$)/;

interface Props extends FieldProps {
  readonly view: Pick<ScoutedFormView, 'words' | 'reach'>;
  readonly control: UseFormRegisterReturn;
  /** The field's text. */
  readonly number: string;
}

export function PhoneField({
  view: { words, reach },
  control: { name, onBlur, onChange, ref },
  number,
  ...field
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  // The mask fits few foreign numbers, so the error then says where to turn.
  const isAbroad = field.error !== undefined && ABROAD.test(number);
  // The field's own change event comes before the mask.
  const tell = () => void onChange({ type: 'change', target: input.current });
  const tellMasked = useEffectEvent(tell);
  useEffect(() => {
    if (input.current !== null)
      new MaskInput(input.current, {
        mask: phoneMask,
        preProcess: beforePhoneMask,
        onMaska: () => tellMasked(),
      });
  }, []);
  return (
    <TextField
      {...field}
      error={isAbroad ? fill(words.phoneAbroad, { email: reach.email }) : field.error}
      type="tel"
      autoComplete="tel"
      control={{
        name,
        onBlur: (event) => {
          const settled = withoutTrunk(event.target.value);
          if (settled !== event.target.value) {
            event.target.value = settled;
            tell();
          }
          void onBlur(event);
        },
        ref: (element) => {
          input.current = element;
          ref(element);
        },
      }}
    />
  );
}

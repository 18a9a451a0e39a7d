import { useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { fill } from '../../../../i18n/phrases.ts';
import { withoutTrunk, beforePhoneMask, phoneMask } from '../../../contracts/masked-phone.ts';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import type { FieldProps } from '../../fields/Field.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { useMask, type Maska } from './use-mask.ts';

const ABROAD = /^\+(?!55|5?$)/;

interface Props extends FieldProps {
  readonly view: Pick<ScoutedFormView, 'words' | 'reach'>;
  readonly control: UseFormRegisterReturn;
  readonly maska: Maska | null;
  readonly number: string;
  readonly autoComplete?: 'off';
}

export function PhoneField({
  view: { words, reach },
  control: { name, onBlur, onChange, ref },
  maska,
  number,
  ...field
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  // The mask fits few foreign numbers: the error says where to turn.
  const isAbroad = field.error !== undefined && ABROAD.test(number);
  const report = () => void onChange({ type: 'change', target: input.current });
  useMask(input, maska, { mask: phoneMask, preProcess: beforePhoneMask, onText: report });
  return (
    <TextField
      autoComplete="tel"
      {...field}
      error={isAbroad ? fill(words.phoneAbroad, { email: reach.email }) : field.error}
      type="tel"
      control={{
        name,
        // React hears no change that the mask has written.
        onChange: report,
        onBlur: (event) => {
          const settled = withoutTrunk(event.target.value);
          if (settled !== event.target.value) {
            event.target.value = settled;
            report();
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

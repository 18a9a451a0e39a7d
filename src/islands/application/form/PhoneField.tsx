import { useRef } from 'react';
import { fill } from '../../../../i18n/phrases.ts';
import { withoutTrunk } from '../../../contracts/form-fields.ts';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import type { FieldProps } from '../../fields/Field.tsx';
import { TextField } from '../../fields/TextField.tsx';
import type { TextControl } from '../../fields/use-form.ts';
import { beforePhoneMask, phoneMask } from './phone-mask.ts';
import { useMask, type Mask } from './use-mask.ts';

/** A number with a country code other than Brazil's. */
const ABROAD = /^\+(?!55|5?$)/;

interface Props extends FieldProps {
  readonly view: Pick<ScoutedFormView, 'words' | 'reach'>;
  readonly control: TextControl;
  readonly mask: Mask | null;
}

export function PhoneField({ view: { words, reach }, control, mask, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { value, onText, onLeave } = control;
  // The mask fits few foreign numbers, so the error then says where to turn.
  const isAbroad = field.error !== undefined && ABROAD.test(value);
  useMask(input, mask, { mask: phoneMask, preProcess: beforePhoneMask, onText });
  const settle = () => {
    const settled = withoutTrunk(value);
    if (settled !== value) onText(settled);
    onLeave();
  };
  return (
    <TextField
      {...field}
      error={isAbroad ? fill(words.phoneAbroad, { email: reach.email }) : field.error}
      type="tel"
      autoComplete="tel"
      ref={input}
      control={{ ...control, onLeave: settle }}
    />
  );
}

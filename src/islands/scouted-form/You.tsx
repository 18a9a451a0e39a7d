import { useWatch } from 'react-hook-form';
import { GENDERS } from '../../contracts/scouted-form.ts';
import { RadioField } from '../fields/RadioField.tsx';
import { TextField } from '../fields/TextField.tsx';
import type { SectionProps } from './application.ts';
import { BirthdateField } from './BirthdateField.tsx';
import { PhoneField } from './PhoneField.tsx';

interface Props extends SectionProps {
  /** Under age: networks are optional. */
  readonly isMinor: boolean;
  /** A date was written to its end, and somebody born on it is too young. */
  readonly onTooYoung: (birthdate: string) => void;
}

export function You({ isMinor, onTooYoung, ...section }: Props) {
  const { form, view, fieldOf } = section;
  const number = useWatch({ control: form.control, name: 'phone' }) ?? '';
  const toProps = (field: 'realname' | 'email' | 'phone' | 'gender' | 'instagr' | 'tiktok') => ({
    ...fieldOf(field),
    control: form.register(field),
  });
  const network = {
    placeholder: '@',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 200,
    optional: isMinor ? view.shared.optional : undefined,
  };
  return (
    <>
      <TextField {...toProps('realname')} autoComplete="name" maxLength={200} wide />
      <TextField {...toProps('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={300} />
      <PhoneField {...toProps('phone')} hint={view.words.phoneHint} view={view} number={number} />
      <RadioField {...toProps('gender')} options={GENDERS.map((value) => ({ value, label: view.words.genders[value] }))} />
      <BirthdateField {...section} isMinor={isMinor} onTooYoung={onTooYoung} />
      <TextField {...toProps('instagr')} {...network} first />
      <TextField {...toProps('tiktok')} {...network} />
    </>
  );
}

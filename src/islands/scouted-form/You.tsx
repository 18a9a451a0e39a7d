import { useWatch } from 'react-hook-form';
import { GENDERS } from '../../contracts/scouted-form.ts';
import { RadioField } from '../fields/RadioField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { fieldId, type SectionProps } from './application.ts';
import { BirthdateField } from './BirthdateField.tsx';
import { PhoneField } from './PhoneField.tsx';

interface Props extends SectionProps {
  /** Under age: networks are optional. */
  readonly isMinor: boolean;
  /** A date was written to its end, and somebody born on it is too young. */
  readonly onTooYoung: (birthdate: string) => void;
}

export function You({ isMinor, onTooYoung, ...section }: Props) {
  const { form, view, errorOf } = section;
  const { labels, genders, phoneHint } = view.words;
  const number = useWatch({ control: form.control, name: 'phone' }) ?? '';
  const toProps = (field: 'realname' | 'email' | 'instagr' | 'tiktok') => ({
    id: fieldId(field),
    label: labels[field],
    error: errorOf(field),
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
      <PhoneField
        id={fieldId('phone')}
        label={labels.phone}
        hint={phoneHint}
        error={errorOf('phone')}
        view={view}
        control={form.register('phone')}
        number={number}
      />
      <RadioField
        id={fieldId('gender')}
        label={labels.gender}
        options={GENDERS.map((value) => ({ value, label: genders[value] }))}
        error={errorOf('gender')}
        control={form.register('gender')}
      />
      <BirthdateField {...section} isMinor={isMinor} onTooYoung={onTooYoung} />
      <TextField {...toProps('instagr')} {...network} first />
      <TextField {...toProps('tiktok')} {...network} />
    </>
  );
}

import { GENDERS, NO_NETWORK } from '../../../contracts/scouted-form.ts';
import { toEmailHint } from '../../fields/EmailSlip.tsx';
import { RadioField } from '../../fields/RadioField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { fieldId, type SectionProps } from './application-fields.ts';
import { BirthdateField } from '../birthdate/BirthdateField.tsx';
import { PhoneField } from './PhoneField.tsx';

interface Props extends SectionProps {
  /** Minors may leave networks empty. */
  readonly isMinor: boolean;
  /** The typed date is complete and below the minimum age. */
  readonly onTooYoung: (birthdate: string) => void;
}

export function You({ isMinor, onTooYoung, ...section }: Props) {
  const { form, view, fieldOf, mask } = section;
  const toProps = (field: 'realname' | 'email' | 'phone' | 'gender' | 'instagr' | 'tiktok') => ({
    ...fieldOf(field),
    control: form.bind(field),
  });
  const toNetwork = (field: 'instagr' | 'tiktok') => ({
    ...toProps(field),
    readOnly: form.values[field] === NO_NETWORK,
    // Minors may leave the line empty, so they need no tick for "none".
    instead: isMinor ? undefined : (
      <label className="tick">
        <input
          type="checkbox"
          aria-describedby={`${fieldId(field)}-label`}
          checked={form.values[field] === NO_NETWORK}
          onChange={({ currentTarget: { checked } }) =>
            form.set(field, checked ? NO_NETWORK : '', checked)
          }
        />
        {view.words.noNetwork}
      </label>
    ),
    placeholder: '@',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 200,
    optional: isMinor ? view.shared.optional : undefined,
  });
  return (
    <>
      <TextField {...toProps('realname')} autoComplete="name" maxLength={200} wide />
      <TextField
        {...toProps('email')}
        hint={toEmailHint(form.values.email, view.shared.emailSlip, (meant) =>
          form.set('email', meant, true),
        )}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
      />
      <PhoneField {...toProps('phone')} hint={view.words.phoneHint} view={view} mask={mask} />
      <RadioField
        {...toProps('gender')}
        options={GENDERS.map((value) => ({ value, label: view.words.genders[value] }))}
      />
      <BirthdateField {...section} isMinor={isMinor} onTooYoung={onTooYoung} />
      <TextField {...toNetwork('instagr')} first />
      <TextField {...toNetwork('tiktok')} />
    </>
  );
}

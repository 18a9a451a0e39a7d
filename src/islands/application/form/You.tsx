import { useWatch } from 'react-hook-form';
import { GENDERS, NO_NETWORK, type NetworkField } from '../../../contracts/scouted-form.ts';
import { EmailField } from '../../fields/EmailField.tsx';
import { RadioField } from '../../fields/RadioField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { fieldId } from './application-fields.ts';
import { BirthdateField, type BirthdateProps } from '../birthdate/BirthdateField.tsx';
import { PhoneField } from './PhoneField.tsx';

interface Props extends BirthdateProps {
  readonly isReady: boolean;
}

export function You({ isReady, isMinor, onTooYoung, ...section }: Props) {
  const { form, view, fieldOf, maska } = section;
  const watched = useWatch({
    control: form.control,
    name: ['phone', 'email', 'instagr', 'tiktok'],
  });
  // The server's markup knows no draft.
  const [number = '', email = '', instagr, tiktok] = isReady ? watched : [];
  const toProps = (field: 'realname' | 'email' | 'phone' | 'gender' | NetworkField) => ({
    ...fieldOf(field),
    control: form.register(field),
  });
  const toNetwork = (field: NetworkField, handle: string | undefined) => ({
    ...toProps(field),
    readOnly: handle === NO_NETWORK,
    after: (
      <label className="tick">
        <input
          type="checkbox"
          aria-describedby={`${fieldId(field)}-label`}
          checked={handle === NO_NETWORK}
          onChange={({ currentTarget: { checked } }) =>
            form.setValue(field, checked ? NO_NETWORK : '', { shouldValidate: checked })
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
      <TextField {...toProps('realname')} autoComplete="name" maxLength={200} layout="wide" />
      <EmailField
        {...toProps('email')}
        email={email}
        question={view.shared.emailSlip}
        onMend={(meant) =>
          form.setValue('email', meant, { shouldDirty: true, shouldValidate: true })
        }
      />
      <PhoneField
        {...toProps('phone')}
        hint={view.words.phoneHint}
        view={view}
        maska={maska}
        number={number}
      />
      <RadioField
        {...toProps('gender')}
        options={GENDERS.map((value) => ({ value, label: view.words.genders[value] }))}
      />
      <BirthdateField {...section} isMinor={isMinor} onTooYoung={onTooYoung} />
      <TextField {...toNetwork('instagr', instagr)} layout="first" />
      <TextField {...toNetwork('tiktok', tiktok)} />
    </>
  );
}

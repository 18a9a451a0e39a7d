/** Who applies: name, ways to answer, gender, birth date, networks. */
import { GENDERS } from '../../contracts/scouted-form.ts';
import { Below, describe, toClass } from '../fields/Field.tsx';
import { TextField } from '../fields/TextField.tsx';
import { fieldId, type SectionProps } from './application.ts';
import { BirthdateField } from './BirthdateField.tsx';
import { PhoneField } from './PhoneField.tsx';

export function You({ today, ...section }: SectionProps & { readonly today: string }) {
  const { form, view, errorOf } = section;
  const { labels } = view.words;
  const toProps = (field: 'realname' | 'email' | 'instagr' | 'tiktok') => ({
    id: fieldId(field),
    label: labels[field],
    error: errorOf(field),
    control: form.register(field),
  });
  return (
    <>
      <TextField {...toProps('realname')} autoComplete="name" maxLength={200} wide />
      <TextField {...toProps('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={300} />
      <PhoneField {...section} />
      <Gender {...section} />
      <BirthdateField {...section} today={today} />
      <TextField {...toProps('instagr')} first placeholder="@" autoCapitalize="none" spellCheck={false} maxLength={200} />
      <TextField {...toProps('tiktok')} placeholder="@" autoCapitalize="none" spellCheck={false} maxLength={200} />
    </>
  );
}

function Gender({ form, view: { words }, errorOf }: SectionProps) {
  const id = fieldId('gender');
  const error = errorOf('gender');
  return (
    <div
      className={toClass({ bad: error !== undefined, wide: true })}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required="true"
      {...describe({ id, hint: undefined, error })}
    >
      <span className="label" id={`${id}-label`}>
        {words.labels.gender}
      </span>
      <div className="radios">
        {GENDERS.map((gender, index) => (
          <label key={gender}>
            <input type="radio" value={gender} id={index === 0 ? id : `${id}-${gender}`} {...form.register('gender')} />
            {words.genders[gender]}
          </label>
        ))}
      </div>
      <Below id={id} hint={undefined} error={error} />
    </div>
  );
}

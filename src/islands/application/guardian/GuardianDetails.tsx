import { useState, type SubmitEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { fill } from '../../../../i18n/phrases.ts';
import { RELATIONS, type Guardian, type GuardianInput } from '../../../contracts/scouted-form.ts';
import { ageOn } from '../../../domain/age.ts';
import { ADULT_AGE } from '../../../domain/constants.ts';
import { EmailField } from '../../fields/EmailField.tsx';
import { ErrorSummary } from '../../fields/ErrorSummary.tsx';
import { RadioField } from '../../fields/RadioField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { useFormValues } from '../../fields/use-form-values.ts';
import { GUARDIAN_TEXTS, type GuardianField, type ShownField } from '../form/application-fields.ts';
import type { ApplicationState, ScreenOf } from '../form/use-application-flow.ts';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import { PhoneField } from '../form/PhoneField.tsx';
import { ApplicantFigures, ScreenTitle } from '../screens/screen-parts.tsx';
import { toFirstName } from '../../../domain/minor.ts';
import { agencyDay } from '../../../domain/calendar-day.ts';

export interface GuardianStepProps {
  readonly view: ScoutedFormView;
  readonly application: ApplicationState;
  readonly step: ScreenOf<'guardian'>;
}

export interface GuardianProps extends GuardianStepProps {
  readonly form: UseFormReturn<GuardianInput, unknown, Guardian>;
  readonly fieldOf: (field: GuardianField) => ShownField;
  readonly show: (screen: 'details' | 'pass' | 'review') => void;
}

export function GuardianDetails({ view, application, step, form, fieldOf, show }: GuardianProps) {
  const { words } = view;
  const { values } = step;
  const stepWords = words.guardianStep;
  const [guardianName = '', , phone = '', email = ''] = useWatch({
    control: form.control,
    name: GUARDIAN_TEXTS,
  });
  const [tries, setTries] = useState(0);
  useFormValues(form, () => {
    // At each change: faults that went on blur would move the button from under a finger.
    if (tries > 0) void form.trigger(GUARDIAN_TEXTS);
  });
  const goOn = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await form.trigger(GUARDIAN_TEXTS)) show('pass');
    else setTries((count) => count + 1);
  };
  const name = toFirstName(values.realname);
  // This step also shows where only the gateway's clock finds a minor.
  const age = Math.min(ageOn(values.birthdate, agencyDay(new Date())) ?? 0, ADULT_AGE - 1);
  const guardianFirstName = toFirstName(guardianName);
  const toProps = (field: (typeof GUARDIAN_TEXTS)[number]) => ({
    ...fieldOf(field),
    control: form.register(field),
  });
  return (
    <div className="screen">
      <p className="on-line small">
        <ApplicantFigures second="awaited" /> <span>{fill(stepWords.waiting, { name, age })}</span>
      </p>
      <div className="intro stack">
        <ScreenTitle size="d2">{stepWords.title}</ScreenTitle>
        {stepWords.lead.map((text) => (
          <p className="lead" key={text}>
            {fill(text, { name, age })}
          </p>
        ))}
        <p>
          <a className="tap" href={view.safety.path}>
            {view.safety.label}
          </a>
        </p>
        <p className="small mute">
          {application.photos.keeping === 'on' ? stepWords.laterWithPhotos : stepWords.later}
        </p>
      </div>
      <form className="rest scouted-form" noValidate onSubmit={(event) => void goOn(event)}>
        <fieldset>
          <legend className="d3">{stepWords.legend}</legend>
          <div className="pair">
            <TextField
              {...toProps('guardian_name')}
              autoComplete="off"
              maxLength={200}
              layout="wide"
            />
            <RadioField
              {...toProps('guardian_relation')}
              options={RELATIONS.map((value) => ({ value, label: stepWords.relations[value] }))}
            />
            <PhoneField
              {...toProps('guardian_phone')}
              autoComplete="off"
              hint={phone !== '' && phone === values.phone ? stepWords.same : words.phoneHint}
              view={view}
              maska={application.maska.loaded}
              number={phone}
            />
            <EmailField
              {...toProps('guardian_email')}
              hint={email !== '' && email.trim() === values.email ? stepWords.same : undefined}
              autoComplete="off"
              email={email}
              question={view.shared.emailSlip}
              onMend={(meant) => form.setValue('guardian_email', meant, { shouldValidate: true })}
            />
          </div>
        </fieldset>
        <div className="end">
          <ErrorSummary
            fields={GUARDIAN_TEXTS.map(fieldOf)}
            tries={tries}
            words={view.shared.summary}
          />
          <p className="acts">
            <button className="btn full" type="submit">
              {guardianFirstName === ''
                ? words.next
                : fill(stepWords.next, { guardian: guardianFirstName })}
            </button>
            <button className="btn" type="button" onClick={application.showForm}>
              {stepWords.back}
            </button>
          </p>
        </div>
      </form>
    </div>
  );
}

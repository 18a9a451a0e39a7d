/** The second step of somebody under age: the guardian is named, takes the phone, reads, and agrees or does not. */
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { FieldErrors } from '../../../contracts/field-error.ts';
import { guardianSchema, type Guardian, type GuardianInput, type ScoutedForm } from '../../../contracts/scouted-form.ts';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import { toErrorText } from '../../fields/error-text.ts';
import type { SendState } from '../../fields/use-entry.ts';
import { useFormValues } from '../../fields/use-form-values.ts';
import { fieldId, GUARDIAN_FIELDS, GUARDIAN_TEXTS, type GuardianField, type GuardianTexts } from '../application.ts';
import type { Slots } from '../use-photos.ts';
import { GuardianDetails } from './GuardianDetails.tsx';
import { GuardianReview } from './GuardianReview.tsx';
import { PassPhone } from './PassPhone.tsx';
import { firstName } from './summary-rows.ts';
import { useBack } from './use-back.ts';

export interface GuardianStepProps {
  readonly view: ScoutedFormView;
  /** The applicant's own part. */
  readonly values: ScoutedForm;
  readonly slots: Slots;
  /** What is known of the guardian already. */
  readonly texts: GuardianTexts;
  /** What the gateway found wrong. */
  readonly faults: FieldErrors;
  readonly state: SendState;
  readonly onChange: (texts: GuardianTexts) => void;
  readonly onBack: () => void;
  readonly onDecline: () => void;
  readonly onSend: (guardian: Guardian) => void;
}

/** What the screens of this step are given besides. */
export interface GuardianFormProps {
  readonly form: UseFormReturn<GuardianInput, unknown, Guardian>;
  readonly errorOf: (field: GuardianField) => string | undefined;
}

export function GuardianStep(props: GuardianStepProps) {
  const { view, texts, faults, onChange, onSend, onBack } = props;
  const [screen, setScreen] = useState<'details' | 'pass' | 'review'>('details');
  const form = useForm<GuardianInput, unknown, Guardian>({
    resolver: valibotResolver(guardianSchema),
    mode: 'onTouched',
    shouldFocusError: false,
    // The consent begins empty, whatever is known.
    defaultValues: { ...Object.fromEntries(GUARDIAN_TEXTS.map((field) => [field, texts[field] ?? ''])), guardian_consent: '' },
  });
  useBack(onBack);
  const { errors } = form.formState;
  const errorOf = (field: GuardianField) => toErrorText(view.shared, field, errors[field]?.message, form.getValues(field));
  const show = (next: typeof screen) => {
    form.setValue('guardian_consent', '');
    form.clearErrors('guardian_consent');
    setScreen(next);
  };

  useFormValues(form, (values) => onChange(Object.fromEntries(GUARDIAN_TEXTS.map((field) => [field, values[field] ?? '']))));
  useEffect(() => {
    const faulty = GUARDIAN_FIELDS.filter((field) => faults[field] !== undefined);
    for (const field of faulty) form.setError(field, { type: 'gateway', message: faults[field] ?? '' });
    if (faulty.length > 0) setScreen('details');
  }, [form, faults]);

  const name = firstName(form.getValues('guardian_name') ?? '');
  switch (screen) {
    case 'details':
      return <GuardianDetails {...props} form={form} errorOf={errorOf} onNext={() => show('pass')} />;
    case 'pass':
      return (
        <PassPhone
          words={view.words.guardianStep.pass}
          name={name}
          onHere={() => show('review')}
          onBack={() => show('details')}
          onAbsent={onBack}
        />
      );
    case 'review':
      return (
        <GuardianReview
          {...props}
          form={form}
          errorOf={errorOf}
          onSend={(event) => {
            event.preventDefault();
            void form.handleSubmit(onSend, () => document.getElementById(fieldId('guardian_consent'))?.focus())();
          }}
          onBack={() => show('details')}
        />
      );
  }
}

import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  guardianSchema,
  type Guardian,
  type GuardianInput,
} from '../../../contracts/scouted-form.ts';
import { pickTexts } from '../../fields/draft.ts';
import { toErrorText } from '../../fields/error-text.ts';
import { useFormValues } from '../../fields/use-form-values.ts';
import { useWindowEvent } from '../../use-window-event.ts';
import {
  fieldId,
  GUARDIAN_FIELDS,
  GUARDIAN_TEXTS,
  type GuardianField,
  type ShownField,
} from '../form/application-fields.ts';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import { GuardianDetails, type GuardianStepProps } from './GuardianDetails.tsx';
import { GuardianReview } from './GuardianReview.tsx';
import { PassPhone } from './PassPhone.tsx';
import { ScreenTitle } from '../screens/screen-parts.tsx';

const SCREENS = { details: GuardianDetails, pass: PassPhone, review: GuardianReview };

export function GuardianStep(props: GuardianStepProps) {
  const { view, application, step } = props;
  const { entry, guardianTexts, keepGuardian, showForm } = application;
  const { faults } = step;
  const [screen, setScreen] = useState<keyof typeof SCREENS>('details');
  const form = useForm<GuardianInput, unknown, Guardian>({
    resolver: valibotResolver(guardianSchema),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...pickTexts(GUARDIAN_TEXTS, guardianTexts), guardian_consent: '' },
  });
  useBack(showForm);
  const { errors } = form.formState;
  const fieldOf = (field: GuardianField): ShownField => ({
    id: fieldId(field),
    label: view.words.guardianStep.labels[field],
    error: toErrorText(view.shared, field, errors[field]?.message, form.getValues(field)),
  });
  const show = (next: typeof screen) => {
    form.setValue('guardian_consent', '');
    form.clearErrors('guardian_consent');
    entry.dismiss();
    setScreen(next);
  };

  useFormValues(form, (values) => keepGuardian(pickTexts(GUARDIAN_TEXTS, values)));
  useEffect(() => {
    const faulty = GUARDIAN_FIELDS.filter((field) => faults[field] !== undefined);
    for (const field of faulty)
      form.setError(field, { type: 'gateway', message: faults[field] ?? '' });
    if (faulty.length > 0) setScreen('details');
  }, [form, faults]);

  const Screen = SCREENS[screen];
  return <Screen {...props} form={form} fieldOf={fieldOf} show={show} />;
}

const MARK = 'amazing-step';

function useBack(onBack: () => void): void {
  useWindowEvent('popstate', onBack);
  useEffect(() => {
    // A page reloaded within the step has it in its history.
    if (history.state !== MARK) history.pushState(MARK, '');
    return () => {
      // The step was left by a button, and Back must not return to it.
      if (history.state === MARK) history.back();
    };
  }, []);
}

export function Declined({ view }: { readonly view: ScoutedFormView }) {
  const words = view.words.guardianStep.declined;
  return (
    <div className="screen">
      <div className="intro stack">
        <ScreenTitle size="d2">{words.title}</ScreenTitle>
        <p className="lead">{words.text}</p>
        <p className="acts">
          <a className="btn full" href={view.home.path}>
            {view.home.label}
          </a>
        </p>
      </div>
    </div>
  );
}

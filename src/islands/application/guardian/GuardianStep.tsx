/** A minor's second step: the guardian gives details, takes the phone, reads, and agrees or
 * declines. */
import { useEffect, useEffectEvent, useState } from 'react';
import { guardianSchema, type Guardian } from '../../../contracts/scouted-form.ts';
import { pickTexts } from '../../fields/draft.ts';
import { toErrorText } from '../../fields/error-text.ts';
import { useForm } from '../../fields/use-form.ts';
import {
  fieldId,
  GUARDIAN_FIELDS,
  GUARDIAN_TEXTS,
  type GuardianField,
  type ShownField,
} from '../form/application-fields.ts';
import { GuardianDetails } from './GuardianDetails.tsx';
import type { GuardianStepProps } from './guardian-props.ts';
import { GuardianReview } from './GuardianReview.tsx';
import { PassPhone } from './PassPhone.tsx';

const SCREENS = { details: GuardianDetails, pass: PassPhone, review: GuardianReview };

export function GuardianStep(props: GuardianStepProps) {
  const { view, application, step } = props;
  const { guardianTexts, keepGuardian, showForm } = application;
  const { faults } = step;
  const [screen, setScreen] = useState<keyof typeof SCREENS>('details');
  const form = useForm<Guardian, Guardian>({
    // The consent always starts empty.
    start: () => ({ ...pickTexts(GUARDIAN_TEXTS, guardianTexts), guardian_consent: '' }),
    toSchema: () => guardianSchema,
    onChange: (values) => keepGuardian(pickTexts(GUARDIAN_TEXTS, values)),
  });
  useBack(showForm);
  const fieldOf = (field: GuardianField): ShownField => ({
    id: fieldId(field),
    label: view.words.guardianStep.labels[field],
    error: toErrorText(view.shared, field, form.faultOf(field), form.values[field]),
  });
  const show = (next: typeof screen) => {
    form.set('guardian_consent', '', false);
    setScreen(next);
  };

  const showFaults = useEffectEvent(() => {
    if (!GUARDIAN_FIELDS.some((field) => faults[field] !== undefined)) return;
    form.refuse(faults);
    setScreen('details');
  });
  useEffect(() => showFaults(), [faults]);

  const Screen = SCREENS[screen];
  return <Screen {...props} form={form} fieldOf={fieldOf} show={show} />;
}

const MARK = 'amazing-step';

/** Makes the browser's Back leave a step instead of the page. */
function useBack(onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    history.pushState(MARK, '');
    window.addEventListener('popstate', goBack);
    return () => {
      window.removeEventListener('popstate', goBack);
      // The visitor left by a button; Back must not return to the step.
      if (history.state === MARK) history.back();
    };
  }, []);
}

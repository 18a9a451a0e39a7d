import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldErrors } from '../../../contracts/field-error.ts';
import {
  NETWORK_FIELDS,
  isMinorOn,
  type Guardian,
  type FilledApplication,
} from '../../../contracts/scouted-form.ts';
import { ageOn, dayOfAge, isTooYoung } from '../../../domain/age.ts';
import { MINIMUM_AGE } from '../../../domain/constants.ts';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import { checkOnline } from '../../../stores/online.ts';
import { useFormValues } from '../../fields/use-form-values.ts';
import { keepCode } from '../receipt/last-code.ts';
import { FIELDS, fieldId, isBlank, toPost } from './application-fields.ts';
import { FORM_ID, today, useApplicationForm } from './use-application-form.ts';
import { lazyPart } from '../../lazy-part.ts';
import { usePart } from '../../Part.tsx';

const loadMaska = lazyPart(() => import('maska'), { knownBy: 'Mask' });

export function useApplicationFlow(
  { programme }: Pick<ScoutedFormView, 'programme'>,
  loadScreens: () => Promise<object | null>,
) {
  const own = useApplicationForm(programme);
  const { entry, form, photos, discard } = own;
  const [screen, show] = useState<Screen>({ kind: 'form' });
  const maska = usePart(loadMaska);
  const submitting = useRef(false);
  const { submitCount } = form.formState;
  const [refusals, setRefusals] = useState(0);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  // All code is loaded before the network may fail.
  useFormValues(form, (values) => {
    if (isBlank(values)) return;
    void maska.load();
    void loadScreens();
    void photos.part.load();
  });
  const birthdate = useWatch({ control: form.control, name: 'birthdate' });
  const isMinor = ready && isMinorOn(today(), birthdate);
  // Profiles at networks are optional for minors, so their faults may go.
  const judgeAnew = useEffectEvent(() => {
    void form.trigger(NETWORK_FIELDS.filter((field) => form.getFieldState(field).invalid));
  });
  useEffect(() => judgeAnew(), [isMinor]);

  const loadOrFail = async () => {
    if ((await loadScreens()) !== null) return true;
    entry.fail({ reason: (await checkOnline()) ? 'network' : 'offline' });
    return false;
  };
  const leaveFor = async (next: Screen, before: () => void) => {
    if (!(await loadOrFail())) return;
    before();
    show(next);
  };
  const stopTooYoung = (date: string) =>
    void leaveFor({ kind: 'tooYoung', mayApplyFrom: dayOfAge(date, MINIMUM_AGE) ?? '' }, () => {
      entry.discard();
      void photos.eraseKept();
    });
  const send = async (values: FilledApplication, guardian: Guardian | null) => {
    const day = today();
    const outcome = await entry.send(toPost(values, guardian));
    if (outcome?.kind === 'accepted') {
      void photos.eraseKept();
      if (outcome.reference !== null) keepCode(outcome.reference);
      const { reference, isAside } = outcome;
      show({ kind: 'receipt', values, guardian, day, reference, isAside });
    } else if (outcome?.kind === 'invalid') showFaults(values, outcome.errors);
  };
  const showFaults = (values: FilledApplication, faults: FieldErrors) => {
    if (faults['birthdate'] === 'tooYoung') {
      stopTooYoung(values.birthdate);
      return;
    }
    const faulty = FIELDS.filter((field) => faults[field] !== undefined);
    for (const field of faulty)
      form.setError(field, { type: 'gateway', message: faults[field] ?? '' });
    // Else they are the guardian's: the gateway's clock may see a minor.
    show(faulty.length > 0 ? { kind: 'form' } : { kind: 'guardian', values, faults });
    setRefusals((count) => count + 1);
  };
  const goOn = async (values: FilledApplication) => {
    if (isMinorOn(today(), values.birthdate))
      await leaveFor({ kind: 'guardian', values, faults: {} }, entry.dismiss);
    // Without its script no receipt would show.
    else if (await loadOrFail()) await send(values, null);
  };
  const onInvalid = () => {
    entry.dismiss();
    const date = form.getValues('birthdate') ?? '';
    if (isTooYoung(date, today())) stopTooYoung(date);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (submitting.current) return;
    submitting.current = true;
    try {
      await photos.settle();
      await form.handleSubmit(goOn, onInvalid)();
    } finally {
      submitting.current = false;
    }
  };

  const showForm = () => {
    entry.dismiss();
    show({ kind: 'form' });
    document.getElementById(FORM_ID)?.focus();
  };

  return {
    ...own,
    ready,
    isMinor,
    mayKeepPhotos: ready && (ageOn(birthdate ?? '', today()) ?? 0) >= MINIMUM_AGE,
    maska,
    // An emptied form begins anew.
    tries: submitCount === 0 ? 0 : submitCount + refusals,
    screen,
    submit,
    stopTooYoung,
    send,
    decline: () => {
      discard();
      show({ kind: 'declined' });
    },
    showForm,
    correctDate: () => {
      showForm();
      requestAnimationFrame(() => document.getElementById(fieldId('birthdate'))?.focus());
    },
  };
}

export type ApplicationState = ReturnType<typeof useApplicationFlow>;

export type Screen =
  | { readonly kind: 'form' }
  | { readonly kind: 'guardian'; readonly values: FilledApplication; readonly faults: FieldErrors }
  | { readonly kind: 'declined' }
  | { readonly kind: 'tooYoung'; readonly mayApplyFrom: string }
  | {
      readonly kind: 'receipt';
      readonly values: FilledApplication;
      readonly guardian: Guardian | null;
      readonly day: string;
      readonly reference: string | null;
      readonly isAside: boolean;
    };

export type ScreenOf<Kind extends Screen['kind']> = Extract<Screen, { readonly kind: Kind }>;

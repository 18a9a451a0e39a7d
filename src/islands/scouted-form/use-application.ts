/** The application as it is filled and sent: its form, its photos, its guardian, and which screen is shown. */
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { PROGRAMME_ENTRIES } from '../../contracts/entries.ts';
import type { FieldErrors } from '../../contracts/field-error.ts';
import { scoutedSchema, toApplicant, type Guardian, type ScoutedForm as Filled, type ScoutedInput } from '../../contracts/scouted-form.ts';
import { agencyDay } from '../../domain/agency-day.ts';
import { isTooYoung } from '../../domain/age.ts';
import { toTextStorage } from '../../lib/storage.ts';
import type { ScoutedFormView } from '../../views/form-view.ts';
import { APPLICATION_DRAFTS } from '../fields/draft.ts';
import { takeHoneypot } from '../fields/Honeypot.tsx';
import { useEntry } from '../fields/use-entry.ts';
import {
  EMPTY,
  FIELDS,
  GUARDIAN_FIELDS,
  GUARDIAN_TEXTS,
  TEXT_FIELDS,
  takeTyped,
  toPost,
  toTexts,
  type GuardianTexts,
} from './application.ts';
import { usePart } from './use-part.ts';
import { usePhotos } from './use-photos.ts';

export const FORM_ID = 'scouted-form';

const storage = toTextStorage(() => localStorage);

/** What was sent, for the receipt. */
export interface Sent {
  readonly values: Filled;
  readonly guardian: Guardian | null;
  /** The agency's day. */
  readonly day: string;
}

export type Screen =
  | { readonly kind: 'form' }
  /** A minor's guardian; the applicant's own part is filled and right. `faults` are the gateway's. */
  | { readonly kind: 'guardian'; readonly values: Filled; readonly faults: FieldErrors }
  /** The guardian does not agree. */
  | { readonly kind: 'declined' }
  | { readonly kind: 'tooYoung'; readonly birthdate: string };

/** Today is asked for anew whenever it counts: a page may stand open over midnight. */
const today = () => agencyDay(new Date());

export function useApplication({ programme }: Pick<ScoutedFormView, 'programme'>) {
  const entry = useEntry({
    entry: PROGRAMME_ENTRIES[programme],
    storage,
    draftKey: APPLICATION_DRAFTS[programme],
    textFields: [...TEXT_FIELDS, ...GUARDIAN_TEXTS],
    fields: [...FIELDS, ...GUARDIAN_FIELDS],
  });
  // What was typed while the script was on its way is newer than the draft, and must be read before the form takes over its fields.
  const [typed] = useState(() =>
    typeof document === 'undefined' ? {} : takeTyped(document.querySelector(`#${FORM_ID} form`), entry.draft !== null),
  );
  const form = useForm<ScoutedInput, unknown, Filled>({
    resolver: (values, context, options) =>
      valibotResolver(scoutedSchema(today(), toApplicant(values.birthdate, today())))(values, context, options),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...EMPTY, ...entry.draft?.values, ...typed },
  });
  const photos = usePhotos(form);
  // They load with the first key, so that nobody waits for them.
  const screens = usePart(() => import('./screens/screens.ts'));
  const guardian = useRef<GuardianTexts>(entry.draft?.values ?? {});
  const honeypot = useRef<HTMLInputElement>(null);
  const submitting = useRef(false);
  const [screen, setScreen] = useState<Screen>({ kind: 'form' });
  const [sent, setSent] = useState<Sent | null>(null);
  const [refusals, setRefusals] = useState(0);
  /** How often the form was emptied. */
  const [discards, setDiscards] = useState(0);
  /** Told once the page is there: the server does not know what a draft holds. */
  const [ready, setReady] = useState(false);
  const birthdate = useWatch({ control: form.control, name: 'birthdate' });
  const isMinor = ready && toApplicant(birthdate, today()).isMinor;

  /** Nothing is kept of somebody who is too young, whatever else is filled in. */
  const save = (values: ScoutedInput) => {
    entry.save(isTooYoung(values.birthdate ?? '', today()) ? {} : { ...toTexts(values), ...guardian.current });
  };
  useEffect(() => {
    setReady(true);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        void screens.load();
        save(values);
      },
    });
  }, []);

  const empty = () => {
    guardian.current = {};
    form.reset(EMPTY);
    photos.clear();
    entry.discard();
    setDiscards((count) => count + 1);
  };
  /** Screens load with the first key; where that failed, the form stays and says that the net is gone. */
  const loadScreens = async () => {
    const loaded = (await screens.load()) !== null;
    if (!loaded) entry.fail({ reason: navigator.onLine ? 'network' : 'offline' });
    return loaded;
  };
  const leaveFor = async (next: Screen, before: () => void = () => undefined) => {
    if (!(await loadScreens())) return;
    before();
    setScreen(next);
  };
  const stopTooYoung = (date: string) => leaveFor({ kind: 'tooYoung', birthdate: date }, empty);

  const send = async (values: Filled, consenting: Guardian | null) => {
    setSent({ values, guardian: consenting, day: today() });
    await entry.send(toPost(values, consenting), takeHoneypot(honeypot.current), (faults) => {
      if (faults['birthdate'] === 'tooYoung') {
        void stopTooYoung(values.birthdate);
        return;
      }
      const own = FIELDS.filter((field) => faults[field] !== undefined);
      for (const field of own) form.setError(field, { type: 'gateway', message: faults[field] ?? '' });
      setScreen(own.length > 0 ? { kind: 'form' } : { kind: 'guardian', values, faults });
      setRefusals((count) => count + 1);
    });
  };
  const goOn = async (values: Filled) => {
    // A receipt that does not load would leave whoever has sent in doubt.
    if (toApplicant(values.birthdate, today()).isMinor) await leaveFor({ kind: 'guardian', values, faults: {} }, entry.dismiss);
    else if (await loadScreens()) await send(values, null);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (submitting.current) return;
    submitting.current = true;
    try {
      await photos.settle();
      await form.handleSubmit(goOn, () => {
        entry.dismiss();
        const date = form.getValues('birthdate') ?? '';
        if (isTooYoung(date, today())) void stopTooYoung(date);
      })();
    } finally {
      submitting.current = false;
    }
  };

  return {
    form,
    photos,
    state: entry.state,
    honeypot,
    ready,
    isMinor,
    refusals,
    discards,
    screen,
    screens: screens.loaded,
    sent,
    submit,
    discard: empty,
    stopTooYoung: (date: string) => void stopTooYoung(date),
    guardian: {
      texts: guardian.current,
      change: (texts: GuardianTexts) => {
        guardian.current = texts;
        save(form.getValues());
      },
      send: (values: Filled, consenting: Guardian) => void send(values, consenting),
      decline: () => {
        empty();
        setScreen({ kind: 'declined' });
      },
    },
    showForm: () => {
      entry.dismiss();
      setScreen({ kind: 'form' });
    },
  };
}

export type ApplicationState = ReturnType<typeof useApplication>;

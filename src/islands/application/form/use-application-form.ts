import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PROGRAMMES, type Programme } from '../../../contracts/entry-kinds.ts';
import {
  scoutedSchema,
  isMinorOn,
  type FilledApplication,
  type ScoutedInput,
} from '../../../contracts/scouted-form.ts';
import { mayBeTooYoung } from '../../../domain/age.ts';
import { deviceTexts } from '../../../lib/browser-storage.ts';
import { pickTexts } from '../../fields/draft.ts';
import { useEntry } from '../../fields/use-entry.ts';
import { useFormValues } from '../../fields/use-form-values.ts';
import {
  EMPTY,
  FIELDS,
  GUARDIAN_FIELDS,
  GUARDIAN_TEXTS,
  TEXT_FIELDS,
  isBlank,
  takeTyped,
  type GuardianTexts,
} from './application-fields.ts';
import { usePhotos } from '../photos/use-photos.ts';
import { agencyDay } from '../../../domain/calendar-day.ts';

export const FORM_ID = 'scouted-form';

/** A page may stay open past midnight. */
export const today = () => agencyDay(new Date());

export function useApplicationForm(programme: Programme) {
  const names = PROGRAMMES[programme];
  const entry = useEntry({
    kind: names.kind,
    storage: deviceTexts,
    draftKey: names.draftKey,
    textFields: [...TEXT_FIELDS, ...GUARDIAN_TEXTS],
    fields: [...FIELDS, ...GUARDIAN_FIELDS],
  });
  // What was typed is newer than the draft; `useForm` will write over the fields.
  const [typed] = useState(() =>
    typeof document === 'undefined'
      ? {}
      : takeTyped(document.querySelector(`#${FORM_ID} form`), entry.draft !== null),
  );
  const form = useForm<ScoutedInput, unknown, FilledApplication>({
    resolver: (values, context, options) =>
      valibotResolver(scoutedSchema(today(), isMinorOn(today(), values.birthdate)))(
        values,
        context,
        options,
      ),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...EMPTY, ...entry.draft?.values, ...typed },
  });
  const photos = usePhotos(form, names.photosKey, entry.draft !== null);
  const guardian = useRef<GuardianTexts>(pickTexts(GUARDIAN_TEXTS, entry.draft?.values ?? {}));
  const [discardKey, setDiscardKey] = useState(0);
  const [isDiscarded, setDiscarded] = useState(false);
  const begun = useRef(false);

  const save = (values: ScoutedInput) => {
    const isChild = mayBeTooYoung(values.birthdate ?? '', today());
    if (isChild) void photos.eraseKept();
    entry.save(isChild ? {} : { ...guardian.current, ...pickTexts(TEXT_FIELDS, values) });
  };
  useFormValues(form, (values) => {
    const isEmpty = isBlank(values);
    if (!isEmpty) setDiscarded(false);
    begun.current ||= !isEmpty;
    if (begun.current) save(values);
  });

  return {
    entry,
    form,
    photos,
    discardKey,
    isDiscarded,
    discard: () => {
      guardian.current = {};
      begun.current = false;
      form.reset(EMPTY);
      photos.emptyAll();
      entry.discard();
      setDiscardKey((count) => count + 1);
      setDiscarded(true);
    },
    guardianTexts: guardian.current,
    keepGuardian: (texts: GuardianTexts) => {
      guardian.current = texts;
      save(form.getValues());
    },
  };
}

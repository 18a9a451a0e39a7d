import * as v from 'valibot';
import { ageOn, needsGuardian } from '../domain/age.ts';
import { MINIMUM_AGE, NAME_LENGTH, YOUNGEST_AGE } from '../domain/constants.ts';
import { heightOptions, jeansOptions } from '../domain/option-lists.ts';
import { MESSAGE_LIMIT, PHOTO_BYTES } from './entry-limits.ts';
import { fault } from './field-error.ts';
import { choice, email, optionalLine, optionalText, requiredLine } from './form-fields.ts';
import { maskedPhone } from './masked-phone.ts';
import { place } from './chosen-place.ts';

export const GENDERS = ['woman', 'man', 'undefined'] as const;

export const PHOTO_FIELDS = ['image_1', 'image_2', 'image_3', 'image_4'] as const;
export type PhotoField = (typeof PHOTO_FIELDS)[number];

const OLDEST = 100;

const photo = v.pipe(
  v.optional(v.unknown(), null),
  v.blob(fault('required')),
  v.maxSize(PHOTO_BYTES, fault('tooLarge')),
);

function birthdate(today: string) {
  return v.pipe(
    requiredLine(100),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value === '') return;
      const age = ageOn(dataset.value, today);
      if (age === null || age < YOUNGEST_AGE || age > OLDEST) addIssue({ message: fault('date') });
      else if (age < MINIMUM_AGE) addIssue({ message: fault('tooYoung') });
    }),
  );
}

const PROFILE_LENGTH = 150;

/** Sent for an applicant without a profile: a panel may require the field. */
export const NO_NETWORK = '-';

/** The text is normalised: no invisible character hides an age. */
export function isMinorOn(today: string, text: string | undefined): boolean {
  const { success, output } = v.safeParse(birthdate(today), text);
  return success && needsGuardian(output, today);
}

export const NETWORK_FIELDS = ['instagr', 'tiktok'] as const;
export type NetworkField = (typeof NETWORK_FIELDS)[number];

export function scoutedSchema(today: string, isMinor: boolean) {
  const profile = isMinor ? optionalLine(PROFILE_LENGTH) : requiredLine(PROFILE_LENGTH);
  return v.object({
    realname: requiredLine(NAME_LENGTH),
    email,
    phone: maskedPhone,
    gender: choice(GENDERS),
    birthdate: birthdate(today),
    instagr: profile,
    tiktok: profile,
    country: place({ required: true, mayBeTyped: false }),
    id_state: place({ required: true, mayBeTyped: true }),
    basedin: place({ required: false, mayBeTyped: true }),
    height: choice(heightOptions('pt').map(({ value }) => value)),
    jeans: choice(jeansOptions().map(({ value }) => value)),
    note: optionalText(MESSAGE_LIMIT),
    image_1: photo,
    image_2: photo,
    image_3: photo,
    image_4: photo,
  });
}

export type ScoutedSchema = ReturnType<typeof scoutedSchema>;
export type ScoutedInput = v.InferInput<ScoutedSchema>;
export type FilledApplication = v.InferOutput<ScoutedSchema>;

export const RELATIONS = ['mother', 'father', 'grandparent', 'legal'] as const;
export type Relation = (typeof RELATIONS)[number];

export const CONSENT = '1';

export const guardianSchema = v.object({
  guardian_name: requiredLine(NAME_LENGTH),
  guardian_relation: choice(RELATIONS),
  guardian_phone: maskedPhone,
  guardian_email: email,
  guardian_consent: choice([CONSENT]),
});

export type GuardianInput = v.InferInput<typeof guardianSchema>;
export type Guardian = v.InferOutput<typeof guardianSchema>;

import type { UseFormReturn } from 'react-hook-form';
import {
  PHOTO_FIELDS,
  type Guardian,
  type GuardianInput,
  type PhotoField,
  type FilledApplication,
  type ScoutedInput,
} from '../../../contracts/scouted-form.ts';
import { toPlaceJson } from '../../../contracts/chosen-place.ts';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import type { FieldProps } from '../../fields/Field.tsx';
import type { Maska } from './use-mask.ts';

export type FormOfApplication = UseFormReturn<ScoutedInput, unknown, FilledApplication>;

export type TextName = Exclude<keyof ScoutedInput, PhotoField>;

const BEFORE_PHOTOS = [
  'realname',
  'email',
  'phone',
  'gender',
  'birthdate',
  'instagr',
  'tiktok',
  'country',
  'id_state',
  'basedin',
  'height',
  'jeans',
] as const satisfies readonly TextName[];

export const TEXT_FIELDS: readonly TextName[] = [...BEFORE_PHOTOS, 'note'];

export const FIELDS: readonly (TextName | PhotoField)[] = [
  ...BEFORE_PHOTOS,
  ...PHOTO_FIELDS,
  'note',
];

/** No draft keeps the consent. */
export const GUARDIAN_TEXTS = [
  'guardian_name',
  'guardian_relation',
  'guardian_phone',
  'guardian_email',
] as const;
export const GUARDIAN_FIELDS = [
  ...GUARDIAN_TEXTS,
  'guardian_consent',
] as const satisfies readonly (keyof GuardianInput)[];
export type GuardianField = (typeof GUARDIAN_FIELDS)[number];

export type GuardianTexts = Readonly<Partial<Record<(typeof GUARDIAN_TEXTS)[number], string>>>;

export const EMPTY: ScoutedInput = {
  ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, ''])),
  ...Object.fromEntries(PHOTO_FIELDS.map((field) => [field, null])),
};

export function fieldId(field: TextName | PhotoField | GuardianField): string {
  return `scouted-${field}`;
}

/** WhereYouLive chooses a country by itself. */
export function isBlank(values: ScoutedInput): boolean {
  return FIELDS.every((field) => field === 'country' || (values[field] ?? '') === '');
}

export function toPost(values: FilledApplication, guardian: Guardian | null): FormData {
  const body = new FormData();
  for (const field of TEXT_FIELDS) {
    const value = values[field];
    if (value !== '' && value !== null)
      body.set(field, typeof value === 'string' ? value : toPlaceJson(value));
  }
  if (guardian !== null) for (const field of GUARDIAN_FIELDS) body.set(field, guardian[field]);
  for (const field of PHOTO_FIELDS) body.set(field, values[field], `${field}.jpg`);
  return body;
}

/** Takes what was typed before the script ran. What a browser brings back without a draft was sent
 * or discarded. */
export function takeTyped(form: HTMLFormElement | null, hasDraft: boolean): Record<string, string> {
  if (form === null) return {};
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isBroughtBack = visit?.type === 'reload' || visit?.type === 'back_forward';
  if (isBroughtBack && !hasDraft) form.reset();
  return Object.fromEntries(
    Array.from(new FormData(form)).flatMap(([field, value]) =>
      typeof value === 'string' && value !== '' && TEXT_FIELDS.some((known) => known === field)
        ? [[field, value]]
        : [],
    ),
  );
}

export type ShownField = Pick<FieldProps, 'id' | 'label' | 'error'>;

export interface SectionProps {
  readonly form: FormOfApplication;
  readonly maska: Maska | null;
  readonly view: ScoutedFormView;
  readonly fieldOf: (field: TextName | PhotoField) => ShownField;
}

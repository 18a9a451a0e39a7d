/** The application as the form holds it: its fields in the order of the screen, its empty state, and the post it becomes. */
import type { UseFormReturn } from 'react-hook-form';
import {
  PHOTO_FIELDS,
  type Guardian,
  type GuardianInput,
  type PhotoField,
  type ApplicationForm,
  type ScoutedInput,
} from '../../../contracts/scouted-form.ts';
import { toPlaceText } from '../../../contracts/chosen-place.ts';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import type { FieldProps } from '../../fields/Field.tsx';

export type Application = UseFormReturn<ScoutedInput, unknown, ApplicationForm>;

export type TextField = Exclude<keyof ScoutedInput, PhotoField>;

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
] as const satisfies readonly TextField[];

export const TEXT_FIELDS: readonly TextField[] = [...BEFORE_PHOTOS, 'note'];

/** Every field from top to bottom. */
export const FIELDS: readonly (TextField | PhotoField)[] = [...BEFORE_PHOTOS, ...PHOTO_FIELDS, 'note'];

/** The guardian's fields from top to bottom. The consent is never kept. */
export const GUARDIAN_TEXTS = ['guardian_name', 'guardian_relation', 'guardian_phone', 'guardian_email'] as const;
export const GUARDIAN_FIELDS = [...GUARDIAN_TEXTS, 'guardian_consent'] as const satisfies readonly (keyof GuardianInput)[];
export type GuardianField = (typeof GUARDIAN_FIELDS)[number];

/** What is known of the guardian, by field. */
export type GuardianTexts = Readonly<Partial<Record<(typeof GUARDIAN_TEXTS)[number], string>>>;

export const EMPTY: ScoutedInput = {
  ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, ''])),
  ...Object.fromEntries(PHOTO_FIELDS.map((field) => [field, null])),
};

export function fieldId(field: TextField | PhotoField | GuardianField): string {
  return `scouted-${field}`;
}

/** Nobody has filled in anything: a country stands there from the start. */
export function isBlank(values: ScoutedInput): boolean {
  return FIELDS.every((field) => field === 'country' || values[field] === '' || values[field] === null || values[field] === undefined);
}

/** Texts that are not empty, then the photos: the order in which the upload's progress is told. `guardian` is that of a minor. */
export function toPost(values: ApplicationForm, guardian: Guardian | null): FormData {
  const body = new FormData();
  for (const field of TEXT_FIELDS) {
    const value = values[field];
    if (value !== '' && value !== null) body.set(field, typeof value === 'string' ? value : toPlaceText(value));
  }
  if (guardian !== null) for (const field of GUARDIAN_FIELDS) body.set(field, guardian[field]);
  for (const field of PHOTO_FIELDS) body.set(field, values[field], `${field}.jpg`);
  return body;
}

/**
 * What was typed before the form's script was there, by field. A page that is reloaded or gone back to has its fields filled by the browser
 * with what stood in them, sent or not: there, only a draft proves that it was not sent, and without one the fields are emptied.
 */
export function takeTyped(form: HTMLFormElement | null, hasDraft: boolean): Record<string, string> {
  if (form === null) return {};
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isBroughtBack = visit?.type === 'reload' || visit?.type === 'back_forward';
  if (isBroughtBack && !hasDraft) form.reset();
  return Object.fromEntries(
    Array.from(new FormData(form)).flatMap(([field, value]) =>
      typeof value === 'string' && value !== '' && TEXT_FIELDS.some((known) => known === field) ? [[field, value]] : [],
    ),
  );
}

/** A field as it stands on the screen; `error` is the words for what is wrong with it now. */
export type ShownField = Pick<FieldProps, 'id' | 'label' | 'error'>;

/** What every section of the form is given. */
export interface SectionProps {
  readonly form: Application;
  readonly view: ScoutedFormView;
  readonly fieldOf: (field: TextField | PhotoField) => ShownField;
}

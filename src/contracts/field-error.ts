export const FIELD_ERRORS = [
  'required',
  'tooLong',
  'email',
  'phone',
  'date',
  'tooYoung',
  'choice',
  'tooLarge',
  'image',
  'repeated',
  'notEmpty',
  'tooFast',
  'id',
  'refused',
] as const;

export type FieldError = (typeof FIELD_ERRORS)[number];

export type FieldErrors = Readonly<Record<string, FieldError>>;

export function fault(error: FieldError): FieldError {
  return error;
}

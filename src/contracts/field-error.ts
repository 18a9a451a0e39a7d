/** Only codes are sent; the page has the texts. */
export const FIELD_ERRORS = [
  'required',
  'tooLong',
  'email',
  'phone',
  /** No date, a future day, or a day more than a hundred years ago. */
  'date',
  'tooYoung',
  'choice',
  'tooLarge',
  'image',
  'repeated',
  /** The hidden field for robots was filled. */
  'notEmpty',
  'tooFast',
  'id',
  /** The agency's system refused the value. */
  'refused',
] as const;

export type FieldError = (typeof FIELD_ERRORS)[number];

export type FieldErrors = Readonly<Record<string, FieldError>>;

/** Types a schema's message as a code. */
export function code(error: FieldError): FieldError {
  return error;
}

/** Error codes of fields. Only codes are sent; the text is chosen where it is shown. */
export const FIELD_ERRORS = [
  'required',
  'tooLong',
  'email',
  'phone',
  /** No date, a day that has not come yet, or one of more than a hundred years ago. */
  'date',
  /** Younger than the minimum age. */
  'tooYoung',
  /** Not one of the choices. */
  'choice',
  /** A photo of more than is taken. */
  'tooLarge',
  /** A file that cannot be read as a photo. */
  'image',
  /** A field that came twice. */
  'repeated',
  /** The hidden field for robots was filled. */
  'notEmpty',
  /** The form was sent sooner than anybody fills it. */
  'tooFast',
  /** No id of a filled form. */
  'id',
  /** The agency's own system did not take the value. */
  'refused',
] as const;

export type FieldError = (typeof FIELD_ERRORS)[number];

/** The first error of each faulty field, by the field's name. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** A code as a schema's message; typed, so that every message is one of the codes. */
export function code(error: FieldError): FieldError {
  return error;
}

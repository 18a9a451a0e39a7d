import * as v from 'valibot';

import { Problem } from './answer.ts';

/** A number, perhaps as text. */
export const wholeNumber = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^\d{1,15}$/),
  v.transform(Number),
);

export function jsonText<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(v.string(), v.parseJson(), v.object(entries));
}

export function readField<Schema extends v.GenericSchema>(
  field: string,
  value: unknown,
  schema: Schema,
  reason: string,
): v.InferOutput<Schema> {
  const { success, output } = v.safeParse(schema, value);
  if (!success) throw fieldProblem(field, reason);
  return output;
}

export function fieldProblem(field: string, reason: string): Problem {
  return new Problem(422, `${field} ${reason}.`, { errors: { [field]: [`${field} ${reason}.`] } });
}

import * as v from 'valibot';
import { Problem } from './answer.ts';

export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body: unknown = await request.json().catch(() => ({}));
  return v.parse(schema, body);
}

export async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw new Problem(
      400,
      'O formulário não chegou inteiro ou passa de 80 MB: volte à página anterior e mande menos.',
    );
  });
}

export const wholeNumber = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^\d{1,15}$/),
  v.transform(Number),
);

export function jsonText<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(v.string(), v.parseJson(), v.object(entries));
}

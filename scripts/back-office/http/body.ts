import * as v from 'valibot';

import { Problem } from './answer.ts';

async function readBytes(request: Request, megabytes: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  const limit = megabytes * 2 ** 20;
  let size = 0;
  try {
    for await (const part of request.body ?? []) {
      size += part.length;
      if (size <= limit) parts.push(part);
    }
  } catch {
    throw new Problem(400, 'The body ended before it was complete.');
  }
  if (size > limit) throw new Problem(413, `The body must not be larger than ${megabytes} MB.`);
  return Buffer.concat(parts);
}

const jsonObject = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

export async function readJsonObject(request: Request) {
  const text = (await readBytes(request, 1)).toString('utf8');
  if (text.trim() === '') return {};
  const { success, output } = v.safeParse(jsonObject, text);
  if (!success) throw new Problem(400, 'The body is no JSON object.');
  return output;
}

export async function readForm(request: Request, megabytes: number): Promise<FormData> {
  const body = await readBytes(request, megabytes);
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
  return new Response(body, { headers }).formData().catch(() => {
    throw new Problem(400, 'The form is damaged, ended too early or has no usable boundary.');
  });
}

export function filesOf(form: FormData, field: string): readonly File[] {
  return form.getAll(field).filter((value) => value instanceof File && value.size > 0) as File[];
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
  return new Problem(422, `${field} ${reason}.`, { [field]: [`${field} ${reason}.`] });
}

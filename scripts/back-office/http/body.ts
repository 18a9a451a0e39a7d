import * as v from 'valibot';

import { Problem } from './answer.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Reads an oversized body to its end: a sender cut off earlier never reads the 413. */
async function readBytes(
  request: Request,
  limit: number,
  tooLarge: string,
): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of request.body ?? []) {
      size += part.length;
      if (size <= limit) parts.push(part);
    }
  } catch {
    throw new Problem(400, 'The body ended before it was complete.');
  }
  if (size > limit) throw new Problem(413, tooLarge);
  return Buffer.concat(parts);
}

function mediaType(request: Request): string {
  return (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

const jsonObject = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** Reads a JSON object. An empty body is `{}`; another type is a 415, broken JSON a 400. */
export async function readJsonObject(request: Request, kilobytes = 64) {
  const tooLarge = `The body must not be larger than ${kilobytes} KB.`;
  const text = (await readBytes(request, kilobytes * KILOBYTE, tooLarge)).toString('utf8');
  if (text.trim() === '') return {};
  if (mediaType(request) !== 'application/json')
    throw new Problem(415, 'This call takes application/json.');
  const { success, output } = v.safeParse(jsonObject, text);
  if (!success) throw new Problem(400, 'The body is no JSON object.');
  return output;
}

export interface FormLimits {
  readonly files: number;
  readonly fileMegabytes: number;
  readonly totalMegabytes: number;
  readonly fields: number;
  /** Characters. */
  readonly fieldLength: number;
}

export interface ReceivedFile {
  readonly field: string;
  /** The sender's name for the file: show it, never open it. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface ReceivedForm {
  readonly fields: URLSearchParams;
  readonly files: readonly ReceivedFile[];
}

/** Reads a form of one of these types. Throws 415, 400 or 413. */
export async function readForm(
  request: Request,
  types: readonly string[],
  limits: FormLimits,
): Promise<ReceivedForm> {
  const type = mediaType(request);
  if (!types.includes(type)) throw new Problem(415, `This call takes ${types.join(' or ')}.`);
  const { fileMegabytes, totalMegabytes } = limits;
  const tooLarge = `A photo must not be larger than ${fileMegabytes} MB, all together ${totalMegabytes} MB.`;
  const body = await readBytes(request, totalMegabytes * MEGABYTE, tooLarge);
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
  const form = await new Response(body, { headers }).formData().catch(() => {
    throw new Problem(400, 'The form is damaged, ended too early or has no usable boundary.');
  });

  const fields = new URLSearchParams();
  const files: ReceivedFile[] = [];
  for (const [field, value] of form) {
    if (typeof value === 'string') {
      if (field.length > 100 || value.length > limits.fieldLength)
        throw new Problem(413, `The field ${field.slice(0, 100)} is too long.`);
      fields.append(field, value);
    } else if (value.size > 0 || value.name !== '') {
      // Browsers send a file field even when nothing was chosen.
      if (value.size > fileMegabytes * MEGABYTE) throw new Problem(413, tooLarge);
      files.push({ field, name: value.name, bytes: await value.bytes() });
    }
  }
  if (files.length > limits.files || fields.size > limits.fields)
    throw new Problem(413, `At most ${limits.files} files and ${limits.fields} fields are taken.`);
  return { fields, files };
}

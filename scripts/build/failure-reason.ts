import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { toErrorMessage } from '../../src/lib/errors.ts';

const ROOT = join(import.meta.dirname, '../..');

const failureSchema = v.object({
  message: v.string(),
  id: v.optional(v.string(), ''),
  loc: v.optional(v.object({ file: v.optional(v.string(), '') })),
});
const PLACE = /[\w./[\]-]+\.\w+:\d+:\d+/;

export function toReason(error: unknown): string {
  const several = v.safeParse(v.object({ errors: v.array(v.unknown()) }), error);
  const failure = v.safeParse(failureSchema, several.success ? several.output.errors[0] : error);
  if (!failure.success) return toErrorMessage(error);
  const { message, id, loc } = failure.output;
  const text = stripVTControlCharacters(message);
  const file = PLACE.exec(text)?.[0] ?? loc?.file ?? id;
  const [cause = ''] = text.replace(/^\[[^\]]*\] /, '').split('\n', 1);
  return `${file.replace(`${ROOT}/`, '')}${file === '' ? '' : ': '}${cause}`;
}

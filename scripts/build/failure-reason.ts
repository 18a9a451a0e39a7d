/** Astro, Rolldown and a component's own code each say it elsewhere. */
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { toErrorMessage } from '../../src/lib/error-message.ts';
import { listFiles } from './published.ts';

const ROOT = join(import.meta.dirname, '../..');

const failureSchema = v.object({
  message: v.string(),
  stack: v.optional(v.string(), ''),
  id: v.optional(v.string(), ''),
  loc: v.optional(v.object({ file: v.optional(v.string(), '') })),
});
const PLACE = /[\w./[\]-]+\.\w+:\d+:\d+/;
const FRAME = /\bat (?:async )?(?:AstroComponentInstance\.)?(\w+)|\/(\w+)_[\w-]{8}\.mjs/g;

export function toReason(error: unknown): string {
  const several = v.safeParse(v.object({ errors: v.array(v.unknown()) }), error);
  const failure = v.safeParse(failureSchema, several.success ? several.output.errors[0] : error);
  if (!failure.success) return toErrorMessage(error);
  const { id, loc, ...told } = failure.output;
  const text = stripVTControlCharacters(told.message);
  const components = listFiles(join(ROOT, 'src')).filter((file) => /\.(?:astro|tsx)$/.test(file));
  const [named] = Array.from(told.stack.matchAll(FRAME), ([, name = '', chunk = '']) =>
    components.find((file) => basename(file).startsWith(`${name || chunk}.`)),
  ).flatMap((file) => (file === undefined ? [] : [`src/${file}`]));
  const file = PLACE.exec(text)?.[0] ?? loc?.file ?? named ?? id;
  const [cause = ''] = text.replace(/^\[[^\]]*\] /, '').split('\n', 1);
  return `${file.replace(`${ROOT}/`, '')}${file === '' ? '' : ': '}${cause}`;
}

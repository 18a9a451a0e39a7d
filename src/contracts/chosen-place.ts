import * as v from 'valibot';
import { isId, toWireId } from '../domain/id.ts';
import { toDisplayName } from '../domain/display-name.ts';
import { fault } from './field-error.ts';
import { isBounded } from './form-fields.ts';
import { jsonOrNull } from '../lib/or-null.ts';

export interface Place {
  readonly id: string;
  readonly label: string;
}

const LABEL_LIMIT = 200;
const JSON_LIMIT = 1000;

const placeSchema = v.object({
  /** The panel calls the id so, the talent service the label (options-call.ts). */
  value: v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
    v.transform(String),
    v.check((id) => id === '' || isId(id)),
  ),
  label: v.pipe(
    v.string(),
    v.check((label) => isBounded(label, LABEL_LIMIT)),
    v.transform((label) => toDisplayName(label.normalize('NFC'))),
    v.nonEmpty(),
    v.maxLength(LABEL_LIMIT),
  ),
});

export function toPlaceJson({ id, label }: Place): string {
  return JSON.stringify({ value: toWireId(id), label });
}

export function parsePlace(text: string): Place | null {
  const result = v.safeParse(placeSchema, text.length > JSON_LIMIT ? null : jsonOrNull(text));
  return result.success ? { id: result.output.value, label: result.output.label } : null;
}

export interface PlaceRules {
  readonly required: boolean;
  /** A place without an id was typed, because the country has no list. */
  readonly mayBeTyped: boolean;
}

export function place({ required, mayBeTyped }: PlaceRules) {
  return v.pipe(
    v.optional(v.string(fault('required')), ''),
    v.maxLength(JSON_LIMIT, fault('choice')),
    v.trim(),
    v.check((text) => text !== '' || !required, fault('required')),
    v.rawTransform<string, Place | null>(({ dataset, addIssue, NEVER }) => {
      if (dataset.value === '') return null;
      const named = parsePlace(dataset.value);
      if (named !== null && (mayBeTyped || named.id !== '')) return named;
      addIssue({ message: fault('choice') });
      return NEVER;
    }),
  );
}

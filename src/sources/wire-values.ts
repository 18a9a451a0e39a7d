/** The small shapes of all answers. Absent, `null` and `""` are the same. */
import * as v from 'valibot';
import { isMonthOrDay } from '../domain/calendar-day.ts';
import { toPersonName } from '../domain/display-name.ts';
import { isId } from '../domain/id.ts';

const CONTROL_CHARACTERS = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F]/g;

/** An object with these fields; others do not matter. */
export function wireRecord<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, (issue) => (issue.path === undefined ? 'is no object' : 'is missing'));
}

/** Tells whether a value is absent in any spelling. */
export function isAbsent(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  );
}

/** An optional record or map: `null` if absent or an empty list, which is PHP's empty map. */
export function wireOptional<const Wire extends v.GenericSchema>(schema: Wire) {
  return v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value) =>
      isAbsent(value) || (Array.isArray(value) && value.length === 0) ? null : value,
    ),
    v.nullable(schema),
  );
}

/** Text or number as trimmed, well-formed text; `null` if empty. */
export const wireText = v.pipe(
  v.nullish(v.union([v.string(), v.number()], 'is no text'), ''),
  v.transform((value): string | null => {
    const text = String(value).toWellFormed().replace(CONTROL_CHARACTERS, '').trim();
    return text === '' ? null : text;
  }),
);

export const wireRequiredText = v.pipe(
  wireText,
  v.transform((text) => text ?? ''),
  v.nonEmpty('is missing'),
);

/** A person's name, in its display form. */
export const wireName = v.pipe(
  wireText,
  v.transform((text) => toPersonName(text ?? '')),
  v.nonEmpty('is missing'),
);

/** A positive whole number as digits without leading zeros. */
export const wireId = v.pipe(
  v.union([v.number(), v.string()], 'is missing'),
  v.transform((value) =>
    String(value)
      .trim()
      .replace(/^0+(?=\d)/, ''),
  ),
  v.check(isId, 'is no positive whole number'),
);

/** A finite number or its text, else `null`. */
export const wireNumber = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value): number | null => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : null;
  }),
);

/** A positive whole number of pixels, else `null`. */
export const wirePixels = v.pipe(
  wireNumber,
  v.transform((value) => (value !== null && Math.round(value) > 0 ? Math.round(value) : null)),
);

/** `yyyy-MM` or `yyyy-MM-dd` that a calendar has, else `null`. */
export const wireDate = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value): string | null => {
    const text = typeof value === 'string' ? value.trim() : '';
    return isMonthOrDay(text) ? text : null;
  }),
);

/** A switch in any spelling; everything else is off. */
export const wireSwitch = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

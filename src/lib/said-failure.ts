import * as v from 'valibot';

const filled = v.check((value: unknown) =>
  value !== null && typeof value === 'object' ? Object.keys(value).length > 0 : Boolean(value),
);
const failedSchema = v.union([
  v.object({ error: v.pipe(v.unknown(), filled) }),
  v.object({ errors: v.pipe(v.unknown(), filled) }),
  v.object({ success: v.union([v.literal(false), v.picklist([0, '0', 'false'])]) }),
  v.object({ status: v.pipe(v.string(), v.regex(/^(?:error|fail(?:ed|ure)?)$/i)) }),
]);

export function saysFailure(json: unknown): boolean {
  return v.is(failedSchema, json);
}

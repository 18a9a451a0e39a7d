import * as v from 'valibot';

const OPTIONS_PATH = '/api/options';

export const OPTIONS_LANGUAGES = ['pt', 'en'] as const;

export interface OptionsQuery {
  readonly language: (typeof OPTIONS_LANGUAGES)[number];
  readonly country?: string;
  readonly state?: string;
}

export function toOptionsPath({ language, country, state }: OptionsQuery): string {
  const query = new URLSearchParams({ language });
  if (country !== undefined) query.set('country', country);
  if (country !== undefined && state !== undefined) query.set('state', state);
  return `${OPTIONS_PATH}?${query}`;
}

const placesSchema = v.array(v.object({ id: v.string(), value: v.string() }));

export const optionsAnswerSchema = v.object({
  countries: placesSchema,
  states: placesSchema,
  cities: placesSchema,
});

export type OptionsAnswer = v.InferOutput<typeof optionsAnswerSchema>;

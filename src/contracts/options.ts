/** The lists behind the dependent dropdowns: countries, the states of one, the cities of one of those. */
import * as v from 'valibot';

const OPTIONS_PATH = '/api/options';

export const OPTIONS_LANGUAGES = ['pt', 'en'] as const;

export interface OptionsQuery {
  readonly language: (typeof OPTIONS_LANGUAGES)[number];
  /** Ids of the lists, decimal digits. */
  readonly country?: string;
  /** Only with a country. */
  readonly state?: string;
}

export function toOptionsPath({ language, country, state }: OptionsQuery): string {
  const query = new URLSearchParams({ language });
  if (country !== undefined) query.set('country', country);
  if (country !== undefined && state !== undefined) query.set('state', state);
  return `${OPTIONS_PATH}?${query}`;
}

const placesSchema = v.array(v.object({ id: v.string(), value: v.string() }));

/** `states` is empty unless a country was asked for, and for a country without any; `cities` likewise. */
export const optionsAnswerSchema = v.object({ countries: placesSchema, states: placesSchema, cities: placesSchema });

export type OptionsAnswer = v.InferOutput<typeof optionsAnswerSchema>;

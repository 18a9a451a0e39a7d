import * as v from 'valibot';
import { toWireId } from '../../domain/id.ts';
import { toMap } from '../json-shapes.ts';
import { parseList } from '../records.ts';
import { READ_TIMEOUT } from '../service-client.ts';
import type { Parsed, SourceRead } from '../source-read.ts';
import { wireId, wirePlace } from '../wire-values.ts';

export interface PlaceOption {
  readonly id: string;
  readonly value: string;
}

export interface PlaceLists {
  readonly countries: readonly PlaceOption[];
  readonly states: readonly PlaceOption[];
  readonly cities: readonly PlaceOption[];
}

export interface PlaceQuery {
  readonly language: string;
  readonly country?: string | undefined;
  readonly state?: string | undefined;
}

const placeWire = v.object(
  { id: wireId, value: v.pipe(wirePlace, v.string('is missing')) },
  'is no object',
);

export function placesRead({ language, country, state }: PlaceQuery): SourceRead<PlaceLists> {
  const query = new URLSearchParams({ language, countries: '1' });
  if (country !== undefined) query.set('states', country);
  if (country !== undefined && state !== undefined)
    query.set('cities', JSON.stringify({ country: toWireId(country), state: toWireId(state) }));
  return {
    collection: 'places',
    request: {
      service: 'talent',
      method: 'GET',
      path: `/api/talents/attributes?${query}`,
      timeout: READ_TIMEOUT,
    },
    parse: parsePlaces,
  };
}

function parsePlaces(json: unknown): Parsed<PlaceLists> {
  const lists = toMap(json);
  if (lists === null) return { ok: false, reason: 'something that is no object' };
  const parse = (name: keyof PlaceLists) =>
    parseList(lists[name], {
      schema: placeWire,
      convert: (place): PlaceOption => place,
      keyOf: ({ id }) => id,
    });
  const [countries, states, cities] = [parse('countries'), parse('states'), parse('cities')];
  if (!countries.ok) return countries;
  if (!states.ok) return states;
  if (!cities.ok) return cities;
  if (countries.known === 0) return { ok: false, reason: 'no countries' };
  return {
    ...countries,
    value: { countries: countries.value, states: states.value, cities: cities.value },
    leftOut: [...countries.leftOut, ...states.leftOut, ...cities.leftOut],
    warnings: [...countries.warnings, ...states.warnings, ...cities.warnings],
  };
}

import { expect, it } from 'vitest';
import { placesRead } from '../../../src/sources/talent/attributes.ts';

const { parse } = placesRead({ language: 'pt', country: '1' });
const countries = [{ id: '1', value: 'Brasil' }];

it.each([undefined, null, '', []])(
  'the lists of places has no states where they are %j',
  (states) => {
    expect(parse({ countries, states, cities: states })).toMatchObject({
      ok: true,
      value: { countries, states: [], cities: [] },
    });
  },
);

it.each([undefined, null, '', 'Brasil', {}])(
  'the lists of places cannot do without countries, such as %j',
  (nothing) => {
    expect(parse({ countries: nothing })).toMatchObject({ ok: false });
  },
);

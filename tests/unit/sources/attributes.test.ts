import { describe, expect, it } from 'vitest';
import { placesRead } from '../../../src/sources/talent/attributes.ts';

const { parse } = placesRead({ language: 'pt', country: '1' });
const countries = [{ id: '1', value: 'Brasil' }];

describe('the lists of places', () => {
  it.each([undefined, null, '', []])('has no states where they are %j', (states) => {
    expect(parse({ countries, states, cities: states })).toMatchObject({ ok: true, value: { countries, states: [], cities: [] } });
  });

  it.each([undefined, null, '', 'Brasil', {}])('cannot do without countries, such as %j', (nothing) => {
    expect(parse({ countries: nothing })).toMatchObject({ ok: false });
  });
});

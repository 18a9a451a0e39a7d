import { expect, it } from 'vitest';
import { countryOptions } from '../../../scripts/back-office/reference/brazilian-places.ts';

const named = (language: 'pt' | 'en', id: number) => countryOptions(language).find((country) => country.id === id)?.value;

it('the countries of the embedded back office have the names that Brazilians give them, each Congo its own, and are as many in both languages', () => {
  const names = [404, 178, 180, 703, 428].map((id) => named('pt', id));
  expect(names).toEqual(['Quênia', 'República do Congo', 'Congo - Kinshasa', 'Eslováquia', 'Letônia']);
  expect(named('en', 404)).toBe('Kenya');
  const [pt, en] = [countryOptions('pt'), countryOptions('en')];
  expect(pt).toHaveLength(en.length);
  expect([...pt, ...en].filter(({ value }) => value.length < 3)).toEqual([]);
});

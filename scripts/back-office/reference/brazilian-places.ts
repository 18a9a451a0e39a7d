/** Countries (ISO 3166-1 numbers, browsers' names), Brazil's states and cities (IBGE numbers). */
import { getMunicipalities, getStates } from '@brazilian-utils/brazilian-utils';
import countries from 'i18n-iso-countries';

import type { Language } from '../store/records.ts';

interface Option {
  readonly id: number;
  readonly value: string;
}

const BRAZIL = 76;

const countryLists = { pt: listCountries('pt'), en: listCountries('en') } as const;
const countryIds = new Set(countryLists.pt.map(({ id }) => id));

const states = inOrder(
  getStates().map(({ ibgeCode, name }) => ({ id: ibgeCode, value: name })),
  'pt',
);
const municipalities = Map.groupBy(getMunicipalities(), ({ stateCode }) => stateCode);
const citiesByState = new Map(
  getStates().map(({ code, ibgeCode }) => {
    const cities = municipalities.get(code) ?? [];
    const options = cities.map((city) => ({ id: Number(city.code), value: city.name }));
    return [ibgeCode as number, inOrder(options, 'pt')];
  }),
);

export function countryOptions(language: Language): readonly Option[] {
  return countryLists[language];
}

export function isCountry(id: number): boolean {
  return countryIds.has(id);
}

export function stateOptions(country: number): readonly Option[] {
  return country === BRAZIL ? states : [];
}

export function cityOptions(country: number, state: number): readonly Option[] {
  return country === BRAZIL ? (citiesByState.get(state) ?? []) : [];
}

function listCountries(language: Language): readonly Option[] {
  const names = new Intl.DisplayNames(language === 'pt' ? 'pt-BR' : 'en', { type: 'region' });
  const codes = Object.keys(countries.getAlpha2Codes());
  return inOrder(
    codes.map((code) => ({
      id: Number(countries.alpha2ToNumeric(code)),
      value: names.of(code) ?? code,
    })),
    language,
  );
}

function inOrder(options: readonly Option[], language: Language): readonly Option[] {
  const { compare } = new Intl.Collator(language === 'pt' ? 'pt-BR' : 'en');
  return options.toSorted((left, right) => compare(left.value, right.value));
}

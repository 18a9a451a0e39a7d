import { getMunicipalities, getStates } from '@brazilian-utils/brazilian-utils';
import countries from 'i18n-iso-countries';
import type { Language } from '../store/records.ts';

interface Option {
  readonly id: number;
  readonly value: string;
}

const BRAZIL = 76;

export function countryOptions(language: Language): readonly Option[] {
  const names = new Intl.DisplayNames(language === 'pt' ? 'pt-BR' : 'en', { type: 'region' });
  const codes = Object.keys(countries.getAlpha2Codes());
  const options = codes.map((code) => ({
    id: Number(countries.alpha2ToNumeric(code)),
    value: names.of(code) ?? code,
  }));
  return inOrder(options, language);
}

export function stateOptions(country: number): readonly Option[] {
  const states = country === BRAZIL ? getStates() : [];
  return inOrder(states.map(({ ibgeCode, name }) => ({ id: ibgeCode, value: name })));
}

export function cityOptions(country: number, state: number): readonly Option[] {
  const found = getStates().find(({ ibgeCode }) => country === BRAZIL && ibgeCode === state);
  const cities = getMunicipalities().filter(({ stateCode }) => stateCode === found?.code);
  return inOrder(cities.map(({ code, name }) => ({ id: Number(code), value: name })));
}

function inOrder(options: readonly Option[], language: Language = 'pt'): readonly Option[] {
  const { compare } = new Intl.Collator(language === 'pt' ? 'pt-BR' : 'en');
  return options.toSorted((one, other) => compare(one.value, other.value));
}

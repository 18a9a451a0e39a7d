import { expect, it } from 'vitest';
import { dictionary } from '../../../../i18n/dictionary.ts';
import { LOCALE_CODES } from '../../../../i18n/locales.ts';
import { FIELD_ERRORS } from '../../../../src/contracts/field-error.ts';
import { toErrorText } from '../../../../src/islands/fields/error-text.ts';

const { forms: words } = dictionary('pt');

it('the words for an error exist for every code of the contract, in every language, and are none where there is no error', () => {
  expect(toErrorText(words, 'email', undefined, '')).toBeUndefined();
  for (const locale of LOCALE_CODES) {
    const { forms } = dictionary(locale);
    for (const error of FIELD_ERRORS)
      expect(toErrorText(forms, 'name', error, 'x'), `${locale} ${error}`).toMatch(/.{10}/);
  }
});

it('the words for an error say what an e-mail lacks, and never show an unknown code', () => {
  const say = (value: string) => toErrorText(words, 'email', 'email', value);
  expect(say('clara')).toBe(words.emailFaults.at);
  expect(say(' clara@ ')).toBe(words.emailFaults.domain);
  expect(say('clara@revista.')).toBe(words.emailFaults.ending);
  expect(say('cla ra@revista.com')).toBe(words.emailFaults.space);
  expect(say('clara..x@revista.com')).toBe(words.errors.email);
  expect(toErrorText(words, 'name', 'Invalid type: Expected string', 'x')).toBe(
    words.errors.refused,
  );
});

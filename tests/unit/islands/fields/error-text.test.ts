import { expect, it } from 'vitest';
import { dictionary } from '../../../../i18n/dictionary.ts';
import { toErrorText } from '../../../../src/islands/fields/error-text.ts';

const { forms: words } = dictionary('pt');

it('the words for an error say what an e-mail lacks, and never show an unknown code', () => {
  const say = (value: string) => toErrorText(words, 'email', 'email', value);
  expect(say('clara')).toBe(words.emailFaults.at);
  expect(say(' clara@ ')).toBe(words.emailFaults.domain);
  expect(say('clara@revista.')).toBe(words.emailFaults.ending);
  expect(say('cla ra@revista.com')).toBe(words.emailFaults.space);
  for (const text of ['clara..x@revista.com', 'clara@@revista.com', 'clara@x@revista.com'])
    expect(say(text)).toBe(words.errors.email);
  expect(toErrorText(words, 'name', 'Invalid type: Expected string', 'x')).toBe(
    words.errors.refused,
  );
});

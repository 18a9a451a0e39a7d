import { expect, it } from 'vitest';
import { dictionary, UNFILLED } from '../../../i18n/dictionary.ts';
import { toFacts } from '../../../i18n/facts.ts';
import { LOCALE_CODES } from '../../../i18n/locales.ts';
import { RELATIONS } from '../../../src/contracts/scouted-form.ts';
import { ENTRY_RETENTION_MONTHS } from '../../../src/domain/constants.ts';

function texts(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    texts(child, path === '' ? key : `${path}.${key}`),
  );
}

const blanks = (text: string) => Array.from(text.matchAll(/\{\w+\}/g), ([blank]) => blank).sort();

const [first, ...others] = LOCALE_CODES.map((locale) => new Map(texts(UNFILLED[locale])));

it('the dictionaries hold the same texts and leave the same blanks in every language', () => {
  for (const other of others) {
    expect(Array.from(other.keys())).toEqual(Array.from(first?.keys() ?? []));
    for (const [path, text] of other) {
      // The form for none may be empty, and the form for one may name the number in words.
      if (/\.(?:zero|one)$/.test(path)) continue;
      expect(blanks(text), path).toEqual(blanks(first?.get(path) ?? ''));
    }
  }
});

it.each(LOCALE_CODES)('each guardian consents in words of their own (%s)', (locale) => {
  const consents = Object.values(dictionary(locale).scouted.form.guardianStep.review.consent);
  expect(new Set(consents).size).toBe(RELATIONS.length);
});

it.each([
  ['pt', 'antes', 'depois'],
  ['en', 'earlier', 'later'],
] as const)('who stands before is called earlier (%s)', (locale, earlier, later) => {
  const { order } = dictionary(locale).selection;
  expect([order.earlier, order.later]).toEqual([`{name}: ${earlier}`, `{name}: ${later}`]);
});

it('the dictionaries count one thing without its number, and more with it', () => {
  const rest = (text: string) => blanks(text).filter((blank) => blank !== '{n}');
  for (const own of [first, ...others]) {
    for (const [path, one] of own ?? []) {
      if (!path.endsWith('.one')) continue;
      const more = own?.get(path.replace(/one$/, 'other')) ?? '';
      expect(one, path).not.toContain('{n}');
      expect(more, path).toMatch(/\{(?:n|count)\}/);
      expect(rest(one), path).toEqual(rest(more));
    }
  }
});

it.each(LOCALE_CODES)('a fact of the business fills each blank for it (%s)', (locale) => {
  const facts = toFacts(dictionary(locale), locale);
  for (const [path, text] of texts(dictionary(locale))) {
    for (const name of Object.keys(facts)) expect(text, path).not.toContain(`{${name}}`);
  }
  expect(facts['photosKept']).toMatch(/^7\u00a0d(?:ias|ays)$/);
  expect(facts['rightsAnswer']).toMatch(/^15\u00a0d(?:ias|ays)$/);
  expect(facts['retention']).toMatch(
    new RegExp(`^${String(ENTRY_RETENTION_MONTHS)}\u00a0m(?:eses|onths)$`),
  );
});

import * as v from 'valibot';
import { expect, it } from 'vitest';
import { UNFILLED } from '../../i18n/dictionary.ts';
import { LOCALE_CODES } from '../../i18n/locales.ts';
import { maskedPhone, PHONE_MASK } from '../../src/contracts/form-fields.ts';
import { DATE_MASK, parseDate } from '../../src/islands/fields/date-text.ts';
import { texts } from '../support/sample-texts.ts';

function blanks(text: string): readonly string[] {
  return Array.from(text.matchAll(/\{\w+\}/g), ([blank]) => blank).sort();
}

const [first, ...others] = LOCALE_CODES.map((locale) => new Map(texts(UNFILLED[locale])));

it('the dictionaries hold the same texts and leave the same blanks in every language', () => {
  for (const other of others)
    expect(Array.from(other.keys())).toEqual(Array.from(first?.keys() ?? []));
  for (const other of others) {
    for (const [path, text] of other) {
      const original = first?.get(path) ?? '';
      // The form for none may be empty, and the form for one may name the number in words.
      if (/\.(?:zero|one)$/.test(path)) continue;
      expect(blanks(text), path).toEqual(blanks(original));
    }
  }
});

it('the dictionaries write Portuguese in Portuguese and English in English', () => {
  const portuguese = /\b(?:você|não|para|talentos?|página|fotos?)\b/i;
  const english = /\b(?:you|the|with|please|page|talents?)\b/i;
  for (const [path, text] of first ?? [])
    expect(english.test(text.replace(/\{\w+\}/g, '')), `${path}: ${text}`).toBe(false);
  for (const [path, text] of others[0] ?? [])
    expect(portuguese.test(text.replace(/\{\w+\}/g, '')), `${path}: ${text}`).toBe(false);
});

it.each(LOCALE_CODES)(
  'the dictionaries write dates and phone numbers as the forms read them, the day first (%s)',
  (locale) => {
    const own = texts(UNFILLED[locale]).map(([, text]) => text.replaceAll('\u00a0', ' '));
    const find = (pattern: RegExp) => own.flatMap((text) => text.match(pattern) ?? []);
    const { placeholder, year, month } = UNFILLED[locale].forms.date;
    expect(placeholder.replace(/\w/g, '#')).toBe(DATE_MASK);
    const signs = placeholder.split('/').map(([sign]) => sign?.toUpperCase());
    expect(signs).toEqual(['D', month[0], year[0]]);
    const dates = find(/\d+\/\d+\/\d+/g);
    expect(dates).toHaveLength(1);
    expect(dates.map((date) => parseDate(date, []))).not.toContain(null);
    const named = texts(UNFILLED[locale].forms).filter(([, text]) =>
      [/\b(?:dia|day)\b/, month, year].every((word) => new RegExp(word, 'i').test(text)),
    );
    expect(named).toHaveLength(2);
    for (const [, text] of named)
      expect(text).toMatch(new RegExp(`(?:dia|day), ${month} (?:e|and) ${year}`, 'i'));
    for (const text of own.filter((one) => one.includes('{month}') && one.includes('{day}')))
      expect(text).toMatch(/\{day\}.*\{month\}.*\{year\}/);
    const phones = find(/\+\d[\d ()-]+/g);
    expect(phones).toHaveLength(2);
    for (const number of phones) expect(v.is(maskedPhone, number), number).toBe(true);
    const digits = PHONE_MASK.replace(/^\+##|[^#]/g, '').length;
    expect(UNFILLED[locale].safety.unsure.shortPhone).toContain(String(digits));
  },
);

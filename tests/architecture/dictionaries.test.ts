import { expect, it } from 'vitest';
import { UNFILLED } from '../../i18n/dictionary.ts';
import { LOCALE_CODES } from '../../i18n/locales.ts';
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

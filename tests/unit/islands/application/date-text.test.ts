import { Mask } from 'maska';
import { expect, it } from 'vitest';
import {
  beforeDateMask,
  DATE_MASK,
  toTypedDate,
  parseDate,
  toNamedDate,
} from '../../../../src/islands/application/birthdate/date-text.ts';
import { split } from '../../../support/rows.ts';
import { monthNames } from '../../../../src/domain/calendar-day.ts';

const PT = monthNames('pt-BR');
const EN = monthNames('en');

it.each([
  ...split(`
    05/03/2001 5/3/2001 05-03-2001 05.03.2001 05032001 2001-03-05 05/março/2001 05/mar/2001 05/MARCO/2001
  `),
  '05 03 2001',
  ' 05 / 03 / 2001 ',
])('a date is read from %j', (text) => expect(parseDate(text, PT)).toBe('2001-03-05'));

it.each([
  ...split(`
    05/03 05/03/01 31/02/2001 29/02/2001 32/01/2001 00/01/2001 01/13/2001 05/x/2001 ontem 5/3/20011 0/0/0000
  `),
  '',
])('a date is not read from %j', (text) => expect(parseDate(text, PT)).toBeNull());

it('a date of any month is read as it was shown and as it was edited', () => {
  for (const months of [PT, EN]) {
    for (const month of split('01 02 03 04 05 06 07 08 09 10 11 12')) {
      const date = `1999-${month}-28`;
      expect(parseDate(toNamedDate(date, months), months)).toBe(date);
      expect(parseDate(toTypedDate(date), months)).toBe(date);
    }
  }
});

it('a date is shown with the month’s name in the page’s language, edited in figures, and kept as typed while it is no date', () => {
  expect(toNamedDate('2001-03-05', PT)).toBe('05/março/2001');
  expect(toNamedDate('2001-03-05', EN)).toBe('05/March/2001');
  expect(toTypedDate('2001-03-05')).toBe('05/03/2001');
  expect(toNamedDate('5/3', PT)).toBe('5/3');
  expect(toTypedDate('5/3')).toBe('5/3');
});

const date = new Mask({ mask: DATE_MASK });
const pasteDate = (text: string) => date.masked(beforeDateMask(text, PT));
const typeDate = (keys: string) =>
  Array.from(keys).reduce((text, key) => pasteDate(text + key), '');

const KEYS = ['05032001', '05/03/2001', '5/3/2001', '5.3.2001', '05-03-2001'];
it.each(KEYS)('the keys %s make a date with its signs', (keys) => {
  expect(typeDate(keys)).toBe('05/03/2001');
});

const PASTED = ['2001-03-05', '05/março/2001', '5 de março de 2001', '05 03 2001'];
it.each(PASTED)('the pasted date %j is taken', (text) => {
  expect(pasteDate(text)).toBe('05/03/2001');
});

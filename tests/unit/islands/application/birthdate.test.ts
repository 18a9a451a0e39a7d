import { describe, expect, it } from 'vitest';
import { monthNames } from '../../../../src/domain/month-names.ts';
import { editBirthdate, parseBirthdate, showBirthdate } from '../../../../src/islands/application/birthdate/birthdate.ts';
import { fc } from '../../../support/chance.ts';
import { words } from '../../../support/words.ts';

const PT = monthNames('pt-BR');
const EN = monthNames('en');

describe('a birth date', () => {
  it.each([
    ...words(`
    05/03/2001 5/3/2001 05-03-2001 05.03.2001 05032001 2001-03-05 05/março/2001 05/mar/2001 05/MARCO/2001
  `),
    '05 03 2001',
    '5 de março de 2001',
    ' 05 / 03 / 2001 ',
  ])('is read from %j', (text) => {
    expect(parseBirthdate(text, PT)).toBe('2001-03-05');
  });

  it('is read in the page’s language', () => {
    expect(parseBirthdate('5 March 2001', EN)).toBe('2001-03-05');
    expect(parseBirthdate('05/March/2001', EN)).toBe('2001-03-05');
    expect(parseBirthdate('05/March/2001', PT)).toBeNull();
  });

  it.each([
    ...words(`
    05/03 05/03/01 31/02/2001 29/02/2001 32/01/2001 00/01/2001 01/13/2001 05/x/2001 ontem 5/3/20011 0/0/0000
  `),
    '',
  ])('is not read from %j', (text) => {
    expect(parseBirthdate(text, PT)).toBeNull();
  });

  it('is shown with the month’s name in the page’s language, edited in figures, and kept as typed while it is no date', () => {
    expect(showBirthdate('2001-03-05', PT)).toBe('05/março/2001');
    expect(showBirthdate('2001-03-05', EN)).toBe('05/March/2001');
    expect(editBirthdate('2001-03-05')).toBe('05/03/2001');
    expect(showBirthdate('5/3', PT)).toBe('5/3');
    expect(editBirthdate('5/3')).toBe('5/3');
  });

  it('survives being shown and edited, whatever the day and the language', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom(PT, EN), (day, months) => {
        const date = day.toISOString().slice(0, 10);
        expect(parseBirthdate(showBirthdate(date, months), months)).toBe(date);
        expect(parseBirthdate(editBirthdate(date), months)).toBe(date);
      }),
    );
  });
});

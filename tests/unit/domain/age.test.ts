import { expect, it } from 'vitest';
import {
  ageOn,
  dayOfAge,
  mayBeTooYoung,
  isTooYoung,
  needsGuardian,
} from '../../../src/domain/age.ts';
import { MINIMUM_AGE } from '../../../src/domain/constants.ts';
import { split } from '../../support/rows.ts';
import { addDays, addMonths, agencyDay, agencyYear } from '../../../src/domain/calendar-day.ts';

it('an age rises on the birthday, on 1 March of a common year for who was born on 29 February, and is negative before the birth', () => {
  expect(ageOn('2010-06-15', '2026-06-14')).toBe(15);
  expect(ageOn('2010-06-15', '2026-06-15')).toBe(16);
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  expect(ageOn('2008-02-29', '2024-02-29')).toBe(16);
  expect(ageOn('2027-01-01', '2026-12-31')).toBe(-1);
});

it.each(['', ...split('2010-13-01 2010-02-30 2009-02-29 15/06/2010 2010-6-5 2010-06-15T00:00')])(
  'an age is unknown for %j, and on such a day',
  (none) => {
    expect(ageOn(none, '2026-06-15')).toBeNull();
    expect(ageOn('2010-06-15', none)).toBeNull();
    expect(dayOfAge(none, 15)).toBeNull();
  },
);

it('the day of an age is the birthday, or 1 March where a common year has none', () => {
  expect(dayOfAge('2012-08-14', 15)).toBe('2027-08-14');
  expect(dayOfAge('2012-02-29', 15)).toBe('2027-03-01');
  expect(dayOfAge('2012-02-29', 16)).toBe('2028-02-29');
});

it('an age is too young from 8 on, needs a guardian from the minimum age to 17, and is a typing error below', () => {
  const day = '2026-06-15';
  const born = (age: number) => `${String(2026 - age)}-06-15`;
  const ages = Array.from({ length: 30 }, (_, age) => age);
  expect(ages.filter((age) => isTooYoung(born(age), day))).toEqual(ages.slice(8, MINIMUM_AGE));
  expect(ages.filter((age) => mayBeTooYoung(born(age), day))).toEqual(ages.slice(0, MINIMUM_AGE));
  expect(ages.filter((age) => needsGuardian(born(age), day))).toEqual(ages.slice(MINIMUM_AGE, 18));
  for (const date of ['', '2026-06-16'])
    for (const is of [isTooYoung, mayBeTooYoung, needsGuardian]) expect(is(date, day)).toBe(false);
});

it('an age is counted on the day of Recife, three hours behind UTC, and pages know its year', () => {
  expect(agencyDay(new Date('2026-07-01T02:59:59Z'))).toBe('2026-06-30');
  expect(agencyDay(new Date('2026-07-01T03:00:00Z'))).toBe('2026-07-01');
  expect(agencyYear(Date.parse('2027-01-01T02:59:59Z'))).toBe(2026);
  expect(agencyYear(Date.parse('2027-01-01T03:00:00Z'))).toBe(2027);
});

it('days and months are added by the calendar', () => {
  expect(addDays('2026-11-21', 15)).toBe('2026-12-06');
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect(addMonths('2026-11-21', 12)).toBe('2027-11-21');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
});

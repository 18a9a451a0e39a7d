import { isDay } from './calendar-day.ts';
import { ADULT_AGE, MINIMUM_AGE, YOUNGEST_AGE } from './constants.ts';

const YEAR = 'yyyy'.length;

/**
 * Whole years between a birth date and a day, both `yyyy-MM-dd`; `null` for text that is no date.
 * Somebody born on 29 February comes of age on 1 March of a common year.
 */
export function ageOn(birthdate: string, day: string): number | null {
  if (!isDay(birthdate) || !isDay(day)) return null;
  const years = Number(day.slice(0, YEAR)) - Number(birthdate.slice(0, YEAR));
  return day.slice(YEAR) < birthdate.slice(YEAR) ? years - 1 : years;
}

/** Tells whether somebody may apply on a day, and only with a guardian's consent; dates as for `ageOn`. */
export function needsGuardian(birthdate: string, day: string): boolean {
  const age = ageOn(birthdate, day);
  return age !== null && age >= MINIMUM_AGE && age < ADULT_AGE;
}

/** Tells whether an applicant is under the minimum age on a day, by a date that is no slip of the finger; dates as for `ageOn`. */
export function isTooYoung(birthdate: string, day: string): boolean {
  const age = ageOn(birthdate, day);
  return age !== null && age >= YOUNGEST_AGE && age < MINIMUM_AGE;
}

/** The day on which somebody reaches an age, `yyyy-MM-dd`; `null` for text that is no date. */
export function dayOfAge(birthdate: string, age: number): string | null {
  const [year = 0, month = 0, day = 0] = birthdate.split('-').map(Number);
  return isDay(birthdate) ? new Date(Date.UTC(year + age, month - 1, day)).toISOString().slice(0, 10) : null;
}

import { ADULT_AGE, MINIMUM_AGE } from './constants.ts';

/**
 * Whole years between a birth date and a day, both `yyyy-MM-dd`; `null` for text that is no date.
 * Somebody born on 29 February comes of age on 1 March of a common year.
 */
export function ageOn(birthdate: string, day: string): number | null {
  const born = toParts(birthdate);
  const now = toParts(day);
  if (born === null || now === null) return null;
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day);
  return now.year - born.year - (hadBirthday ? 0 : 1);
}

/** Tells whether somebody may apply on a day, and only with a guardian's consent; dates as for `ageOn`. */
export function needsGuardian(birthdate: string, day: string): boolean {
  const age = ageOn(birthdate, day);
  return age !== null && age >= MINIMUM_AGE && age < ADULT_AGE;
}

/** Tells whether somebody who is born already is under the minimum age on a day; dates as for `ageOn`. */
export function isTooYoung(birthdate: string, day: string): boolean {
  const age = ageOn(birthdate, day);
  return age !== null && age < MINIMUM_AGE && birthdate <= day;
}

/** The day on which somebody reaches an age, `yyyy-MM-dd`; `null` for text that is no date. */
export function dayOfAge(birthdate: string, age: number): string | null {
  const born = toParts(birthdate);
  return born === null ? null : new Date(Date.UTC(born.year + age, born.month - 1, born.day)).toISOString().slice(0, 10);
}

function toParts(date: string): { year: number; month: number; day: number } | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const parsed = new Date(Date.UTC(year, month - 1, day));
  const exists = parsed.getUTCFullYear() === year && parsed.getUTCMonth() === month - 1 && parsed.getUTCDate() === day;
  return exists ? { year, month, day } : null;
}

import { isDay, toDay } from './calendar-day.ts';
import { ADULT_AGE, MINIMUM_AGE, YOUNGEST_AGE } from './constants.ts';

const YEAR = 'yyyy'.length;

/** People born on 29 February come of age on 1 March. */
export function ageOn(birthdate: string, day: string): number | null {
  if (!isDay(birthdate) || !isDay(day)) return null;
  const years = Number(day.slice(0, YEAR)) - Number(birthdate.slice(0, YEAR));
  return day.slice(YEAR) < birthdate.slice(YEAR) ? years - 1 : years;
}

export function needsGuardian(birthdate: string, day: string): boolean {
  const age = ageOn(birthdate, day);
  return age !== null && age >= MINIMUM_AGE && age < ADULT_AGE;
}

export function isTooYoung(birthdate: string, day: string): boolean {
  const age = ageOn(birthdate, day);
  return age !== null && age >= YOUNGEST_AGE && age < MINIMUM_AGE;
}

/** Below `YOUNGEST_AGE`, too: such a date may be no slip, so nothing is kept. */
export function mayBeTooYoung(birthdate: string, day: string): boolean {
  const age = ageOn(birthdate, day);
  return age !== null && age >= 0 && age < MINIMUM_AGE;
}

export function dayOfAge(birthdate: string, age: number): string | null {
  const [year = 0, month = 0, day = 0] = birthdate.split('-').map(Number);
  return isDay(birthdate) ? toDay(new Date(Date.UTC(year + age, month - 1, day))) : null;
}

import type { units as portuguese } from '../pt/units.ts';

export const units: typeof portuguese = {
  days: { one: 'one day', other: '{n} days' },
  workingDays: { one: 'one working day', other: '{n} working days' },
  months: { one: 'one month', other: '{n} months' },
};

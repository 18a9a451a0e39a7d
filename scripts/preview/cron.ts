/** Schedules of functions: cron expressions of five fields in UTC, or Netlify's shorthands. */
import { Cron } from 'croner';

const MINUTE = 60_000;

/** Tells whether a schedule is due in the minute of a moment. */
export type Schedule = (moment: Date) => boolean;

/** Parses a cron expression. Throws with a message that quotes an invalid one. */
export function parseCron(expression: string): Schedule {
  const cron = readCron(expression);
  return (moment) => cron.match(new Date(Math.floor(moment.getTime() / MINUTE) * MINUTE));
}

function readCron(expression: string): Cron {
  try {
    return new Cron(expression, { mode: '5-part', timezone: 'UTC', sloppyRanges: true });
  } catch (cause) {
    const expected = 'five cron fields are expected, or a shorthand such as @hourly';
    throw new Error(`"${expression}" is no schedule: ${expected}`, { cause });
  }
}

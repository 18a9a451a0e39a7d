/** Schedules of functions: cron expressions in UTC, of five fields, or one of Netlify's shorthands. */

const SHORTHANDS: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@hourly': '0 * * * *',
};

/** The first and last value of each field: minute, hour, day of the month, month, day of the week. */
const BOUNDS = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;

/** Tells whether a schedule is due in the minute of a moment. */
export type Schedule = (moment: Date) => boolean;

/** Reads a cron expression. Throws with a message that quotes it where it is none. */
export function parseCron(expression: string): Schedule {
  const fields = (SHORTHANDS[expression.trim()] ?? expression).trim().split(/\s+/);
  const [minutes, hours, days, months, weekdays] = BOUNDS.map(([first, last], index) => parseField(fields[index] ?? '', first, last));
  if (fields.length !== BOUNDS.length || !minutes || !hours || !days || !months || !weekdays) {
    throw new Error(`"${expression}" is no schedule: five cron fields are expected, or a shorthand such as @hourly`);
  }
  const anyDay = fields[2] === '*';
  const anyWeekday = fields[4] === '*';

  return (moment) => {
    const isDay = days.has(moment.getUTCDate());
    const weekday = moment.getUTCDay();
    const isWeekday = weekdays.has(weekday) || (weekday === 0 && weekdays.has(7));
    // Cron's rule: with both days given, either will do.
    const isDue = anyDay || anyWeekday ? isDay && isWeekday : isDay || isWeekday;
    return isDue && minutes.has(moment.getUTCMinutes()) && hours.has(moment.getUTCHours()) && months.has(moment.getUTCMonth() + 1);
  };
}

function parseField(field: string, first: number, last: number): ReadonlySet<number> | null {
  const values = new Set<number>();
  for (const part of field.split(',')) {
    const [, range = '', from = '', to, step = '1'] = /^(\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part) ?? [];
    if (range === '') return null;
    const low = range === '*' ? first : Number(from);
    const high = range === '*' || (to === undefined && part.includes('/')) ? last : Number(to ?? from);
    if (low < first || high > last || low > high || Number(step) < 1) return null;
    for (let value = low; value <= high; value += Number(step)) values.add(value);
  }
  return values;
}

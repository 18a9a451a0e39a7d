import { isDay } from '../../../domain/calendar-day.ts';
import { fold } from '../../../domain/names.ts';

export const DATE_MASK = '##/##/####';

export function beforeDateMask(text: string, months: readonly string[]): string {
  const whole = parseDate(text, months);
  if (whole !== null) return toTypedDate(whole);
  return text.replace(/^(\d)[/.\s-]/, '0$1/').replace(/^(\d{2})[/.\s-](\d)[/.\s-]/, '$1/0$2/');
}

export function parseDate(text: string, months: readonly string[]): string | null {
  const parts = toParts(text.trim(), months);
  if (parts === null) return null;
  const [year, month, day] = parts;
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isDay(date) ? date : null;
}

export function toNamedDate(value: string, months: readonly string[]): string {
  return value.replace(
    /^(\d{4})-(\d{2})-(\d{2})$/,
    (whole, year: string, month: string, day: string) => {
      const name = months[Number(month) - 1];
      return name === undefined ? whole : `${day}/${name}/${year}`;
    },
  );
}

export function toTypedDate(value: string): string {
  return value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
}

function toParts(
  text: string,
  months: readonly string[],
): readonly [year: number, month: number, day: number] | null {
  const sent = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (sent !== null) return [Number(sent[1]), Number(sent[2]), Number(sent[3])];
  const plain =
    /^(\d{2})(\d{2})(\d{4})$/.exec(text) ??
    /^(\d{1,2})\s*[/.\s-]\s*(\d{1,2})\s*[/.\s-]\s*(\d{4})$/.exec(text);
  if (plain !== null) return [Number(plain[3]), Number(plain[2]), Number(plain[1])];
  const named =
    /^(\d{1,2})(?:\s*[/.-]\s*|\s+(?:de\s+)?)(\p{L}{3,})\.?(?:\s*[/.-]\s*|,?\s+(?:de\s+)?)(\d{4})$/u.exec(
      text,
    );
  const month = named === null ? 0 : toMonth(named[2] ?? '', months);
  return named === null || month === 0 ? null : [Number(named[3]), month, Number(named[1])];
}

function toMonth(word: string, months: readonly string[]): number {
  return (
    months.findIndex(
      (name) => fold(name).startsWith(fold(word)) || fold(word).startsWith(fold(name)),
    ) + 1
  );
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

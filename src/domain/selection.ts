import { isDay } from './calendar-day.ts';
import { SELECTION_LINE_LENGTH, LARGEST_SELECTION, NOTE_LENGTH } from './constants.ts';
import { cutText, toDisplayName } from './display-name.ts';
import { isId } from './id.ts';

export interface SelectionTexts {
  readonly title: string;
  readonly client: string;
  readonly from: string;
  readonly to: string;
  readonly order: readonly string[];
  readonly notes: Readonly<Record<string, string>>;
}

export const NO_TEXTS: SelectionTexts = {
  title: '',
  client: '',
  from: '',
  to: '',
  order: [],
  notes: {},
};

export function toSelectionTexts(value: unknown): SelectionTexts {
  if (typeof value !== 'object' || value === null) return NO_TEXTS;
  const { title, client, from, to, order, notes } = value as Readonly<Record<string, unknown>>;
  return {
    title: toLine(title, SELECTION_LINE_LENGTH),
    client: toLine(client, SELECTION_LINE_LENGTH),
    from: toDayText(from),
    to: toDayText(to),
    order: toIds(order),
    notes: toNotes(notes),
  };
}

export function toLine(value: unknown, limit: number): string {
  return typeof value === 'string'
    ? cutText(toDisplayName(value.slice(0, 4 * limit)), limit).trim()
    : '';
}

const toDayText = (value: unknown): string =>
  typeof value === 'string' && isDay(value) ? value : '';

function toIds(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const ids = value.filter((id): id is string => typeof id === 'string' && isId(id));
  return [...new Set(ids)].slice(0, LARGEST_SELECTION);
}

function toNotes(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value)
    .slice(0, LARGEST_SELECTION)
    .map(([id, note]) => [id, toLine(note, NOTE_LENGTH)] as const);
  return Object.fromEntries(entries.filter(([id, note]) => isId(id) && note !== ''));
}

export function withNote(selection: SelectionTexts, id: string, note: string): SelectionTexts {
  const line = toLine(note, NOTE_LENGTH);
  const others = Object.entries(selection.notes).filter(([other]) => other !== id);
  return {
    ...selection,
    notes: Object.fromEntries(line === '' ? others : [...others, [id, line]]),
  };
}

export function inOrder<T extends { readonly id: string }>(
  talents: readonly T[],
  order: readonly string[],
): readonly T[] {
  const indexes = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: T) => indexes.get(id) ?? order.length;
  return talents.toSorted((a, b) => placeOf(a) - placeOf(b));
}

export function joinTexts(own: SelectionTexts, other: SelectionTexts): SelectionTexts {
  const both = Object.entries(other.notes).map(([id, note]) => {
    const mine = own.notes[id] ?? '';
    if (mine === '') return [id, note] as const;
    return [id, mine.includes(note) ? mine : toLine(`${mine} / ${note}`, NOTE_LENGTH)] as const;
  });
  return {
    title: own.title || other.title,
    client: own.client || other.client,
    from: own.from || other.from,
    to: own.to || other.to,
    order: toIds([...own.order, ...other.order]),
    notes: { ...own.notes, ...Object.fromEntries(both) },
  };
}

/** Undoes the change from `before` to `after`, except in keys that changed since. */
export function takeBack<T extends object>(now: T, after: T, before: T): T {
  const keys = Object.keys({ ...before, ...now }) as (keyof T)[];
  const isSame = (key: keyof T) => JSON.stringify(now[key]) === JSON.stringify(after[key]);
  const values = keys.map((key) => [key, (isSame(key) ? before : now)[key]] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as T;
}

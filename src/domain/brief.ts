/** A casting brief: title, client, days and notes for some talents. It stores ids only, because the
 * agency's current list has the rest. */
import { isDay } from './calendar-day.ts';
import { BRIEF_LINE_LENGTH, LARGEST_BRIEF, NOTE_LENGTH } from './constants.ts';
import { cutText, toDisplayName } from './display-name.ts';
import { isId } from './id.ts';

export interface Brief {
  readonly title: string;
  readonly client: string;
  /** First and last day of the shooting, `yyyy-MM-dd`, or empty. */
  readonly from: string;
  readonly to: string;
  /** Unique ids of talents. */
  readonly order: readonly string[];
  /** Non-empty notes by talent id. */
  readonly notes: Readonly<Record<string, string>>;
}

export const EMPTY_BRIEF: Brief = { title: '', client: '', from: '', to: '', order: [], notes: {} };

/** Parses any value into a brief: drops invalid parts and cuts texts to their limits. */
export function toBrief(value: unknown): Brief {
  if (typeof value !== 'object' || value === null) return EMPTY_BRIEF;
  const { title, client, from, to, order, notes } = value as Readonly<Record<string, unknown>>;
  return {
    title: toLine(title, BRIEF_LINE_LENGTH),
    client: toLine(client, BRIEF_LINE_LENGTH),
    from: toDay(from),
    to: toDay(to),
    order: toIds(order),
    notes: toNotes(notes),
  };
}

/** One line without invisible characters, at most `limit` long; empty unless `value` is text. */
export function toLine(value: unknown, limit: number): string {
  return typeof value === 'string'
    ? cutText(toDisplayName(value.slice(0, 4 * limit)), limit).trim()
    : '';
}

const toDay = (value: unknown): string => (typeof value === 'string' && isDay(value) ? value : '');

/** The unique ids in a list, at most as many as a brief holds. */
export function toIds(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const ids = value
    .slice(0, 2 * LARGEST_BRIEF)
    .filter((id): id is string => typeof id === 'string' && isId(id));
  return [...new Set(ids)].slice(0, LARGEST_BRIEF);
}

function toNotes(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value)
    .slice(0, LARGEST_BRIEF)
    .map(([id, note]) => [id, toLine(note, NOTE_LENGTH)] as const);
  return Object.fromEntries(entries.filter(([id, note]) => isId(id) && note !== ''));
}

export function withNote(brief: Brief, id: string, note: string): Brief {
  const line = toLine(note, NOTE_LENGTH);
  const others = Object.entries(brief.notes).filter(([other]) => other !== id);
  return { ...brief, notes: Object.fromEntries(line === '' ? others : [...others, [id, line]]) };
}

/** Sorts by the brief's order; other ids follow. */
export function inOrder<T extends { readonly id: string }>(
  talents: readonly T[],
  order: readonly string[],
): readonly T[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: T) => places.get(id) ?? order.length;
  return talents.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Merges another brief into the own, whose texts and talents take precedence; joins two notes on a
 * talent as far as they fit. */
export function joinBriefs(own: Brief, other: Brief): Brief {
  const both = Object.entries(other.notes).map(([id, note]) => {
    const mine = own.notes[id] ?? '';
    return [
      id,
      mine === '' || mine.includes(note) ? mine || note : toLine(`${mine} / ${note}`, NOTE_LENGTH),
    ] as const;
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

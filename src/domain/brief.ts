/**
 * A casting brief: title, client, days and notes around a selection of talents. Talents are stored by id only, because what is shown of
 * them comes from the agency's current list.
 */
import { isDay } from './calendar-day.ts';
import { BRIEF_LINE_LENGTH, LARGEST_BRIEF, NOTE_LENGTH } from './constants.ts';
import { cutText, toDisplayName } from './display-name.ts';
import { isId } from './id.ts';

export interface Brief {
  readonly title: string;
  readonly client: string;
  /** First and last day of the shooting, `yyyy-MM-dd`; empty where unknown. */
  readonly from: string;
  readonly to: string;
  /** Ids of talents, each once. */
  readonly order: readonly string[];
  /** By talent id; none is empty. */
  readonly notes: Readonly<Record<string, string>>;
}

export const EMPTY_BRIEF: Brief = { title: '', client: '', from: '', to: '', order: [], notes: {} };

/** Parses a brief from anything: values of the wrong kind are left out, texts are cut to their limits. */
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

/** A text as one line without invisible characters, at most `limit` characters long; empty for anything but a text. */
export function toLine(value: unknown, limit: number): string {
  return typeof value === 'string' ? cutText(toDisplayName(value.slice(0, 4 * limit)), limit).trim() : '';
}

const toDay = (value: unknown): string => (typeof value === 'string' && isDay(value) ? value : '');

/** The ids of a list, each once, as many as a brief may have. */
export function toIds(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const ids = value.slice(0, 2 * LARGEST_BRIEF).filter((id): id is string => typeof id === 'string' && isId(id));
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

/** Sorts by the brief's order; ids that are not in it follow, in the order given. */
export function inOrder<T extends { readonly id: string }>(talents: readonly T[], order: readonly string[]): readonly T[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: T) => places.get(id) ?? order.length;
  return talents.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/**
 * Merges another brief into the visitor's own: the own texts win where not empty, the own talents come first; of two notes on a talent both
 * stay as far as a note has room.
 */
export function joinBriefs(own: Brief, other: Brief): Brief {
  const both = Object.entries(other.notes).map(([id, note]) => {
    const mine = own.notes[id] ?? '';
    return [id, mine === '' || mine.includes(note) ? mine || note : toLine(`${mine} / ${note}`, NOTE_LENGTH)] as const;
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

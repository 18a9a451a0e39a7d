/**
 * A casting brief: what its author says around the talents of a selection. The talents themselves are known by id alone, because what is
 * shown of them is the agency's to say, each day anew.
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

/** A brief out of anything: what is no text, no day, no id and no note is left out, and nothing is longer than it may be. */
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

/** One line of a text, without what nobody sees, at most `limit` characters long; empty for what is no text. */
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

/** Those who are in the brief's order first; whoever came since stands behind them, in the order given. */
export function inOrder<T extends { readonly id: string }>(talents: readonly T[], order: readonly string[]): readonly T[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: T) => places.get(id) ?? order.length;
  return talents.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Two briefs in one: the own one's words where it has any, its talents first. */
export function joinBriefs(own: Brief, other: Brief): Brief {
  return {
    title: own.title || other.title,
    client: own.client || other.client,
    from: own.from || other.from,
    to: own.to || other.to,
    order: toIds([...own.order, ...other.order]),
    notes: { ...other.notes, ...own.notes },
  };
}

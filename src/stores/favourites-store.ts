/** The favourites: cards by talent id under one storage key. Parsed by entry, since anything may be
 * stored; damaged text is backed up. */
import { atom, type ReadableAtom } from 'nanostores';
import { toCardTalent, type CardTalent } from '../domain/card-talent.ts';
import { NAME_LENGTH } from '../domain/constants.ts';
import { isId } from '../domain/id.ts';
import { jsonOrNull } from '../lib/json-or-null.ts';
import type { TextStorage } from '../lib/browser-storage.ts';

export type Favourite = CardTalent;

/** By talent id. */
export type Favourites = Readonly<Record<string, Favourite>>;

export interface FavouritesStore {
  readonly $favourites: ReadableAtom<Favourites>;
  keep(cards: readonly Favourite[]): void;
  remove(ids: readonly string[]): void;
  /** Takes in another tab's changes. */
  reload(): void;
  /** `false` if favourites live only as long as the page. */
  isStorable(): boolean;
}

export const FAVOURITES_KEY = 'favorites';
/** Key of text that could not be read in full. */
export const SET_ASIDE_KEY = 'favorites.setAside';
/** Characters: thousands of cards. */
const TEXT_LIMIT = 1_000_000;
const PROBE_KEY = 'favorites.probe';

export function createFavourites(storage: TextStorage): FavouritesStore {
  const $favourites = atom<Favourites>(parseFavourites(storage.read(FAVOURITES_KEY)).favourites);

  /** Starts from the stored text: another tab may have changed it. */
  function change(apply: (cards: Map<string, Favourite>) => void): void {
    const text = storage.read(FAVOURITES_KEY);
    const { favourites, complete } = parseFavourites(text);
    if (!complete && text !== null) storage.write(SET_ASIDE_KEY, text);
    const cards = new Map(Object.entries(favourites));
    apply(cards);
    const changed = Object.fromEntries(cards);
    storage.write(FAVOURITES_KEY, JSON.stringify(changed));
    $favourites.set(changed);
  }

  return {
    $favourites,
    keep(kept) {
      change((cards) => {
        for (const card of kept) cards.set(card.id, card);
      });
    },
    remove(ids) {
      change((cards) => {
        for (const id of ids) cards.delete(id);
      });
    },
    reload() {
      const { favourites } = parseFavourites(storage.read(FAVOURITES_KEY));
      if (JSON.stringify(favourites) !== JSON.stringify($favourites.get()))
        $favourites.set(favourites);
    },
    isStorable() {
      const stored = storage.write(PROBE_KEY, '');
      storage.remove(PROBE_KEY);
      return stored;
    },
  };
}

interface ReadFavourites {
  readonly favourites: Favourites;
  /** `false` if part of the text was left out. */
  readonly complete: boolean;
}

/** Reads the stored text; `null` is empty. */
export function parseFavourites(text: string | null): ReadFavourites {
  if (text === null) return { favourites: {}, complete: true };
  const value = text.length > TEXT_LIMIT ? null : jsonOrNull(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { favourites: {}, complete: false };
  const entries = Object.entries(value);
  const cards = entries
    .map(([id, entry]) => parseFavourite(id, entry))
    .filter((card) => card !== null);
  return {
    favourites: Object.fromEntries(cards.map((card) => [card.id, card])),
    complete: cards.length === entries.length,
  };
}

function parseFavourite(id: string, entry: unknown): Favourite | null {
  if (!isId(id) || typeof entry !== 'object' || entry === null) return null;
  const fields: Readonly<Record<string, unknown>> = { ...entry };
  // Names were cleaned when stored, and every page loads this code.
  const name =
    typeof fields.name === 'string'
      ? fields.name.slice(0, NAME_LENGTH).replace(/\s+/g, ' ').trim()
      : '';
  if (name === '') return null;
  // The former site stored the service's record, with height as text.
  return toCardTalent(
    id,
    name,
    (field) => fields[field] ?? (field === 'heightCm' ? fields.height : null),
  );
}

/** The favourites: cards by talent id under one storage key, parsed by entry. */
import type { ReadableAtom } from 'nanostores';
import { toCardTalent, type CardTalent } from '../domain/card-talent.ts';
import { NAME_LENGTH } from '../domain/constants.ts';
import { isId } from '../domain/id.ts';
import type { TextStorage } from '../lib/browser-storage.ts';
import { createJsonStore, isRecord, type Kept } from './json-store.ts';

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
/** Characters: thousands of cards. */
const TEXT_LIMIT = 1_000_000;
const PROBE_KEY = 'favorites.probe';

export function createFavourites(storage: TextStorage): FavouritesStore {
  const store = createJsonStore(storage, KEPT, {});
  const change = (apply: (cards: Map<string, Favourite>) => void) => {
    store.change((favourites) => {
      const cards = new Map(Object.entries(favourites));
      apply(cards);
      return Object.fromEntries(cards);
    });
  };
  return {
    $favourites: store.$value,
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
      store.reload();
    },
    isStorable() {
      const stored = storage.write(PROBE_KEY, '');
      storage.remove(PROBE_KEY);
      return stored;
    },
  };
}

const KEPT: Kept<Favourites> = {
  key: FAVOURITES_KEY,
  version: 1,
  limit: TEXT_LIMIT,
  parse(stored) {
    const entries = isRecord(stored) ? Object.entries(stored) : [];
    const cards = entries
      .map(([id, entry]) => parseFavourite(id, entry))
      .filter((card) => card !== null);
    return {
      value: Object.fromEntries(cards.map((card) => [card.id, card])),
      isWhole: cards.length === entries.length,
    };
  },
};

function parseFavourite(id: string, entry: unknown): Favourite | null {
  if (!isId(id) || !isRecord(entry)) return null;
  // Names were cleaned when stored, and every page loads this code.
  const name =
    typeof entry['name'] === 'string'
      ? entry['name'].slice(0, NAME_LENGTH).replace(/\s+/g, ' ').trim()
      : '';
  if (name === '') return null;
  // The former site stored the service's record, with height as text.
  return toCardTalent(
    id,
    name,
    (field) => entry[field] ?? (field === 'heightCm' ? entry['height'] : null),
  );
}

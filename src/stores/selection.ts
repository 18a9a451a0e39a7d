import { toKeptTalent, type KeptTalent } from '../domain/kept-talent.ts';
import { NAME_LENGTH } from '../domain/constants.ts';
import { isId } from '../domain/id.ts';
import { deviceTexts, type TextStorage } from '../lib/browser-storage.ts';
import { keepInStep, createJsonStore, isRecord, type StoredFormat } from './json-store.ts';

export type Cards = Readonly<Record<string, KeptTalent>>;

/** The former site's key. */
const KEY = 'favorites';
export const TEXTS_KEY = 'brief';
const TEXT_LIMIT = 1_000_000;

export function createSelection(storage: TextStorage) {
  const store = createJsonStore(storage, FORMAT, {});
  const keep = (kept: readonly KeptTalent[]) =>
    store.change((cards) => ({ ...cards, ...byId(kept) }));
  const remove = (ids: readonly string[]) =>
    store.change((cards) => byId(Object.values(cards).filter(({ id }) => !ids.includes(id))));
  return {
    $selection: store.$value,
    keep,
    remove,
    toggle(card: KeptTalent) {
      if (store.$value.get()[card.id] === undefined) keep([card]);
      else remove([card.id]);
    },
    reload: () => store.reload(),
    isLasting: () => storage.isLasting(KEY) && storage.isLasting(TEXTS_KEY),
  };
}

const FORMAT: StoredFormat<Cards> = {
  key: KEY,
  version: 1,
  limit: TEXT_LIMIT,
  parse(stored) {
    const cards = Object.entries(stored).map(([id, entry]) => parseCard(id, entry));
    return byId(cards.filter((card) => card !== null));
  },
};

export const byId = (cards: readonly KeptTalent[]): Cards =>
  Object.fromEntries(cards.map((card) => [card.id, card]));

function parseCard(id: string, entry: unknown): KeptTalent | null {
  if (!isId(id) || !isRecord(entry)) return null;
  const name =
    typeof entry['name'] === 'string'
      ? entry['name'].slice(0, NAME_LENGTH).replace(/\s+/g, ' ').trim()
      : '';
  if (name === '') return null;
  // The former site stored `height` as text.
  return toKeptTalent(
    id,
    name,
    (field) => entry[field] ?? (field === 'heightCm' ? entry['height'] : null),
  );
}

export const selection = createSelection(deviceTexts);
export const { $selection } = selection;
keepInStep(KEY, selection);

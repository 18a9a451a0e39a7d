import { inOrder } from '../../domain/selection.ts';
import { toKeptTalent, type KeptTalent } from '../../domain/kept-talent.ts';
import { toSurnameTest, toFirstName } from '../../domain/minor.ts';
import { compareNames } from '../../domain/name-order.ts';
import { parseTalentFile, type IndexedTalent } from '../../domain/talent-index.ts';

const ADDRESS = '/talents.json';
const LIMIT_MS = 20_000;

let loading: Promise<readonly IndexedTalent[]> | null = null;

export function loadTalentIndex(): Promise<readonly IndexedTalent[]> {
  loading ??= read().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function read(): Promise<readonly IndexedTalent[]> {
  const answer = await fetch(ADDRESS, { signal: AbortSignal.timeout(LIMIT_MS) });
  const index = answer.ok ? parseTalentFile(await answer.json()) : null;
  if (index === null) throw new Error('The list of talents cannot be read.');
  return index;
}

export function findTalents(ids: readonly string[], talents: readonly IndexedTalent[]) {
  const wanted = new Set(ids);
  const known = talents.map(({ card }) => card).filter(({ id }) => wanted.has(id));
  const cards = inOrder(known, ids);
  const found = new Set(cards.map(({ id }) => id));
  return { cards, gone: ids.filter((id) => !found.has(id)) };
}

/** The list's card wins over a kept one, which may be older than a minor's flag. */
export function toShownCards(
  kept: readonly KeptTalent[],
  talents: readonly IndexedTalent[],
): readonly KeptTalent[] {
  const current = new Map(talents.map(({ card }) => [card.id, card]));
  return kept.map((card) => current.get(card.id) ?? toUnconfirmed(card));
}

/** Until the list confirms a card, it shows as little as a minor's. */
function toUnconfirmed(card: KeptTalent): KeptTalent {
  // A file's name may tell the surname.
  const isTelling = toSurnameTest({ name: card.name, accounts: [] });
  const cover = card.cover === null || isTelling(card.cover) ? null : card.cover;
  const shown: Readonly<Record<string, unknown>> = {
    cover,
    heightCm: card.heightCm,
    shoes: card.shoes,
  };
  return toKeptTalent(card.id, toFirstName(card.name), (field) => shown[field]);
}

export function byName(cards: readonly KeptTalent[]): readonly KeptTalent[] {
  return cards.toSorted((a, b) => compareNames(a.name, b.name));
}

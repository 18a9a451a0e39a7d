/** A selection's talents as they are today. */
import { inOrder } from '../../domain/selection.ts';
import { toCardTalent, type CardTalent } from '../../domain/card-talent.ts';
import { toFileTest, toFirstName } from '../../domain/minor.ts';
import { compareNames } from '../../domain/name-order.ts';
import { parseTalentFile, type IndexedTalent } from '../../domain/talent-index.ts';

const ADDRESS = '/talents.json';
/** Milliseconds for a large agency's list on a slow connection. */
const LIMIT = 20_000;

let loading: Promise<readonly IndexedTalent[]> | null = null;

/** Loads the list of all talents once per page. Rejects if it does not come in time; the next call
 * tries again. */
export function loadTalentIndex(): Promise<readonly IndexedTalent[]> {
  loading ??= read().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function read(): Promise<readonly IndexedTalent[]> {
  const answer = await fetch(ADDRESS, { signal: AbortSignal.timeout(LIMIT) });
  const index = answer.ok ? parseTalentFile(await answer.json()) : null;
  if (index === null) throw new Error('The list of talents cannot be read.');
  return index;
}

/** A selection's talents as the agency knows them now, in its order, and the ids of those who
 * left. */
export function findTalents(ids: readonly string[], talents: readonly IndexedTalent[]) {
  const wanted = new Set(ids);
  const known = talents.map(({ card }) => card).filter(({ id }) => wanted.has(id));
  const cards = inOrder(known, ids);
  const found = new Set(cards.map(({ id }) => id));
  return { cards, gone: ids.filter((id) => !found.has(id)) };
}

/** Hides what a minor's card hides until the agency's current list confirms the talent: the flag
 * may be new. */
export function toUnconfirmed(card: CardTalent): CardTalent {
  const isTelling = toFileTest({ name: card.name, accounts: [] });
  const cover = card.cover === null || isTelling(card.cover) ? null : card.cover;
  const shown: Readonly<Record<string, unknown>> = {
    cover,
    heightCm: card.heightCm,
    shoes: card.shoes,
  };
  return toCardTalent(card.id, toFirstName(card.name), (field) => shown[field]);
}

export function byName(cards: readonly CardTalent[]): readonly CardTalent[] {
  return cards.toSorted((a, b) => compareNames(a.name, b.name));
}

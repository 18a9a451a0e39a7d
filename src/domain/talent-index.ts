import { CARD_FIELDS, toCardTalent, type CardTalent } from './card-talent.ts';
import { toLetters, toPlace } from './index-column.ts';

export interface IndexedTalent {
  readonly card: CardTalent;
  /** Listings as positions in `CATEGORIES`. */
  readonly categories: readonly number[];
  readonly composite: boolean;
  /** When the measures were checked, `yyyy-MM`, or `null`. */
  readonly measured: string | null;
}

/** Writes the talents in listing order as short rows, with one letter for the month of measuring:
 * phones load ten thousand. */
export function toTalentFile(talents: readonly IndexedTalent[]): object {
  const at = talents.map(({ measured }) => measured);
  const months = [...new Set(at.filter((month) => month !== null))];
  return {
    talents: talents.map(({ card, categories, composite }) => [
      card.id,
      card.name,
      categories,
      composite ? 1 : 0,
      ...CARD_FIELDS.map((field) => card[field]),
    ]),
    measured: { months, at: toLetters(at, months) },
  };
}

/** Parses the file and skips malformed rows; `null` if the whole is malformed. */
export function parseTalentFile(value: unknown): readonly IndexedTalent[] | null {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('talents' in value) ||
    !Array.isArray(value.talents)
  )
    return null;
  const rows = value.talents as readonly unknown[];
  const measuredAt = readMeasured('measured' in value ? value.measured : null);
  return rows.flatMap((row, position) => {
    if (!Array.isArray(row)) return [];
    const [id, name, categories, composite, ...fields] = row as readonly unknown[];
    if (typeof id !== 'string' || typeof name !== 'string') return [];
    const card = toCardTalent(id, name, (_, place) => fields[place]);
    return [
      {
        card,
        categories: toNumbers(categories),
        composite: composite === 1,
        measured: measuredAt(position),
      },
    ];
  });
}

function toNumbers(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
}

function readMeasured(value: unknown): (position: number) => string | null {
  if (typeof value !== 'object' || value === null || !('months' in value) || !('at' in value))
    return () => null;
  const { months, at } = value;
  if (!Array.isArray(months) || typeof at !== 'string') return () => null;
  return (position) => {
    const month: unknown = months[toPlace(at, position) - 1];
    return typeof month === 'string' ? month : null;
  };
}

import { CARD_FIELDS, toKeptTalent, type KeptTalent } from './kept-talent.ts';

export interface IndexedTalent {
  readonly card: KeptTalent;
  readonly composite: boolean;
  readonly measuredAt: string | null;
}

/** Rows are short, because phones load the file. */
export function toTalentFile(talents: readonly IndexedTalent[]): object {
  return {
    talents: talents.map(({ card, composite, measuredAt }) => [
      card.id,
      card.name,
      composite ? 1 : 0,
      ...CARD_FIELDS.map((field) => card[field]),
      measuredAt,
    ]),
  };
}

export function parseTalentFile(value: unknown): readonly IndexedTalent[] | null {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('talents' in value) ||
    !Array.isArray(value.talents)
  )
    return null;
  return (value.talents as readonly unknown[]).flatMap((row) => {
    if (!Array.isArray(row)) return [];
    const [id, name, composite, ...fields] = row as readonly unknown[];
    if (typeof id !== 'string' || typeof name !== 'string') return [];
    const measuredAt = fields[CARD_FIELDS.length];
    return [
      {
        card: toKeptTalent(id, name, (field) => fields[CARD_FIELDS.indexOf(field)]),
        composite: composite === 1,
        measuredAt: typeof measuredAt === 'string' ? measuredAt : null,
      },
    ];
  });
}

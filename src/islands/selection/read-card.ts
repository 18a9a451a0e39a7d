import { toCardTalent, type CardTalent } from '../../domain/card-talent.ts';

/** Reads a talent's card from a heart; the selection page adds the rest. */
export function readCard(heart: Element): CardTalent {
  const read = (field: string) => heart.getAttribute(field);
  return toCardTalent(read('talent-id') ?? '', read('name') ?? '', read);
}

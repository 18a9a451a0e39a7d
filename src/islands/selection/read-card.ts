import { toCardTalent } from '../../domain/card-talent.ts';
import type { Favourite } from '../../stores/favourites-store.ts';

/** Reads a talent's card from a heart; the favourites page adds the rest. */
export function readCard(heart: Element): Favourite {
  const read = (field: string) => heart.getAttribute(field);
  return toCardTalent(read('talent-id') ?? '', read('name') ?? '', read);
}

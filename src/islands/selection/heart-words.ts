/** What a page says of hearts and counts, from the words of its header's link to the selection. Apart from
 * the element, because islands are rendered where there are no elements. */
import { fill, fillCount } from '../../../i18n/phrases.ts';
import { toCardTalent, type CardTalent } from '../../domain/card-talent.ts';

const words = () =>
  document.querySelector<HTMLElement>('[data-selection-link][data-add]')?.dataset ?? {};

/** What pressing a talent's heart will do. */
export function heartLabel(name: string, isChosen: boolean): string {
  const { add = '', remove = '' } = words();
  return fill(isChosen ? remove : add, { name });
}

/** The label of a link to the selection. */
export function countLabel(count: number): string {
  const { countZero: zero = '', countOne: one = '', countOther: other = '' } = words();
  return fillCount({ zero, one, other }, count);
}

/** Reads a talent's card from a heart; the selection page adds the rest. */
export function readCard(heart: Element): CardTalent {
  const read = (field: string) => heart.getAttribute(field);
  return toCardTalent(read('talent-id') ?? '', read('name') ?? '', read);
}

/** The words of hearts and counts. Each page holds them once, at the header's link to the
 * selection. */
import { fill, fillCount } from '../../../i18n/phrases.ts';

const header = () => document.querySelector<HTMLElement>('[data-selection-link][data-add]');

/** What pressing a talent's heart will do. */
export function heartLabel(name: string, isChosen: boolean): string {
  return fill((isChosen ? header()?.dataset['remove'] : header()?.dataset['add']) ?? '', {
    name,
  });
}

/** The label of a link to the selection. */
export function countLabel(count: number): string {
  const {
    countZero: zero = '',
    countOne: one = '',
    countOther: other = '',
  } = header()?.dataset ?? {};
  return fillCount({ zero, one, other }, count);
}

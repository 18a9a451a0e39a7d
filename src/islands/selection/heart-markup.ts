/** Apart from heart.ts, which defines an element: islands render on the server, too. */
import { fill, fillCount } from '../../../i18n/phrases.ts';
import { toKeptTalent, type KeptTalent } from '../../domain/kept-talent.ts';
import { selection } from '../../stores/selection.ts';

const words = () =>
  document.querySelector<HTMLElement>('[data-selection-link][data-add]')?.dataset ?? {};

export function heartLabel(name: string, isChosen: boolean): string {
  const { add = '', remove = '' } = words();
  return fill(isChosen ? remove : add, { name });
}

export function countLabel(count: number): string {
  const { countZero: zero = '', countOne: one = '', countOther: other = '' } = words();
  return fillCount({ zero, one, other }, count);
}

export function tellNotKept(): void {
  document.getElementById('not-kept')?.toggleAttribute('data-shown', !selection.isLasting());
}

export function readCard(heart: Element): KeptTalent {
  const read = (field: string) => heart.getAttribute(field);
  return toKeptTalent(read('talent-id') ?? '', read('name') ?? '', read);
}

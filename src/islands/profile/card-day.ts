import { fill } from '../../../i18n/phrases.ts';
import { formatDay } from '../../domain/shown-days.ts';
import { agencyDay, shortMonthNames } from '../../domain/calendar-day.ts';

export function writeDay(card: HTMLElement): void {
  const day = formatDay(agencyDay(new Date()), shortMonthNames(document.documentElement.lang));
  card
    .querySelector('[data-part="day"]')
    ?.replaceChildren(fill(card.dataset['printed'] ?? '', { day }));
}

import { fill } from '../../i18n/phrases.ts';
import { agencyDay, shortMonthNames } from '../domain/calendar-day.ts';
import { formatDay } from '../domain/shown-days.ts';
import { within } from '../lib/within.ts';

const TIMEOUT = 10_000;

export async function printOnceLoaded(pages: readonly HTMLElement[]): Promise<void> {
  const pictures = pages
    .flatMap((page) => [...page.querySelectorAll('img')])
    .map((picture) => {
      picture.loading = 'eager';
      return picture.decode().catch(() => undefined);
    });
  await within(TIMEOUT, Promise.all([document.fonts.ready, ...pictures])).catch(() => undefined);
  window.print();
}

export function writeDay(card: HTMLElement): void {
  const day = formatDay(agencyDay(new Date()), shortMonthNames(document.documentElement.lang));
  card
    .querySelector('[data-part="day"]')
    ?.replaceChildren(fill(card.dataset['printed'] ?? '', { day }));
}

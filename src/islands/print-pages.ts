import { fill } from '../../i18n/phrases.ts';
import { agencyDay, shortMonthNames } from '../domain/calendar-day.ts';
import { formatDay } from '../domain/shown-days.ts';
import type { QrCode } from '../lib/qr-code.ts';
import { within } from '../lib/within.ts';

const TIMEOUT = 10_000;
const SVG = 'http://www.w3.org/2000/svg';

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

export function drawCode({ size, path }: QrCode, label: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const modules = document.createElementNS(SVG, 'path');
  modules.setAttribute('d', path);
  svg.setAttribute('class', 'qr');
  svg.setAttribute('viewBox', `0 0 ${String(size)} ${String(size)}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  svg.append(modules);
  return svg;
}

export function writeDay(card: HTMLElement): void {
  const day = formatDay(agencyDay(new Date()), shortMonthNames(document.documentElement.lang));
  card
    .querySelector('[data-part="day"]')
    ?.replaceChildren(fill(card.dataset['printed'] ?? '', { day }));
}

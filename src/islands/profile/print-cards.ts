/** Prints comp cards, each with its profile's code. Loaded on demand. */
import { toQrCode } from '../../lib/qr-code.ts';
import { drawCode, printOnceLoaded } from '../print-pages.ts';
import { writeDay } from './card-day.ts';

export async function printCards(cards: readonly HTMLElement[]): Promise<void> {
  prepareCards(cards);
  await printOnceLoaded(cards);
}

/** Adds codes and the day. */
export function prepareCards(cards: readonly HTMLElement[]): void {
  for (const card of cards) {
    const code = toQrCode(card.dataset['address'] ?? '');
    // Without a code, the card shows the address.
    if (code !== null)
      card
        .querySelector('[data-part="code"]')
        ?.replaceChildren(drawCode(code, card.dataset['code'] ?? ''));
    writeDay(card);
  }
}

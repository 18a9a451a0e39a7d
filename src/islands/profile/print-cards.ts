import { toQrCode } from '../../lib/qr-code.ts';
import { printOnceLoaded, writeDay } from '../print-pages.ts';

export async function printCards(cards: readonly HTMLElement[]): Promise<void> {
  prepareCards(cards);
  await printOnceLoaded(cards);
}

export function prepareCards(cards: readonly HTMLElement[]): void {
  for (const card of cards) {
    const code = toQrCode(card.dataset['address'] ?? '', card.dataset['code'] ?? '');
    if (code !== null) card.querySelector('[data-part="code"]')?.replaceChildren(code);
    writeDay(card);
  }
}

/** Prints a comp card with the code that opens the profile. Loaded when it is printed. */
import { toQrCode } from '../../lib/qr-code.ts';
import { drawCode, printOnceLoaded } from '../print-pages.ts';

export async function printCard(card: HTMLElement): Promise<void> {
  const code = toQrCode(card.dataset['address'] ?? '');
  // Without a code the address stands there to be read.
  if (code !== null) card.querySelector('[data-part="code"]')?.replaceChildren(drawCode(code, card.dataset['code'] ?? ''));
  for (const picture of card.querySelectorAll('img')) picture.loading = 'eager';
  await printOnceLoaded(card);
}

/** The browser's own menu cannot wait for the QR code: it prints the address. */
import { lazyPart } from '../lazy-part.ts';
import { bindPrintKeys } from '../print-keys.ts';
import { writeDay } from '../print-pages.ts';

const loadPrinter = lazyPart(() => import('./print-cards.ts'), { knownBy: 'printCards' });

class CompCard extends HTMLElement {
  connectedCallback(): void {
    const print = () =>
      void loadPrinter().then((part) => (part === null ? window.print() : part.printCards([this])));
    document.querySelector('[data-print]')?.addEventListener('click', print);
    bindPrintKeys(print);
    window.addEventListener('beforeprint', () => writeDay(this));
  }
}

customElements.define('comp-card', CompCard);

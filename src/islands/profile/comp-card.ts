/** The browser's own print menu cannot wait for the QR code: it prints the address. */
import { lazyPart } from '../lazy-part.ts';
import { bindPrint } from '../print-keys.ts';
import { writeDay } from '../print-pages.ts';

const loadPrinter = lazyPart(() => import('./print-cards.ts'), 'printCards');

class CompCard extends HTMLElement {
  connectedCallback(): void {
    bindPrint(document.querySelector('[data-print]'), () => {
      void loadPrinter().then((part) => (part === null ? window.print() : part.printCards([this])));
    });
    window.addEventListener('beforeprint', () => writeDay(this));
  }
}

customElements.define('comp-card', CompCard);

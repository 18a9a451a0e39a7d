/** `<comp-card data-address data-code data-printed>`: page button and print keys add its code; the
 * browser's menu prints the address. */
import { bindPrint } from '../print-keys.ts';
import { writeDay } from './card-day.ts';

class CompCard extends HTMLElement {
  connectedCallback(): void {
    bindPrint(document.querySelector('[data-print]'), () => {
      void import('./print-cards.ts').then(
        ({ printCards }) => printCards([this]),
        () => window.print(),
      );
    });
    window.addEventListener('beforeprint', () => writeDay(this));
  }
}

customElements.define('comp-card', CompCard);

/**
 * `<comp-card data-address data-code data-printed>`: a profile on paper. The page's button and the keys that print any page bring its code
 * first; printed from the browser's menu it has the address instead.
 */
import { fill } from '../../../i18n/phrases.ts';
import { agencyDay } from '../../domain/agency-day.ts';
import { formatDay } from '../../domain/brief-days.ts';
import { shortMonthNames } from '../../domain/month-names.ts';
import { bindPrint } from '../print-keys.ts';

class CompCard extends HTMLElement {
  connectedCallback(): void {
    bindPrint(document.querySelector('[data-print]'), () => {
      void import('./print-card.ts').then(
        ({ printCard }) => printCard(this),
        () => window.print(),
      );
      return true;
    });
    window.addEventListener('beforeprint', () => {
      const day = formatDay(agencyDay(new Date()), shortMonthNames(document.documentElement.lang));
      this.querySelector('[data-part="day"]')?.replaceChildren(fill(this.dataset['printed'] ?? '', { day }));
    });
  }
}

customElements.define('comp-card', CompCard);

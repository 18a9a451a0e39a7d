import { $selection, selection, type Cards } from '../../stores/selection.ts';
import { countLabel, heartLabel, readCard, tellNotKept } from './heart-markup.ts';

class SelectionHeart extends HTMLElement {
  connectedCallback(): void {
    const card = readCard(this);
    const kept = $selection.get()[card.id];
    // A surname that the page no longer shows must not stay stored.
    if (kept !== undefined && kept.name !== card.name) selection.keep([card]);
    this.querySelector('button')?.addEventListener('click', this.#press);
    $selection.subscribe((cards) => this.#show(cards));
  }

  #press = (): void => selection.toggle(readCard(this));

  #show(cards: Cards): void {
    const { id, name } = readCard(this);
    const isChosen = cards[id] !== undefined;
    const button = this.querySelector('button');
    button?.toggleAttribute('data-on', isChosen);
    button?.setAttribute('aria-label', heartLabel(name, isChosen));
  }
}

customElements.define('selection-heart', SelectionHeart);

$selection.subscribe((cards) => {
  const count = Object.keys(cards).length;
  tellNotKept();
  for (const link of document.querySelectorAll('[data-selection-link]')) {
    link.setAttribute('aria-label', countLabel(count));
    link.querySelector('[data-selection-count]')?.replaceChildren(count === 0 ? '' : String(count));
  }
});

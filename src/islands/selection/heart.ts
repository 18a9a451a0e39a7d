/** `<selection-heart talent-id name cover? heightCm?>`: the heart that adds a talent to the
 * favourites. The page holds its button. */
import { favourites } from '../../stores/own-favourites.ts';
import type { Favourites } from '../../stores/favourites-store.ts';
import { heartLabel } from './heart-words.ts';
import { readCard } from './read-card.ts';

class SelectionHeart extends HTMLElement {
  #leaveStore: (() => void) | null = null;

  connectedCallback(): void {
    // The page is newer than the stored card: a surname that it no longer shows must not stay
    // stored. The favourites page shows stored cards and renews them itself.
    if (this.closest('favourites-wall') === null) this.#renew();
    this.querySelector('button')?.addEventListener('click', this.#toggle);
    this.#leaveStore = favourites.$favourites.subscribe((cards) => this.#show(cards));
  }

  disconnectedCallback(): void {
    this.#leaveStore?.();
  }

  #show(cards: Favourites): void {
    const { id, name } = readCard(this);
    const isFavourite = cards[id] !== undefined;
    const button = this.querySelector('button');
    button?.setAttribute('aria-pressed', String(isFavourite));
    button?.setAttribute('aria-label', heartLabel(name, isFavourite));
  }

  #renew(): void {
    const card = readCard(this);
    const kept = favourites.$favourites.get()[card.id];
    if (kept !== undefined && kept.name !== card.name) favourites.keep([card]);
  }

  #toggle = (): void => {
    const card = readCard(this);
    if (favourites.$favourites.get()[card.id] === undefined) favourites.keep([card]);
    else favourites.remove([card.id]);
  };
}

customElements.define('selection-heart', SelectionHeart);

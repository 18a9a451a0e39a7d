/**
 * `<favourite-heart talent-id name cover? heightCm?>`: the heart beside a name, which keeps the talent among the favourites. Its button is
 * the page's.
 */
import { favourites } from '../../stores/own-favourites.ts';
import type { Favourites } from '../../stores/favourites-store.ts';
import { heartLabel } from './favourite-words.ts';
import { readCard } from './read-card.ts';

class FavouriteHeart extends HTMLElement {
  #leaveStore: (() => void) | null = null;

  connectedCallback(): void {
    // What the page says of a talent is of today: a surname kept earlier must not outlive the page that showed it. The favourites page shows
    // what was kept, and renews it itself.
    if (this.closest('favourites-wall') === null) this.#renew();
    this.querySelector('button')?.addEventListener('click', this.#toggle);
    this.#leaveStore = favourites.$favourites.subscribe((cards) => this.#show(cards));
  }

  disconnectedCallback(): void {
    this.#leaveStore?.();
    this.querySelector('button')?.removeEventListener('click', this.#toggle);
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

customElements.define('favourite-heart', FavouriteHeart);

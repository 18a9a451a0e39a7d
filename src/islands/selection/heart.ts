/** `<selection-heart talent-id name cover? heightCm?>`: the heart that keeps a talent in the
 * selection. The page holds its button. */
import { $selection, selection, type Cards } from '../../stores/selection.ts';
import { heartLabel } from './heart-words.ts';
import { readCard } from './read-card.ts';

class SelectionHeart extends HTMLElement {
  #leaveStore: (() => void) | null = null;

  connectedCallback(): void {
    this.#renew();
    this.querySelector('button')?.addEventListener('click', this.#toggle);
    this.#leaveStore = $selection.subscribe((cards) => this.#show(cards));
  }

  disconnectedCallback(): void {
    this.#leaveStore?.();
  }

  #show(cards: Cards): void {
    const { id, name } = readCard(this);
    const isChosen = cards[id] !== undefined;
    const button = this.querySelector('button');
    button?.setAttribute('aria-pressed', String(isChosen));
    button?.setAttribute('aria-label', heartLabel(name, isChosen));
  }

  /** The page is newer than the stored card: a surname that it no longer shows must not stay
   * stored. */
  #renew(): void {
    const card = readCard(this);
    const kept = $selection.get()[card.id];
    if (kept !== undefined && kept.name !== card.name) selection.keep([card]);
  }

  #toggle = (): void => {
    const card = readCard(this);
    if ($selection.get()[card.id] === undefined) selection.keep([card]);
    else selection.remove([card.id]);
  };
}

customElements.define('selection-heart', SelectionHeart);

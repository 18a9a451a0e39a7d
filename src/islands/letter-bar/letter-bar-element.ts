/**
 * `<letter-bar>`: wakes the letter bar when the page has come to rest. By hand and not as one of Astro's islands, because
 * their runtime on top of React would be more than a listing may send.
 */
import { calmPage } from '../calm-page.ts';
import type { LetterBarProps } from './LetterBar.tsx';

class LetterBarElement extends HTMLElement {
  connectedCallback(): void {
    void this.#wake();
  }

  async #wake(): Promise<void> {
    await calmPage();
    const { hydrateLetterBar } = await import('./hydrate-letter-bar.tsx');
    // The page's own words: they come from the view that drew the bar.
    hydrateLetterBar(this, JSON.parse(this.dataset['props'] ?? '') as LetterBarProps);
  }
}

customElements.define('letter-bar', LetterBarElement);

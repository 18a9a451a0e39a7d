/**
 * `<letter-bar>`: wakes the letter bar when the browser has nothing else to do. By hand and not as one of Astro's islands, because
 * their runtime on top of React would be more than a listing may send.
 */
import type { LetterBarProps } from './LetterBar.tsx';

class LetterBarElement extends HTMLElement {
  connectedCallback(): void {
    const wake = () => void this.#wake();
    // Safari has no idle callbacks yet.
    if ('requestIdleCallback' in window) requestIdleCallback(wake);
    else setTimeout(wake, 200);
  }

  async #wake(): Promise<void> {
    const { hydrateLetterBar } = await import('./hydrate-letter-bar.tsx');
    // The page's own words: they come from the view that drew the bar.
    hydrateLetterBar(this, JSON.parse(this.dataset['props'] ?? '') as LetterBarProps);
  }
}

customElements.define('letter-bar', LetterBarElement);

/** `<cover-slider>`: wakes the covers when the page has come to rest. */
import { calmPage } from '../calm-page.ts';
import type { SliderProps } from './Slider.tsx';

class CoverSliderElement extends HTMLElement {
  connectedCallback(): void {
    void this.#wake();
  }

  async #wake(): Promise<void> {
    await calmPage();
    const { hydrateSlider } = await import('./hydrate-slider.tsx');
    // The page's own words: they come from the view that drew the covers.
    hydrateSlider(this, JSON.parse(this.dataset['props'] ?? '') as SliderProps);
  }
}

customElements.define('cover-slider', CoverSliderElement);

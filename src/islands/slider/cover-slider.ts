/**
 * `<cover-slider>`: wakes the covers once the page has loaded and the browser has nothing else to do, so that no program is on the line
 * before the picture that the page opens with.
 */
import type { SliderProps } from './Slider.tsx';

/** Milliseconds after which a page that is still loading counts as loaded: one picture that hangs must not hold the covers. */
const LONGEST_LOAD = 5000;
/** Milliseconds that stand in for an idle moment where the browser does not tell of any. */
const PAUSE = 200;

class CoverSliderElement extends HTMLElement {
  connectedCallback(): void {
    void this.#wake();
  }

  async #wake(): Promise<void> {
    await pageLoad();
    await idleMoment();
    const { hydrateSlider } = await import('./hydrate-slider.tsx');
    // The page's own words: they come from the view that drew the covers.
    hydrateSlider(this, JSON.parse(this.dataset['props'] ?? '') as SliderProps);
  }
}

async function pageLoad(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true });
    setTimeout(resolve, LONGEST_LOAD);
  });
}

async function idleMoment(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    // Safari has no idle callbacks yet.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, PAUSE);
  });
}

customElements.define('cover-slider', CoverSliderElement);

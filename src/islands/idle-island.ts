/** Islands that load when the page is idle. Custom elements, because Astro's island runtime on top
 * of React would exceed the budget. */
import type { ComponentType } from 'react';

/** Milliseconds until a loading page counts as loaded: a hanging picture must not hold an
 * island. */
const LONGEST_LOAD = 5000;
/** Milliseconds that an island waits for an idle moment: a busy phone may have none. */
const LONGEST_BUSY = 1000;
/** Milliseconds to wait in browsers without requestIdleCallback. */
const PAUSE = 200;

/** Resolves once the page has loaded and the browser is idle. */
async function untilPageIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve);
      setTimeout(resolve, LONGEST_LOAD);
    });
  }
  await new Promise<unknown>((resolve) => {
    // Safari has no idle callbacks yet.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LONGEST_BUSY });
    else setTimeout(resolve, PAUSE);
  });
}

/** Defines an element that React hydrates from its `data-props` once the page is idle or the
 * visitor presses it. */
export function defineLateIsland<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): void {
  class LateIsland extends HTMLElement {
    static readonly observedAttributes = ['data-pressed'];
    #hurry = (): void => undefined;
    readonly #pressed = new Promise<void>((resolve) => {
      this.#hurry = resolve;
    });

    attributeChangedCallback(): void {
      this.#hurry();
    }

    connectedCallback(): void {
      void this.#wake();
    }

    async #wake(): Promise<void> {
      await Promise.race([untilPageIdle(), this.#pressed]);
      const [component, { hydrate }] = await Promise.all([load(), import('./hydrate.ts')]);
      // The island's own view wrote these props.
      hydrate(this, component, JSON.parse(this.dataset['props'] ?? '') as Props);
    }
  }

  customElements.define(name, LateIsland);
}

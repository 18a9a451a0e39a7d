/** `<agency-map>`: a drawing with a link to a third party's map, which loads only when opened; the
 * drawing stays if it fails. */
import type { GivenProps } from './AgencyMap.tsx';

class AgencyMapElement extends HTMLElement {
  #close: (() => void) | null = null;

  connectedCallback(): void {
    this.#part('open').addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void this.#open();
    });
  }

  async #open(): Promise<void> {
    if (this.dataset['state'] === 'opening') return;
    this.#show('opening');
    try {
      const { openMap } = await import('./AgencyMap.tsx');
      this.#close = openMap(this.#part('map'), {
        // The element's component always writes this markup.
        ...(JSON.parse(this.dataset['place'] ?? '') as GivenProps),
        marker: this.#part('marker'),
        offset: this.#offset(),
        onOpen: () => this.#show('open'),
        onFail: () => this.#giveUp(),
      });
    } catch {
      this.#giveUp();
    }
  }

  #giveUp(): void {
    this.#close?.();
    this.#close = null;
    this.#show('failed');
  }

  #show(state: 'opening' | 'open' | 'failed'): void {
    this.dataset['state'] = state;
    const isOpening = state === 'opening';
    this.#part('failure').hidden = state !== 'failed';
    const link = this.#part('open');
    link.hidden = state === 'open';
    link.ariaBusy = String(isOpening);
    for (const words of link.querySelectorAll<HTMLElement>('[data-when]')) {
      words.hidden = (words.dataset['when'] === 'opening') !== isOpening;
    }
  }

  /** The drawn marker's offset from the middle in pixels, so that the map shows the place at the
   * same spot. */
  #offset(): readonly [right: number, down: number] {
    const foot = this.querySelector('[data-part="foot"]')?.getBoundingClientRect();
    if (foot === undefined) return [0, 0];
    const box = this.getBoundingClientRect();
    return [
      foot.x + foot.width / 2 - (box.x + box.width / 2),
      foot.y + foot.height / 2 - (box.y + box.height / 2),
    ];
  }

  #part(name: string): HTMLElement {
    const part = this.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (part === null) throw new Error(`The map has no ${name}`);
    return part;
  }
}

customElements.define('agency-map', AgencyMapElement);

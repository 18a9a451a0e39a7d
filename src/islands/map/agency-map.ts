/**
 * `<agency-map>`: the map of the agency's place. The page brings a drawing of its own. The interactive map, which is a third party's, and
 * the program that draws it are asked for when the visitor opens it, and not before; the drawing stays where they do not come.
 */
import { MAP_ZOOM } from '../../domain/constants.ts';
import type { MovingMap } from './draw-map.ts';

/** How long the first tile may take, in milliseconds. */
const TILE_LIMIT = 10_000;

class AgencyMap extends HTMLElement {
  #map: MovingMap | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.#part('open').addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void this.#open();
    });
    for (const button of this.querySelectorAll<HTMLElement>('[data-zoom]')) {
      button.addEventListener('click', () => this.#map?.zoom(button.dataset['zoom'] === 'in' ? 1 : -1));
    }
  }

  async #open(): Promise<void> {
    if (this.dataset['state'] === 'opening') return;
    this.#show('opening');
    try {
      const { drawMap } = await import('./draw-map.ts');
      const canvas = this.#part('canvas');
      // It is measured before it is seen.
      canvas.hidden = false;
      this.#map = drawMap({
        canvas,
        marker: this.#part('marker'),
        offset: this.#offset(),
        latitude: Number(this.dataset['latitude']),
        longitude: Number(this.dataset['longitude']),
        zoom: MAP_ZOOM,
        tileUrl: this.dataset['tiles'] ?? '',
        onFirstTile: () => {
          clearTimeout(this.#timer);
          this.#show('open');
          canvas.focus({ preventScroll: true });
        },
        onNoTile: () => this.#giveUp(),
      });
      this.#timer = setTimeout(() => this.#giveUp(), TILE_LIMIT);
    } catch {
      this.#giveUp();
    }
  }

  #giveUp(): void {
    clearTimeout(this.#timer);
    this.#map?.remove();
    this.#map = null;
    this.#show('failed');
  }

  #show(state: 'opening' | 'open' | 'failed'): void {
    this.dataset['state'] = state;
    const isOpen = state === 'open';
    const isOpening = state === 'opening';
    for (const name of ['credit', 'zoom']) this.#part(name).hidden = !isOpen;
    if (state === 'failed') this.#part('canvas').hidden = true;
    this.#part('failure').hidden = state !== 'failed';
    const link = this.#part('open');
    link.hidden = isOpen;
    link.ariaBusy = String(isOpening);
    for (const words of link.querySelectorAll<HTMLElement>('[data-when]')) {
      words.hidden = (words.dataset['when'] === 'opening') !== isOpening;
    }
  }

  /** How far the drawing's marker stands from the middle, in pixels: the map that takes its place keeps the place where it was. */
  #offset(): readonly [right: number, down: number] {
    const foot = this.querySelector('[data-part="foot"]')?.getBoundingClientRect();
    if (foot === undefined) return [0, 0];
    const box = this.getBoundingClientRect();
    return [foot.x + foot.width / 2 - (box.x + box.width / 2), foot.y + foot.height / 2 - (box.y + box.height / 2)];
  }

  #part(name: string): HTMLElement {
    const part = this.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (part === null) throw new Error(`The map has no ${name}`);
    return part;
  }
}

customElements.define('agency-map', AgencyMap);

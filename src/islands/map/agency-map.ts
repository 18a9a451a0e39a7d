/**
 * `<agency-map>`: the map of the agency's place. The page brings its marker, which stands in the middle whether or not there is a map
 * under it, and the tiles around it; the map that moves is loaded when it comes near. Its tiles are the only thing that a page asks of
 * others unasked.
 */
import { MAP_ZOOM } from '../../domain/constants.ts';
import type { DrawnMap } from './draw-map.ts';

/** How close the map has to come before it is loaded, in pixels. */
const NEAR = 300;
/** How long the first tile may take, in milliseconds. */
const TILE_LIMIT = 10_000;

class AgencyMap extends HTMLElement {
  #observer: IntersectionObserver | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        this.#observer?.disconnect();
        void this.#load();
      },
      { rootMargin: `${String(NEAR)}px` },
    );
    this.#observer.observe(this);
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
    clearTimeout(this.#timer);
  }

  async #load(): Promise<void> {
    try {
      const { drawMap } = await import('./draw-map.ts');
      for (const part of ['canvas', 'zoom']) this.#part(part).hidden = false;
      const ground = this.#part('ground');
      const map = drawMap({
        canvas: this.#part('canvas'),
        marker: this.#part('marker'),
        latitude: Number(this.dataset['latitude']),
        longitude: Number(this.dataset['longitude']),
        zoom: MAP_ZOOM,
        tileUrl: this.dataset['tiles'] ?? '',
        onTile: () => {
          clearTimeout(this.#timer);
          this.#showFailure(false);
        },
        onTileFailure: () => {
          this.#showFailure(true);
        },
        onCovered: () => {
          ground.remove();
        },
      });
      this.#timer = setTimeout(() => {
        this.#showFailure(true);
      }, TILE_LIMIT);
      this.#offerZoom(map);
    } catch {
      // Without its program the map is the marker and the address.
      this.#showFailure(true);
    }
  }

  #offerZoom(map: DrawnMap): void {
    const buttons = this.#part('zoom');
    buttons.querySelector('[data-zoom="in"]')?.addEventListener('click', map.zoomIn);
    buttons.querySelector('[data-zoom="out"]')?.addEventListener('click', map.zoomOut);
  }

  #showFailure(isFailed: boolean): void {
    this.#part('failure').hidden = !isFailed;
  }

  #part(name: string): HTMLElement {
    const part = this.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (part === null) throw new Error(`The map has no ${name}`);
    return part;
  }
}

customElements.define('agency-map', AgencyMap);

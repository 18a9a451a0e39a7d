/** Web map tiles: squares of the Mercator world, numbered from its north-west corner. */

/** Pixels that a tile is wide and high. */
export const TILE_SIZE = 256;

export interface MapTile {
  readonly url: string;
  /** Pixels from the place to the tile's upper left corner. */
  readonly left: number;
  readonly top: number;
}

/**
 * The nine tiles around a place, the one that holds it first, because it is seen first.
 * Latitude and longitude in decimal degrees; `template` is Leaflet's, with `{z}`, `{x}`, `{y}` and maybe `{s}` and `{r}`.
 */
export function tilesAround(latitude: number, longitude: number, zoom: number, template: string): readonly MapTile[] {
  const count = 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  const east = ((longitude + 180) / 360) * count;
  const south = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * count;
  const [column, row] = [Math.floor(east), Math.floor(south)];
  const steps = [0, -1, 1];
  return steps.flatMap((down) =>
    steps.map((along) => {
      const [x, y] = [column + along, row + down];
      const values: Readonly<Record<string, string | number>> = { z: zoom, x: (x + count) % count, y, s: 'a', r: '' };
      return {
        url: template.replace(/\{([zxysr])\}/g, (_, name: string) => String(values[name])),
        left: Math.round((x - east) * TILE_SIZE),
        top: Math.round((y - south) * TILE_SIZE),
      };
    }),
  );
}

/** Draws a map with Leaflet. Loaded on demand, because Leaflet is most of what a contact page loads. */
import '../../../lib/trusted-types.ts';
import { DivIcon, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import { REDUCED_MOTION } from '../../reduced-motion.ts';

export interface MapRequest {
  readonly canvas: HTMLElement;
  /** Stands on the place; its foot is in the middle of its lower edge. */
  readonly marker: HTMLElement;
  /** Where the place is seen, in pixels from the middle of the map. */
  readonly offset: readonly [right: number, down: number];
  /** Decimal degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
  /** Leaflet's tile template. */
  readonly tileUrl: string;
  readonly onFirstTile: () => void;
  /** All tiles of the first view were asked for, and none has come. */
  readonly onNoTile: () => void;
}

export interface MovingMap {
  zoom(step: 1 | -1): void;
  remove(): void;
}

export function drawMap({ canvas, marker, offset, latitude, longitude, zoom, tileUrl, onFirstTile, onNoTile }: MapRequest): MovingMap {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  const moves = !window.matchMedia(REDUCED_MOTION).matches;
  const map = new LeafletMap(canvas, {
    scrollWheelZoom: false,
    // One finger scrolls the page; two move the map.
    dragging: !isTouch,
    zoomAnimation: moves,
    fadeAnimation: moves,
    inertia: moves,
    zoomControl: false,
    attributionControl: false,
  });
  const place: [number, number] = [latitude, longitude];
  const middle = map.project(place, zoom).subtract([...offset]);
  map.setView(map.unproject(middle, zoom), zoom);

  let hasTile = false;
  const tiles = new TileLayer(tileUrl, { maxZoom: 19, detectRetina: false });
  tiles.on('tileload', () => {
    if (hasTile) return;
    hasTile = true;
    // The page's own marker, taken over by the map so that it moves along.
    marker.hidden = false;
    const icon = new DivIcon({ html: marker, className: 'marker-place', iconSize: [0, 0] });
    new Marker(place, { icon, interactive: false, keyboard: false }).addTo(map);
    onFirstTile();
  });
  tiles.on('load', () => {
    // Afterwards: Leaflet still needs its map once it has told.
    if (!hasTile) queueMicrotask(onNoTile);
  });
  tiles.addTo(map);

  // Leaflet drops what it is asked for while it still zooms: of two quick presses the second would be lost.
  let wanted: number | null = null;
  /** Around the place while it is in sight, so that it stays there; else around the middle. */
  const setZoom = (to: number) => {
    if (map.getBounds().contains(place)) map.setZoomAround(place, to);
    else map.setZoom(to);
  };
  const zoomBy = (step: 1 | -1) => {
    const [from, isUnderWay] = [wanted ?? map.getZoom(), wanted !== null];
    wanted = Math.min(Math.max(from + step, map.getMinZoom()), map.getMaxZoom());
    if (isUnderWay) return;
    if (wanted === map.getZoom()) wanted = null;
    else setZoom(wanted);
  };
  map.on('zoomend', () => {
    if (wanted === map.getZoom()) wanted = null;
    else if (wanted !== null) setZoom(wanted);
  });
  return {
    zoom: zoomBy,
    remove: () => map.remove(),
  };
}

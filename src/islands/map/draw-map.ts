/** Draws a map with Leaflet. Loaded on demand, because Leaflet is most of what a contact page loads. */
import '../../lib/trusted-types.ts';
import { DivIcon, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import { REDUCED_MOTION } from '../reduced-motion.ts';

export interface MapRequest {
  readonly canvas: HTMLElement;
  /** Stands on the place; its foot is in the middle of its lower edge. */
  readonly marker: HTMLElement;
  /** Decimal degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
  /** Leaflet's tile template. */
  readonly tileUrl: string;
  /** A tile has arrived. */
  readonly onTile: () => void;
  /** A tile could not be had, and none has arrived yet. */
  readonly onTileFailure: () => void;
  /** The map covers what stood in its place, or leaves it. */
  readonly onCovered: () => void;
}

export interface DrawnMap {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
}

export function drawMap({ canvas, marker, latitude, longitude, zoom, tileUrl, onTile, onTileFailure, onCovered }: MapRequest): DrawnMap {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  const moves = !window.matchMedia(REDUCED_MOTION).matches;
  const map = new LeafletMap(canvas, {
    center: [latitude, longitude],
    zoom,
    scrollWheelZoom: false,
    // One finger scrolls the page; two move the map.
    dragging: !isTouch,
    zoomAnimation: moves,
    fadeAnimation: moves,
    inertia: moves,
    zoomControl: false,
    attributionControl: false,
  });

  let hasTile = false;
  new TileLayer(tileUrl, { maxZoom: 19, detectRetina: false })
    .on('tileload', () => {
      hasTile = true;
      onTile();
    })
    .on('tileerror', () => {
      if (!hasTile) onTileFailure();
    })
    .on('load', onCovered)
    .addTo(map);
  map.once('movestart', onCovered);

  // The page's own marker, taken over by the map so that it moves along.
  const icon = new DivIcon({ html: marker, className: 'marker-place', iconSize: [0, 0] });
  new Marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(map);

  // Leaflet drops what it is asked for while it still zooms: of two quick presses the second would be lost.
  let wanted: number | null = null;
  const zoomBy = (step: number) => {
    const [from, isUnderWay] = [wanted ?? map.getZoom(), wanted !== null];
    wanted = Math.min(Math.max(from + step, map.getMinZoom()), map.getMaxZoom());
    if (isUnderWay) return;
    if (wanted === map.getZoom()) wanted = null;
    else map.setZoom(wanted);
  };
  map.on('zoomend', () => {
    if (wanted === map.getZoom()) wanted = null;
    else if (wanted !== null) map.setZoom(wanted);
  });
  return {
    zoomIn: () => {
      zoomBy(1);
    },
    zoomOut: () => {
      zoomBy(-1);
    },
  };
}

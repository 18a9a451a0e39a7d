import '../../../lib/trusted-types.ts';
import { DivIcon, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import { adoptStyles } from '../../adopt-styles.ts';
import { REDUCED_MOTION } from '../../../images/media-queries.ts';
import css from './leaflet.css?inline';

adoptStyles(css);

export interface MapRequest {
  readonly canvas: HTMLElement;
  readonly marker: HTMLElement;
  readonly offset: readonly [right: number, down: number];
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
  readonly tileUrl: string;
  readonly onFirstTile: () => void;
  readonly onNoTile: () => void;
}

export type MovingMap = ReturnType<typeof drawMap>;

export function drawMap({
  canvas,
  marker,
  offset,
  latitude,
  longitude,
  zoom,
  tileUrl,
  onFirstTile,
  onNoTile,
}: MapRequest) {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  const moves = !window.matchMedia(REDUCED_MOTION).matches;
  const map = new LeafletMap(canvas, {
    scrollWheelZoom: false,
    // On a touch screen one finger scrolls the page, two move the map.
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
    marker.hidden = false;
    const icon = new DivIcon({ html: marker, className: 'marker-place', iconSize: [0, 0] });
    new Marker(place, { icon, interactive: false, keyboard: false }).addTo(map);
    onFirstTile();
  });
  tiles.on('load', () => {
    // Leaflet still uses its map after this event.
    if (!hasTile) queueMicrotask(onNoTile);
  });
  tiles.addTo(map);

  // Leaflet ignores zooms while it is zooming, and so a second quick press.
  let wanted: number | null = null;
  const setZoom = (to: number) => {
    if (map.getBounds().contains(place)) map.setZoomAround(place, to);
    else map.setZoom(to);
  };
  const zoomBy = (step: 1 | -1) => {
    const from = wanted ?? map.getZoom();
    const isUnderWay = wanted !== null;
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

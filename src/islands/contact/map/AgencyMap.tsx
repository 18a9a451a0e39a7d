/** The interactive map in place of the drawing: Leaflet and its controls. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../../Icon.tsx';
import { drawMap, type MovingMap } from './draw-map.ts';

export interface AgencyMapProps {
  /** Decimal degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** Leaflet's tile template. */
  readonly tileUrl: string;
  readonly words: { readonly mapKeys: string; readonly mapCredit: string; readonly zoomIn: string; readonly zoomOut: string };
  /** Link to the map's terms of use. */
  readonly copyright: string;
  readonly zoom: number;
  /** The page's marker, which the map takes over. */
  readonly marker: HTMLElement;
  /** The marker's offset from the middle in pixels. */
  readonly offset: readonly [right: number, down: number];
  /** The first tile is shown. */
  readonly onOpen: () => void;
  /** No tile has loaded. */
  readonly onFail: () => void;
}

/** Props from the page. */
export type GivenProps = Omit<AgencyMapProps, 'marker' | 'offset' | 'onOpen' | 'onFail'>;

/** Milliseconds for the first tile. */
const TILE_LIMIT = 10_000;
const STEPS: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1, _: -1 };

export function AgencyMap({ words, copyright, onOpen, onFail, ...place }: AgencyMapProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const map = useRef<MovingMap>(null);
  const [isOpen, setOpen] = useState(false);
  const given = useRef({ place, onOpen, onFail });

  useEffect(() => {
    if (canvas.current === null) return;
    const { current: element } = canvas;
    const limit = setTimeout(given.current.onFail, TILE_LIMIT);
    const drawn = drawMap({
      canvas: element,
      ...given.current.place,
      onFirstTile: () => {
        clearTimeout(limit);
        setOpen(true);
        given.current.onOpen();
        element.focus({ preventScroll: true });
      },
      onNoTile: given.current.onFail,
    });
    map.current = drawn;
    return () => {
      clearTimeout(limit);
      drawn.remove();
    };
  }, []);

  // Handle keys before Leaflet, which would zoom around the middle.
  const zoomByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    map.current?.zoom(step);
  };
  return (
    <>
      <div ref={canvas} data-part="canvas" role="application" aria-label={words.mapKeys} onKeyDownCapture={zoomByKey} />
      {isOpen && (
        <>
          <div data-part="zoom">
            <button className="tap" type="button" aria-label={words.zoomIn} onClick={() => map.current?.zoom(1)}>
              <Icon name="plus" />
            </button>
            <button className="tap" type="button" aria-label={words.zoomOut} onClick={() => map.current?.zoom(-1)}>
              <Icon name="minus" />
            </button>
          </div>
          <p data-part="credit">
            ©{' '}
            <a href={copyright} rel="noopener">
              {words.mapCredit}
            </a>
          </p>
        </>
      )}
    </>
  );
}

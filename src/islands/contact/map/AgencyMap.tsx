/** The interactive map in place of the drawing: Leaflet and its controls. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { Icon } from '../../Icon.tsx';
import { drawMap, type MapRequest, type MovingMap } from './draw-map.ts';

interface AgencyMapProps extends Omit<MapRequest, 'canvas' | 'onFirstTile' | 'onNoTile'> {
  readonly words: Readonly<Record<'mapKeys' | 'mapCredit' | 'zoomIn' | 'zoomOut', string>>;
  /** Link to the map's terms of use. */
  readonly copyright: string;
  readonly onOpen: () => void;
  readonly onFail: () => void;
}

export type GivenProps = Omit<AgencyMapProps, 'marker' | 'offset' | 'onOpen' | 'onFail'>;

/** Milliseconds for the first tile. */
const TILE_LIMIT = 10_000;
const STEPS: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1, _: -1 };

function AgencyMap({ words, copyright, onOpen, onFail, ...place }: AgencyMapProps) {
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
      <div
        ref={canvas}
        data-part="canvas"
        role="application"
        aria-label={words.mapKeys}
        onKeyDownCapture={zoomByKey}
      />
      {isOpen && (
        <>
          <div data-part="zoom">
            <button
              className="tap"
              type="button"
              aria-label={words.zoomIn}
              onClick={() => map.current?.zoom(1)}
            >
              <Icon name="plus" />
            </button>
            <button
              className="tap"
              type="button"
              aria-label={words.zoomOut}
              onClick={() => map.current?.zoom(-1)}
            >
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

/** Draws the map in an element; returns a function that removes it. */
export function openMap(place: HTMLElement, props: AgencyMapProps): () => void {
  const root = createRoot(place);
  root.render(<AgencyMap {...props} />);
  return () => root.unmount();
}

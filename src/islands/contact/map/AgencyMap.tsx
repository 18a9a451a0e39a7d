import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { ContactView } from '../../../views/contact-view.ts';
import { Icon } from '../../Icon.tsx';
import { lazyPart } from '../../lazy-part.ts';
import { isPlainClick } from '../../link-clicks.ts';
import type { MapRequest, MovingMap } from './draw-map.ts';
import './map.css';

interface Props {
  readonly words: ContactView['mapWords'];
  readonly label: string;
  readonly address: string;
  readonly place: string;
  readonly copyright: string;
  readonly at: Pick<MapRequest, 'latitude' | 'longitude' | 'zoom' | 'tileUrl'>;
  /** The children draw the map and its marker. */
  readonly isDrawn: boolean;
  readonly children?: ReactNode;
}

const TILE_LIMIT = 10_000;
const loadMap = lazyPart(() => import('./draw-map.ts'), { knownBy: 'drawMap' });
const STEPS: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1, _: -1 };

export function AgencyMap(props: Props) {
  const { words, label, address, place, copyright, at, isDrawn, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'closed' | 'opening' | 'open' | 'failed'>('closed');
  useEffect(() => void loadMap(), []);
  return (
    <div
      ref={frame}
      className="agency-map"
      role="region"
      aria-label={label}
      data-state={state === 'closed' ? undefined : state}
    >
      {children}
      {(state === 'opening' || state === 'open') && (
        <LiveMap
          {...{ words, copyright, at, frame, marker }}
          isOpen={state === 'open'}
          onOutcome={setState}
        />
      )}
      {state !== 'open' && (
        <div ref={marker} data-part="marker" hidden={isDrawn}>
          <span>{address}</span>
          <svg viewBox="0 0 32 94" aria-hidden="true">
            <path d="M16 31V91" />
            <circle cx="16" cy="16" r="15" />
            <ellipse cx="16" cy="91" rx="7" ry="2" />
          </svg>
        </div>
      )}
      <a
        data-part="open"
        href={place}
        rel="noopener"
        hidden={state === 'open'}
        aria-busy={state === 'opening' || undefined}
        onClick={(event) => {
          if (!isPlainClick(event.nativeEvent)) return;
          event.preventDefault();
          setState('opening');
        }}
      >
        <span className="words">
          <span data-off={state === 'opening' ? '' : undefined}>{words.mapOpen}</span>
          <span data-off={state === 'opening' ? undefined : ''}>{words.mapOpening}</span>
        </span>{' '}
        <span className="mute">{words.mapFrom}</span>
      </a>
      <div role="status">{state === 'failed' && <p data-part="failure">{words.mapFailed}</p>}</div>
    </div>
  );
}

interface LiveMapProps extends Pick<Props, 'words' | 'copyright' | 'at'> {
  readonly frame: RefObject<HTMLElement | null>;
  readonly marker: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOutcome: (state: 'open' | 'failed') => void;
}

function LiveMap({ words, copyright, at, frame, marker, isOpen, onOutcome }: LiveMapProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const map = useRef<MovingMap>(null);
  const draw = useEffectEvent(
    (element: HTMLElement, { drawMap }: NonNullable<Awaited<ReturnType<typeof loadMap>>>) => {
      const pin = marker.current?.cloneNode(true);
      if (!(pin instanceof HTMLElement)) return;
      map.current = drawMap({
        canvas: element,
        ...at,
        marker: pin,
        offset: offsetOf(frame.current),
        onFirstTile: () => onOutcome('open'),
        onNoTile: () => onOutcome('failed'),
      });
    },
  );
  const giveUp = useEffectEvent(() => {
    if (!isOpen) onOutcome('failed');
  });

  useEffect(() => {
    let isGone = false;
    void loadMap().then((loaded) => {
      if (loaded === null) giveUp();
      else if (canvas.current !== null && !isGone) draw(canvas.current, loaded);
    });
    const limit = setTimeout(giveUp, TILE_LIMIT);
    return () => {
      isGone = true;
      clearTimeout(limit);
      map.current?.remove();
    };
  }, []);

  useEffect(() => {
    if (isOpen) canvas.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const zooms = [
    { icon: 'plus', label: words.zoomIn, step: 1 },
    { icon: 'minus', label: words.zoomOut, step: -1 },
  ] as const;
  return (
    <>
      <div
        ref={canvas}
        data-part="canvas"
        role="application"
        aria-label={words.mapKeys}
        // These keys are taken before Leaflet, which would zoom around the middle.
        onKeyDownCapture={(event) => {
          const step = STEPS[event.key];
          if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          event.stopPropagation();
          map.current?.zoom(step);
        }}
      />
      {isOpen && (
        <>
          <div data-part="zoom">
            {zooms.map(({ icon, label, step }) => (
              <button
                key={icon}
                className="tap"
                type="button"
                aria-label={label}
                onClick={() => map.current?.zoom(step)}
              >
                <Icon name={icon} />
              </button>
            ))}
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

/** Pixels from the middle, where the drawing shows the place. */
function offsetOf(frame: HTMLElement | null): readonly [right: number, down: number] {
  const foot = frame?.querySelector('[data-part="foot"]')?.getBoundingClientRect();
  if (frame === null || foot === undefined) return [0, 0];
  const box = frame.getBoundingClientRect();
  return [
    foot.x + foot.width / 2 - (box.x + box.width / 2),
    foot.y + foot.height / 2 - (box.y + box.height / 2),
  ];
}

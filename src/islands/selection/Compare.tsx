/** Polaroids are read from the profile's page, which withholds a minor's. */
import { useEffect, useInsertionEffect, useRef, useState, type KeyboardEvent } from 'react';
import { fill } from '../../../i18n/phrases.ts';
import type { KeptTalent } from '../../domain/kept-talent.ts';
import { toLinkedCard } from '../../domain/card.ts';
import { toImage, type Image } from '../../images/image.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { Icon } from '../Icon.tsx';
import { hasModifier } from '../link-clicks.ts';
import { loadProfile } from '../load-profile.ts';
import { useModal } from '../use-focus.ts';
import styles from './compare.css?inline';
import { toMeasuresLine } from './measures-line.ts';

const SWIPE_PX = 40;
const WALK: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
const TURN: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const STEPS = [
  [-1, 'previous', 'left'],
  [1, 'next', 'right'],
] as const;
const SIDES = [0, 1] as const;
type Side = (typeof SIDES)[number];

type Picture = Pick<Image, 'src' | 'srcset'>;

interface Props {
  readonly view: SelectionPageView;
  readonly people: readonly KeptTalent[];
  readonly onEnd: (chosen: readonly KeptTalent[], dropped: readonly KeptTalent[]) => void;
}

export function Compare({ view, people: chosen, onEnd }: Props) {
  const { compare } = view.words;
  // Another tab may take somebody out meanwhile.
  const [people] = useState(chosen);
  const dialog = useModal(() => onEnd([], []));
  const [places, setPlaces] = useState<readonly [number, number]>([0, 1]);
  const [active, setActive] = useState<Side>(0);
  const [wanted, setWanted] = useState(0);
  const start = useRef(0);
  useInsertionEffect(() => adoptStyles(styles), []);

  const pair = places.map((place) => people[place]) as unknown as readonly [KeptTalent, KeptTalent];
  const polaroids = [usePolaroids(pair[0], view), usePolaroids(pair[1], view)];
  /** Both show the same kind: the card's picture, then the polaroids. */
  const pictures = pair.map((talent, side) => [
    talent.cover === null ? null : toImage({ file: talent.cover, imageBaseUrl: view.imageBaseUrl }),
    ...(polaroids[side] ?? []),
  ]);
  const count = Math.min(...pictures.map(({ length }) => length));
  const index = Math.min(wanted, count - 1);

  const walk = (side: Side, step: 1 | -1) =>
    setPlaces((now) => {
      const still = now[side === 0 ? 1 : 0];
      const next = (from: number) => (from + step + people.length) % people.length;
      const to = next(now[side]) === still ? next(still) : next(now[side]);
      return side === 0 ? [to, still] : [still, to];
    });
  const press = (event: KeyboardEvent) => {
    const [step, turn] = [WALK[event.key], TURN[event.key]];
    if ((step === undefined && turn === undefined) || hasModifier(event)) return;
    event.preventDefault();
    if (step !== undefined) walk(active, step);
    if (turn !== undefined) setWanted((index + turn + count) % count);
  };
  const release = (side: Side, clientX: number) => {
    const moved = clientX - start.current;
    if (Math.abs(moved) > SWIPE_PX) walk(side, moved < 0 ? 1 : -1);
  };

  /* eslint-disable jsx-a11y/no-noninteractive-element-interactions -- Keys and fingers have buttons beside them. */
  return (
    <dialog
      ref={dialog}
      className="compare full-screen"
      aria-label={compare.open}
      onKeyDown={press}
    >
      {SIDES.map((side) => {
        const talent = pair[side];
        const picture = pictures[side]?.[index] ?? null;
        return (
          <section
            key={side}
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Arrow keys walk from it.
            tabIndex={0}
            aria-label={talent.name}
            data-active={side === active || undefined}
            onFocus={() => setActive(side)}
            onPointerDown={({ clientX }) => (start.current = clientX)}
            onPointerUp={({ clientX }) => release(side, clientX)}
          >
            {picture === null ? (
              <span className="d2 none" translate="no">
                {talent.name}
              </span>
            ) : (
              <img
                key={picture.src}
                src={picture.src}
                srcSet={picture.srcset ?? undefined}
                sizes="(orientation: landscape) 50vw, 100vw"
                alt=""
                draggable={false}
                data-fallback=""
              />
            )}
            <div className="line">
              {STEPS.map(([step, word, icon]) => (
                <button
                  className="tap"
                  type="button"
                  key={word}
                  tabIndex={-1} // Keyboards have the arrow keys.
                  aria-label={compare[word]}
                  onClick={() => walk(side, step)}
                >
                  <Icon name={icon} />
                </button>
              ))}
              <p aria-live="polite">
                <b className="d4" translate="no">
                  {talent.name}
                </b>{' '}
                <span className="small num">{toMeasuresLine(talent, view)}</span>
              </p>
              <button
                className="btn"
                type="button"
                aria-label={`${compare.only}: ${talent.name}`}
                onClick={() => onEnd([talent], [pair[side === 0 ? 1 : 0]])}
              >
                {compare.only}
              </button>
            </div>
          </section>
        );
      })}
      <div className="ends acts">
        {count > 1 && (
          <button className="tap num" type="button" onClick={() => setWanted((index + 1) % count)}>
            {fill(compare.picture, { n: index + 1, m: count })}
          </button>
        )}
        <button className="btn" type="button" onClick={() => onEnd(pair, [])}>
          {compare.both}
        </button>
        <button className="btn" type="button" onClick={() => onEnd([], pair)}>
          {compare.neither}
        </button>
        <button
          className="tap"
          type="button"
          aria-label={view.form.words.close}
          onClick={() => onEnd([], [])}
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}

function usePolaroids(talent: KeptTalent, { modelsPath, language }: SelectionPageView) {
  const [all, setAll] = useState<Readonly<Record<string, readonly Picture[]>>>({});
  useEffect(() => {
    const { id, path } = toLinkedCard(talent, modelsPath, language);
    void readPolaroids(path).then((read) => setAll((before) => ({ ...before, [id]: read })));
  }, [talent, modelsPath, language]);
  return all[talent.id] ?? [];
}

async function readPolaroids(path: string): Promise<readonly Picture[]> {
  const profile = await loadProfile(path).catch(() => null);
  const images = profile?.page.querySelectorAll('#snap .picture img') ?? [];
  return Array.from(images, (image) => ({
    src: image.getAttribute('src') ?? '',
    srcset: image.getAttribute('srcset'),
  }));
}

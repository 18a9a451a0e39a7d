import { useStore } from '@nanostores/react';
import { useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react';
import swiper from 'swiper/css?inline';
import { fill } from '../../../../i18n/phrases.ts';
import { toGallerySlides, toSlideIndex } from '../../../domain/gallery-slides.ts';
import type { GalleryName } from '../../../domain/talent.ts';
import { $selection, selection } from '../../../stores/selection.ts';
import type { GalleryModeView } from '../../../views/profile-view.ts';
import { adoptStyles } from '../../adopt-styles.ts';
import { Icon } from '../../Icon.tsx';
import { heartLabel } from '../../selection/heart-markup.ts';
import { useModal } from '../../use-focus.ts';
import { useMediaQuery } from '../../use-media-query.ts';
import type { KeptTalent } from '../../../domain/kept-talent.ts';
import galleryMode from './gallery-mode.css?inline';
import type { GalleryPlace } from './slide-place.ts';
import type { Gallery, GalleryItem } from './read-galleries.ts';
import { Slides } from './Slides.tsx';
import { useSlider } from './use-slider.ts';

const PAIRING_WIDTH = 650;

/** Another array would pair the slides again. */
const NO_ITEMS: readonly GalleryItem[] = [];
const ROOM_FOR_TWO = `(width >= ${String(PAIRING_WIDTH)}px)`;

export interface GalleryModeProps {
  readonly galleries: readonly Gallery[];
  readonly view: GalleryModeView;
  readonly card: KeptTalent | null;
  readonly place: GalleryPlace;
  readonly onMove: (place: GalleryPlace) => void;
  readonly onLeave: () => void;
}

export function GalleryMode({ galleries, view, card, place, onMove, onLeave }: GalleryModeProps) {
  const dialog = useModal(onLeave);
  const frame = useRef<HTMLDivElement>(null);
  const [{ gallery: name, item }, setPlace] = useState(place);
  const pairs = useMediaQuery(ROOM_FOR_TWO);
  const items = galleries.find((gallery) => gallery.name === name)?.items ?? NO_ITEMS;
  const slides = useMemo(() => toGallerySlides(items, { pairs }), [items, pairs]);
  const active = toSlideIndex(slides, item);
  const move = (next: GalleryPlace) => {
    setPlace(next);
    onMove(next);
  };
  const showSlide = (index: number) => {
    const slide = slides[index];
    // A narrower screen returns to the same picture.
    if (slide !== undefined && !slide.includes(item)) move({ gallery: name, item: slide[0] });
  };
  const showGallery = (next: GalleryName) => {
    if (next !== name) move({ gallery: next, item: 0 });
  };
  const n = active + 1;
  const m = slides.length;
  const key = `${name} ${String(pairs)}`;
  const slider = useSlider(frame, key, active, showSlide);
  useInsertionEffect(() => adoptStyles(swiper + galleryMode), []);

  return (
    <dialog ref={dialog} className="stage full-screen" aria-label={view.title}>
      <div className="top">
        <button type="button" className="tap leave" onClick={onLeave}>
          <Icon name="back" /> {view.leave}
        </button>
        <Selector {...{ galleries, view }} current={name} onChoose={showGallery} />
        <div className="own">
          {card !== null && <Heart card={card} />}
          <p className="num count">
            <span aria-hidden="true">{`${view.slide} ${n} / ${m}`}</span>
            <span className="vh" role="status">
              {fill(view.position, { n, m })}
            </span>
          </p>
        </div>
      </div>
      <Slides key={key} ref={frame} {...{ slides, items, active }} position={view.position} />
      <div className="ctl">
        <button
          type="button"
          className="tap"
          aria-label={view.previous}
          aria-disabled={n === 1}
          onClick={() => slider.current?.slidePrev()}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          className="tap"
          aria-label={view.next}
          aria-disabled={n === m}
          onClick={() => slider.current?.slideNext()}
        >
          <Icon name="right" />
        </button>
      </div>
    </dialog>
  );
}

interface SelectorProps extends Pick<GalleryModeProps, 'galleries' | 'view'> {
  readonly current: GalleryName;
  readonly onChoose: (name: GalleryName) => void;
}

function Selector({ galleries, view, current, onChoose }: SelectorProps) {
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav className="tabs choice" aria-label={view.galleries}>
      <div className="tabs">
        {galleries.map(({ name, label, items }) => (
          <button
            key={name}
            type="button"
            ref={name === current ? chosen : null}
            aria-current={name === current}
            onClick={() => onChoose(name)}
          >
            {label}
            <sup className="num">{items.length}</sup>
          </button>
        ))}
      </div>
      {view.accounts.map(({ network, url, label }) => (
        <a key={network} href={url} target="_blank" rel="noopener">
          {network} <span aria-hidden="true">↗</span> <span className="vh">{label}</span>
        </a>
      ))}
    </nav>
  );
}

function Heart({ card }: { readonly card: KeptTalent }) {
  const isChosen = useStore($selection)[card.id] !== undefined;
  return (
    <button
      type="button"
      className="tap heart"
      data-on={isChosen ? '' : undefined}
      aria-label={heartLabel(card.name, isChosen)}
      onClick={() => selection.toggle(card)}
    >
      <Icon name="heart" />
    </button>
  );
}

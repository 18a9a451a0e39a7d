/**
 * Full-screen gallery mode: one slide of a talent's galleries at a time, in a modal dialog, which contains the focus. Where the mode
 * stands is told to the caller, who also takes it away.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fill } from '../../../i18n/phrases.ts';
import { PAIRING_WIDTH } from '../../domain/constants.ts';
import { toGallerySlides, toSlideIndex } from '../../domain/gallery-slides.ts';
import type { GalleryName } from '../../domain/talent.ts';
import { lockScroll } from '../../lib/scroll-lock.ts';
import type { GalleryModeView } from '../../views/profile-view.ts';
import { Icon } from '../Icon.tsx';
import { useMediaQuery } from '../use-media-query.ts';
import './gallery-mode.css';
import { GallerySelector } from './GallerySelector.tsx';
import type { Place } from './place.ts';
import type { Gallery } from './read-galleries.ts';
import { Slides, type SlidesHandle } from './Slides.tsx';

export interface GalleryModeProps {
  readonly galleries: readonly Gallery[];
  readonly view: GalleryModeView;
  readonly place: Place;
  readonly onMove: (place: Place) => void;
  readonly onLeave: () => void;
}

const ROOM_FOR_TWO = `(width >= ${String(PAIRING_WIDTH)}px)`;

export function GalleryMode({ galleries, view, place, onMove, onLeave }: GalleryModeProps) {
  const [{ gallery: name, item }, setPlace] = useState(place);
  const pairs = useMediaQuery(ROOM_FOR_TWO);
  const dialog = useRef<HTMLDialogElement>(null);
  const slider = useRef<SlidesHandle>(null);
  const items = galleries.find((gallery) => gallery.name === name)?.items ?? [];
  const slides = useMemo(() => toGallerySlides(items, { pairs }), [items, pairs]);
  const active = toSlideIndex(slides, item);
  const position = { n: active + 1, m: slides.length };

  useLayoutEffect(() => {
    const element = dialog.current;
    const unlock = lockScroll(document);
    element?.showModal();
    return () => {
      element?.close();
      unlock();
    };
  }, []);

  const move = (next: Place) => {
    setPlace(next);
    onMove(next);
  };
  const showSlide = (index: number) => {
    const slide = slides[index];
    // The slide that holds the current picture is no news: the picture stays the one to come back to on a narrower screen.
    if (slide !== undefined && !slide.includes(item)) move({ gallery: name, item: slide[0] });
  };
  const showGallery = (next: GalleryName) => {
    if (next !== name) move({ gallery: next, item: 0 });
  };
  const steer = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') slider.current?.previous();
    else if (event.key === 'ArrowRight') slider.current?.next();
    else return;
    event.preventDefault();
  });
  // The keys are a further way to the buttons below. Heard on the whole document: the slider takes the focus from what a mouse presses.
  useEffect(() => {
    document.addEventListener('keydown', steer);
    return () => {
      document.removeEventListener('keydown', steer);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className="stage"
      aria-label={view.title}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      <div className="top">
        <button type="button" className="tap leave" onClick={onLeave}>
          <Icon name="left" /> {view.leave}
        </button>
        <GallerySelector galleries={galleries} current={name} view={view} onChoose={showGallery} />
        <p className="num count">
          <span aria-hidden="true">
            {position.n} / {position.m}
          </span>
          <span className="vh" role="status">
            {fill(view.position, position)}
          </span>
        </p>
      </div>
      <Slides
        key={`${name} ${String(pairs)}`}
        ref={slider}
        slides={slides}
        items={items}
        active={active}
        position={view.position}
        onShow={showSlide}
      />
      <div className="ctl">
        <button
          type="button"
          className="tap"
          aria-label={view.previous}
          aria-disabled={active === 0}
          onClick={() => slider.current?.previous()}
        >
          <Icon name="left" />
        </button>
        <span className="num" aria-hidden="true">
          {position.n} / {position.m}
        </span>
        <button
          type="button"
          className="tap"
          aria-label={view.next}
          aria-disabled={active === slides.length - 1}
          onClick={() => slider.current?.next()}
        >
          <Icon name="right" />
        </button>
      </div>
    </dialog>
  );
}
